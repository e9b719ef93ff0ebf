import { defineConfig } from 'vitest/config';

/** Tests on real programs: one at a time, because they share the processors that live hints need. */
// biome-ignore lint/style/noDefaultExport: vitest asks for one
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 240_000,
    fileParallelism: false,
  },
});

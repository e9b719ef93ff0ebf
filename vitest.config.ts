import { defineConfig } from 'vitest/config';

// biome-ignore lint/style/noDefaultExport: vitest asks for one
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/e2e/**'],
    // OpenCV's module has a `then` of its own: were it spread over the namespace, importing it would never end.
    deps: { interopDefault: false },
    // A slow machine must not fail a test; what never ends is ended.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});

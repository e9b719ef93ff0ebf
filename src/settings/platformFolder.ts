import envPaths from 'env-paths';

/** The platform's folder for what Automine keeps there, asked for anew each time: the environment decides. */
export function platformFolder(kind: 'data' | 'config' | 'log'): string {
  return envPaths('automine', { suffix: '' })[kind];
}

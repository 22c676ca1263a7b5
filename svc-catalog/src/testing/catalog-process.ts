import { startProcess } from '@ethereal/service-kit/testing/start-process';

const MAIN = new URL('../main.ts', import.meta.url);

/** Starts the service as a process that a test may kill. */
export const startCatalogProcess = (env: Record<string, string>) =>
  startProcess(MAIN, { ...env, PORT: '0', LOG_LEVEL: 'info' });

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import FailuresReporter from './dev/testing/failures-reporter.ts';

// The pair's page needs a contract that the generator writes.
const exclude = ['**/node_modules/**', '**/dist/**', '**/.data/**', '**/.cache/**', 'packages/areas/template/pair/**'];
const JOURNEY = 'e2e/journey.e2e.test.ts';

/** Time limit of a test that computes or renders. On a busy machine some take several times as long as on a quiet one. */
const BUSY_MS = 15_000;
/** Time limit of `expect.poll`, in milliseconds. `patience.ts` has that of `vi.waitFor`. */
const WAIT = { poll: { timeout: 10_000 } };

const browser: TestProjectInlineConfiguration['test'] = {
  exclude,
  environment: 'node',
  // A worker has one browser, and a context per visitor.
  isolate: false,
  globalSetup: ['dev/testing/site-setup.ts'],
  setupFiles: ['dev/testing/await-site.ts'],
  // Some tests check many states by axe at three widths, or open every page; on a busy machine that takes minutes.
  testTimeout: 400_000,
  expect: { poll: { timeout: 15_000 } },
  hookTimeout: 180_000,
};

/** Tests of services with real stores and a broker. They start services that share one copy of their modules per worker. */
const services: TestProjectInlineConfiguration['test'] = {
  exclude,
  environment: 'node',
  isolate: false,
  globalSetup: ['dev/testing/global-setup.ts'],
  setupFiles: ['dev/testing/no-trace.ts', 'dev/testing/patience.ts', 'dev/testing/await-backing.ts'],
  expect: WAIT,
  unstubGlobals: true,
  unstubEnvs: true,
  // Services that tests start as processes load compiled code.
  env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache/compile') },
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // These tests wait for stores, the broker and processes more than they compute.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  sequence: { groupOrder: 1 },
};

// Kinds of tests by file name. Those of one group run side by side, one group after the other.
export default defineConfig({
  test: {
    maxWorkers: '100%',
    reporters: [new FailuresReporter()],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.unit.test.ts'],
          exclude,
          environment: 'node',
          // Unit tests keep no state outside themselves, so that a worker loads each module once.
          isolate: false,
          setupFiles: ['dev/testing/no-trace.ts', 'dev/testing/patience.ts', 'dev/testing/property-time.ts'],
          testTimeout: BUSY_MS,
          expect: WAIT,
          unstubGlobals: true,
          unstubEnvs: true,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // Components store the current session as a page does: each file has a page of its own, in a shared worker.
        test: {
          name: 'unit-components',
          isolate: false,
          setupFiles: [
            'dev/testing/no-trace.ts',
            'dev/testing/patience.ts',
            'packages/web-kit/src/testing/fresh-page.ts',
          ],
          testTimeout: BUSY_MS,
          expect: WAIT,
          unstubGlobals: true,
          unstubEnvs: true,
          include: ['**/*.unit.test.tsx'],
          exclude,
          environment: 'jsdom',
          css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
          sequence: { groupOrder: 0 },
        },
      },
      { test: { ...services, name: 'int', include: ['**/*.int.test.ts'] } },
      // Processes of services that are killed at each step of a write: `npm run test:kills`.
      { test: { ...services, name: 'kills', include: ['**/*.kill.test.ts'] } },
      {
        // One journey through every area: the browser test of `npm test`.
        test: {
          ...browser,
          name: 'journey',
          include: [JOURNEY],
          maxWorkers: services.maxWorkers,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Every other browser test: `npm run test:site`.
        test: {
          ...browser,
          name: 'site',
          include: ['e2e/*.e2e.test.ts'],
          exclude: [...exclude, JOURNEY],
          globalSetup: ['dev/testing/site-setup.ts', 'e2e/kit/shop-setup.ts'],
          sequence: { groupOrder: 2 },
        },
      },
      {
        // Long runs that start, kill and flood whole sites of their own: `npm run endurance`.
        test: {
          name: 'endurance',
          include: ['e2e/endurance/*.e2e.test.ts'],
          // Each file names its own site; a test that uses the shared site fails.
          env: { SITE_URL: 'http://none.invalid', INBOX_URL: 'http://none.invalid' },
          exclude,
          environment: 'node',
          globalSetup: ['dev/testing/browser-setup.ts'],
          testTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
          // A hook builds and starts a whole site; on a busy machine that takes minutes.
          hookTimeout: 600_000,
          fileParallelism: false,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';

const elsewhere = ['**/node_modules/**', '**/dist/**', '**/.data/**', '**/.cache/**'];

// Kinds of tests by file name, one after the other: two cores carry no more at once.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.unit.test.ts'],
          exclude: elsewhere,
          environment: 'node',
          // They keep nothing outside themselves, so that a worker reads each module once.
          isolate: false,
          testTimeout: 30_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // Components keep who is logged in, as a page does: each file has a page of its own.
        test: {
          name: 'unit-components',
          include: ['**/*.unit.test.tsx'],
          exclude: elsewhere,
          environment: 'node',
          testTimeout: 30_000,
          css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'int',
          include: ['**/*.int.test.ts'],
          exclude: elsewhere,
          environment: 'node',
          globalSetup: ['dev/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/*.e2e.test.ts'],
          exclude: elsewhere,
          environment: 'node',
          globalSetup: ['dev/testing/site-setup.ts', 'e2e/kit/shop-setup.ts'],
          testTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 180_000,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        // Long runs that start, kill and flood whole sites of their own: `npm run endurance`.
        test: {
          name: 'endurance',
          include: ['e2e/endurance/*.e2e.test.ts'],
          // Each names its own site; a test that asks for the shared one finds none.
          env: { SITE_URL: 'http://none.invalid', INBOX_URL: 'http://none.invalid' },
          exclude: elsewhere,
          environment: 'node',
          testTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 180_000,
          fileParallelism: false,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});

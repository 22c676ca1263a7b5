import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { startTestStore } from './testing/test-store.ts';

const ROOT = join(import.meta.dirname, '../../..');
const RUNNER = join(ROOT, '../shared/conformance/run.mjs');
const REQUIRED = 135;

const name = `passes at least ${REQUIRED} of MongoDB's CRUD specification tests`;

if (!existsSync(RUNNER)) {
  it.skip(`${name} (the tests are not beside the repository, in ../shared/conformance)`, () => {});
} else {
  it(name, { timeout: 120_000 }, async () => {
    const store = await startTestStore();
    try {
      const runner = spawn(process.execPath, [RUNNER, store.server().url], {
        cwd: ROOT,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const output = await text(runner.stdout);
      const passed = Number(/(\d+) passed/.exec(output)?.[1] ?? 0);
      expect(passed, output).toBeGreaterThanOrEqual(REQUIRED);
    } finally {
      await store.stop();
    }
  });
}

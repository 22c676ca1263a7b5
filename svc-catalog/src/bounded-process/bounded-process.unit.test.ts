import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { testLogger } from '@ethereal/service-kit/testing/harness';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { createBoundedProcess } from './bounded-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'ethereal bounded-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Sends one task to a process that runs the given body for it. */
async function runIn(body: string, limits: { processorMs?: number; waitMs?: number } = {}) {
  const path = join(folder, `${body.length}.mjs`);
  writeFileSync(path, `process.on('message', ({ id }) => { ${body} });`);
  const bounded = createBoundedProcess({
    script: pathToFileURL(path),
    memoryMb: 100,
    heapMb: 32,
    processorMs: 20_000,
    ...limits,
    isAnswer: (value): value is string => typeof value === 'string',
    tooCostly: (cause) => new Error('too costly', { cause }),
    logger: testLogger,
  });
  try {
    return await bounded.run('task');
  } finally {
    bounded.stop();
  }
}

test('waits longer for a task that uses little of its processor time', { timeout: 30_000 }, async () => {
  expect(await runIn('setTimeout(() => process.send({ id, answer: "late" }), 1000)', { processorMs: 500 })).toBe(
    'late',
  );
});

test('asks to try again when a task does not end although it uses little of its processor time', async () => {
  await expect(runIn('', { waitMs: 500 })).rejects.toMatchObject({ kind: 'unavailable', code: 'UNAVAILABLE' });
});

test('reports a task as too costly when it uses up its processor time', { timeout: 30_000 }, async () => {
  await expect(runIn('for (;;);', { processorMs: 200 })).rejects.toThrow('too costly');
});

test('asks to try again when the process cannot be started', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('PATH', '/nonexistent');
  await expect(runIn('process.send({ id, answer: "x" })')).rejects.toMatchObject({ kind: 'unavailable' });
});

test.each([
  ['ends', 'process.exit(3)'],
  ['sends an unknown answer', 'process.send({ id, answer: 7 })'],
])(
  'reports a task as too costly when the process %s',
  async (_, body) => {
    await expect(runIn(body)).rejects.toThrow('too costly');
  },
  30_000,
);

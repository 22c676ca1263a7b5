import { testLogger } from '@ethereal/service-kit/testing/harness';
import { expect, it } from 'vitest';
import { createTableWriter } from './table-writer.ts';

it('collects the lines of long tables one table after the other, and rejects one beyond those that may wait', async () => {
  const writer = createTableWriter(testLogger);
  const gate = Promise.withResolvers<void>();
  const collected: number[] = [];
  async function* lines(table: number) {
    for (let count = 0; ; count += 1) {
      collected[table] = count;
      if (count === 60) await gate.promise;
      yield ['a'];
    }
  }
  const writing = Array.from({ length: 10 }, (_, table) => writer.write({ lines: lines(table), format: 'csv' }));
  const outcomes = Promise.allSettled(writing);
  await expect(writing[9]).rejects.toMatchObject({ kind: 'too-many' });
  await expect.poll(() => collected[0]).toBe(60);
  expect(collected.slice(1).every((count) => count <= 51)).toBe(true);
  gate.reject(new Error('The database is unavailable.'));
  expect((await outcomes).every(({ status }) => status === 'rejected')).toBe(true);
  writer.stop();
});

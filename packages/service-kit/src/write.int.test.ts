import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEvent } from './events/event.ts';
import type { WithPendingEvents } from './events/pulls.ts';
import { backingServices, testDatabaseName } from './testing/harness.ts';
import { createWrite, type Revisioned, saveRevision } from './write.ts';

type Counter = Revisioned & { sum: number; note?: string };

let client: MongoClient;
beforeAll(async () => {
  client = await new MongoClient(backingServices().mongodbUrl, { ignoreUndefined: true }).connect();
});
afterAll(() => client.close());

function openCounters() {
  const counters = client.db(testDatabaseName('write')).collection<Counter & WithPendingEvents>('counters');
  const find = async (_id: string): Promise<Counter | undefined> =>
    (await counters.findOne({ _id }, { projection: { pendingEvents: 0 } })) ?? undefined;
  const add = createWrite({
    document: 'counter',
    load: find,
    decide(before: Counter | undefined, { by, note }: { by: number; note?: string }) {
      const sum = (before?.sum ?? 0) + by;
      const event = newEvent({ type: 'counter.changed', source: 'test', subject: 'a', data: { sum } });
      return { state: { _id: 'a', revision: before?.revision ?? 0, sum, ...(note && { note }) }, events: [event] };
    },
    save: (before, decided) => saveRevision<Counter>(counters, before, decided),
  });
  return { counters, find, add };
}

describe('saveRevision', () => {
  it('inserts a document with revision 1, then increments it', async () => {
    const { add, find } = openCounters();
    await add('a', { by: 2 });
    expect(await find('a')).toEqual({ _id: 'a', revision: 1, sum: 2 });
    await expect(add('a', { by: 3 })).resolves.toEqual({ _id: 'a', revision: 2, sum: 5 });
    expect(await find('a')).toEqual({ _id: 'a', revision: 2, sum: 5 });
  });

  it('removes fields that the new state does not have', async () => {
    const { add, find } = openCounters();
    await add('a', { by: 1, note: 'first' });
    expect(await find('a')).toHaveProperty('note', 'first');
    await add('a', { by: 1 });
    expect(await find('a')).not.toHaveProperty('note');
  });

  it('loses neither a command nor an event of 20 concurrent writers', async () => {
    const { add, counters } = openCounters();
    await Promise.all(Array.from({ length: 20 }, () => add('a', { by: 1 })));
    const stored = await counters.findOne({ _id: 'a' });
    expect(stored).toMatchObject({ revision: 20, sum: 20 });
    const sums = stored?.pendingEvents?.map(({ data }) => (data as { sum: number }).sum);
    expect(sums).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  });
});

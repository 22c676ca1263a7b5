import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatherInserts, gatherUpdates } from './gathered-writes.ts';
import { backingServices, testDatabaseName } from './testing/harness.ts';

type Counter = { _id: string; version: number; by?: string };

let client: MongoClient;
const commands: string[] = [];
beforeAll(async () => {
  client = await new MongoClient(backingServices().mongodbUrl, { monitorCommands: true }).connect();
  client.on('commandStarted', ({ commandName }) => commands.push(commandName));
});
afterAll(() => client.close());

async function openCounters(...ids: string[]) {
  const counters = client.db(testDatabaseName('writes')).collection<Counter>('counters');
  const [insert, update] = [gatherInserts(counters), gatherUpdates(counters)];
  await Promise.all(ids.map((_id) => insert({ _id, version: 1 })));
  commands.length = 0;
  /** Writes the second version of a counter if it has the first. */
  const second = (_id: string, by: string) =>
    update({ filter: { _id, version: 1 }, update: { $set: { version: 2, by } } });
  const find = async (_id: string) => (await counters.findOne({ _id })) ?? undefined;
  return { counters, insert, second, find };
}

describe('gatherUpdates', () => {
  it('updates documents of one turn by one command, and reports which did not match', async () => {
    const { second, find } = await openCounters('a', 'b', 'c');
    await second('b', 'earlier');
    commands.length = 0;
    const outcomes = await Promise.all(['a', 'b', 'c', 'a'].map((id, at) => second(id, `update ${at}`)));
    expect(outcomes).toEqual([true, false, true, false]);
    expect(commands).toEqual(['update']);
    expect([await find('a'), await find('b')]).toMatchObject([{ by: 'update 0' }, { by: 'earlier' }]);
  });

  it('does not create a document that was deleted', async () => {
    const { counters, second, find } = await openCounters('a', 'b');
    await counters.deleteOne({ _id: 'a' });
    expect(await second('a', 'alone')).toBe(false);
    commands.length = 0;
    expect(await Promise.all(['a', 'b'].map((id) => second(id, 'together')))).toEqual([false, true]);
    // A second command, which removes a created document, would be lost with the process that sends it.
    expect(commands).toEqual(['update']);
    expect([await find('a'), await find('b')]).toEqual([undefined, { _id: 'b', version: 2, by: 'together' }]);
  });
});

describe('gatherInserts', () => {
  it('inserts documents of one turn by one command, and reports which exist already', async () => {
    const { insert, find } = await openCounters('a');
    const outcomes = await Promise.all(['a', 'b', 'c'].map((_id) => insert({ _id, version: 5 })));
    expect(outcomes).toEqual([false, true, true]);
    expect(commands).toEqual(['insert']);
    expect([await find('a'), await find('b')]).toMatchObject([{ version: 1 }, { version: 5 }]);
  });
});

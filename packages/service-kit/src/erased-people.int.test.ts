import { type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createErasedPeople, type ErasedPeople } from './erased-people.ts';
import { backingServices, testDatabaseName } from './testing/harness.ts';

let client: MongoClient;
let db: Db;
let people: ErasedPeople;
beforeAll(async () => {
  client = await new MongoClient(backingServices().mongodbUrl).connect();
  db = client.db(testDatabaseName('erased'));
  people = createErasedPeople(db);
});
beforeEach(async () => {
  await db.collection('notes').deleteMany({});
  await db.collection('erasedPeople').deleteMany({});
});
afterAll(async () => {
  await db.dropDatabase();
  await client.close();
});

const notes = () => db.collection<{ person: string }>('notes');
const write = (person: string) => notes().insertOne({ person });
const erase = (persons: readonly string[]) => notes().deleteMany({ person: { $in: [...persons] } });
const stored = () => notes().countDocuments();

it('keeps the records of a database in which an earlier release lets them expire', async () => {
  const records = db.collection('erasedPeople');
  await records.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  for (let start = 0; start < 2; start++) await people.ensureIndexes();
  expect((await records.indexes()).map(({ name }) => name)).toEqual(['_id_']);
  await createErasedPeople(client.db(testDatabaseName('empty'))).ensureIndexes();
});

describe('guard', () => {
  it('runs the write of a person who is not erased', async () => {
    await people.guard('ann', () => write('ann'), erase);
    expect(await stored()).toBe(1);
  });

  it('rejects the write of an erased person', async () => {
    await people.record('ann');
    await expect(people.guard('ann', () => write('ann'), erase)).rejects.toMatchObject({ kind: 'gone' });
    expect(await stored()).toBe(0);
  });

  it.each(['before the write', 'after the write'])(
    'leaves nothing when the erasure runs at the same moment, %s',
    async (order) => {
      const eraseNow = async () => {
        await people.record('ann');
        await erase(['ann']);
      };
      const racing = async () => {
        if (order === 'before the write') await eraseNow();
        await write('ann');
        if (order === 'after the write') await eraseNow();
      };
      await expect(people.guard('ann', racing, erase)).rejects.toMatchObject({ kind: 'gone' });
      expect(await stored()).toBe(0);
    },
  );
});

it('guardLate undoes the write of a person who was erased before it', async () => {
  await people.guardLate('ben', () => write('ben'), erase);
  await people.record('ann');
  await expect(people.guardLate('ann', () => write('ann'), erase)).rejects.toMatchObject({ kind: 'gone' });
  expect((await notes().find().toArray()).map(({ person }) => person)).toEqual(['ben']);
});

describe('guardAll', () => {
  it('passes the erased people to the write and undoes it for those erased in the meantime', async () => {
    await people.record('ann');
    await people.guardAll(
      ['ann', 'ben', 'cleo'],
      async (erased) => {
        for (const person of ['ann', 'ben', 'cleo']) if (!erased.has(person)) await write(person);
        await people.record('cleo');
      },
      erase,
    );
    expect((await notes().find().toArray()).map(({ person }) => person)).toEqual(['ben']);
  });
});

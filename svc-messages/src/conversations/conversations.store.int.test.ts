import { MINUTE_MS } from '@ethereal/contracts/durations';
import { createErasedPeople } from '@ethereal/service-kit/erased-people';
import { newId } from '@ethereal/service-kit/ids';
import { testEnvironment } from '@ethereal/service-kit/testing/environment';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPeopleStore } from '../people/people.store.ts';
import { conversationId } from './conversation.ts';
import { decide, KEPT_AFTER_ERASURE_MS } from './conversations.rules.ts';
import { CONVERSATIONS, createConversationsStore } from './conversations.store.ts';
import { createMessagesStore } from './messages.store.ts';

const noon = new Date('2026-01-01T12:00:00Z');
let environment: Awaited<ReturnType<typeof testEnvironment>>;
let client: MongoClient;
let db: Db;
let store: ReturnType<typeof createConversationsStore>;

beforeAll(async () => {
  environment = await testEnvironment('messages-store');
  client = await new MongoClient(environment.env.MONGODB_URL ?? '').connect();
  db = client.db(environment.env.MONGODB_DATABASE);
  const messages = createMessagesStore(db);
  store = createConversationsStore(db, messages);
  await messages.ensureIndexes();
  await store.ensureIndexes();
}, 60_000);
afterAll(async () => {
  await db?.dropDatabase();
  await client?.close();
  await environment?.close();
});

/** Stores a conversation with one copied message whose buyer was deleted at noon. Returns its id. */
async function storeErased(): Promise<string> {
  const [buyer, seller] = [newId(), newId()];
  const about = { type: 'store', id: seller, name: 'Blue Store' } as const;
  const _id = conversationId(about, buyer, seller);
  const begin = { _id, about, buyer, seller, names: { buyer: 'Ada L.', seller: 'Blue Store' } };
  const standing = { blockedBy: [], suspended: [] };
  const sent = { kind: 'send', side: 'buyer', text: 'Hello', clientId: '1', now: noon, standing, begin } as const;
  const begun = decide(undefined, sent)?.state;
  const erased = decide(begun, { kind: 'erase', person: buyer, now: noon })?.state;
  if (!erased) throw new Error('The buyer was not erased.');
  await store.save(
    { conversation: undefined, earlier: undefined },
    { state: { conversation: erased, earlier: undefined } },
  );
  await store.archive([erased]);
  return _id;
}

const copiesOf = (conversation: string) => db.collection('messages').countDocuments({ conversation });
const isStored = (_id: string) => db.collection<{ _id: string }>(CONVERSATIONS).countDocuments({ _id });
const after = (ms: number) => new Date(noon.getTime() + ms);

describe('the copy that remains after an account was deleted', () => {
  it('stays for 90 days, then goes with its messages', async () => {
    const id = await storeErased();
    const released: string[] = [];
    const release = async ({ _id }: { _id: string }) => void released.push(_id);
    await store.deleteExpired(after(KEPT_AFTER_ERASURE_MS - MINUTE_MS), release);
    expect([await isStored(id), await copiesOf(id), released]).toEqual([1, 1, []]);
    await store.deleteExpired(after(KEPT_AFTER_ERASURE_MS + MINUTE_MS), release);
    expect([await isStored(id), await copiesOf(id), released]).toEqual([0, 0, [id]]);
  });

  it('stays for the next run while its pictures cannot be released', async () => {
    const [id, other] = [await storeErased(), await storeErased()];
    const failing = async ({ _id }: { _id: string }) => {
      if (_id === id) throw new Error('svc-catalog is unavailable');
    };
    const over = after(KEPT_AFTER_ERASURE_MS + MINUTE_MS);
    await expect(store.deleteExpired(over, failing)).rejects.toThrow('unavailable');
    expect([await isStored(id), await copiesOf(id), await isStored(other)]).toEqual([1, 1, 0]);
    await store.deleteExpired(over, async () => undefined);
    expect(await isStored(id)).toBe(0);
  });
});

it('stores no block of or against a deleted account, nor a suspension of it', async () => {
  const erased = createErasedPeople(db);
  const people = createPeopleStore(db, erased);
  const [deleted, other] = [newId(), newId()];
  await erased.record(deleted);
  await people.block(deleted, other, noon);
  await people.block(other, deleted, noon);
  await people.setStanding(deleted, true, noon);
  expect(await people.standingsOf([{ buyer: deleted, seller: other }])).toEqual([{ blockedBy: [], suspended: [] }]);
});

describe('a suspended account', () => {
  it('stands as its latest event states, in whatever order the events arrive', async () => {
    const people = createPeopleStore(db, createErasedPeople(db));
    const seller = newId();
    const suspended = async () => (await people.standingsOf([{ buyer: newId(), seller }]))[0]?.suspended;
    await people.setStanding(seller, true, noon);
    expect(await suspended()).toEqual(['seller']);
    await people.setStanding(seller, false, after(2 * MINUTE_MS));
    await people.setStanding(seller, true, after(MINUTE_MS));
    expect(await suspended()).toEqual([]);
    await people.setStanding(seller, true, after(3 * MINUTE_MS));
    expect(await suspended()).toEqual(['seller']);
  });
});

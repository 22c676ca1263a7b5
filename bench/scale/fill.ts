import { hash } from '@node-rs/argon2';
import { type Document, MongoClient } from 'mongodb';
import { idOf } from './ids.ts';
import { replicaOf, storedItem } from './made-items.ts';

export const PASSWORD = 'bench-password1';
/** Costs of argon2id, equal to those of svc-identity/src/passwords/hasher.ts. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const BATCH = 1000;

/** Returns the email address of a person by number. */
export const emailOf = (number: number) => `person${number}@ethereal.test`;

/** Returns a person as svc-identity stores them. */
function storedPerson(number: number, passwordHash: string) {
  const name = { fname: 'Person', lname: `No ${number}` };
  const at = new Date(Date.UTC(2025, 0, 1));
  return {
    _id: idOf('person', number),
    ...name,
    nameKey: `person\nno ${number}`,
    email: emailOf(number),
    passwordHash,
    activatedAt: at,
    createdAt: at,
    nameChangedAt: null,
    emailChangedAt: null,
    pendingMails: [],
  };
}

/** Writes items, their replicas and people straight into the store. All people share one password, hashed once. */
export async function fill(url: string, { items, people }: { items: number; people: number }): Promise<void> {
  const mongo = await new MongoClient(url).connect();
  const write = async (database: string, collection: string, count: number, make: (number: number) => Document) => {
    const into = mongo.db(`ethereal_${database}`).collection(collection);
    for (let from = 0; from < count; from += BATCH) {
      const batch = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => make(from + at));
      await into.insertMany(batch, { ordered: false, ignoreUndefined: true });
    }
  };
  const passwordHash = await hash(PASSWORD, COST);
  await write('identity', 'users', people, (number) => storedPerson(number, passwordHash));
  await write('catalog', 'items', items, (number) => storedItem(number, items));
  await write('orders', 'items', items, (number) => replicaOf(storedItem(number, items)));
  await mongo.close();
}

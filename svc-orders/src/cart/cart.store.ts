import type { AnyEvent } from '@ethereal/contracts/events';
import { unavailable } from '@ethereal/service-kit/errors';
import { gather } from '@ethereal/service-kit/gather';
import { duplicatesAmong, isDuplicateKey } from '@ethereal/service-kit/mongo';
import { LRUCache } from 'lru-cache';
import { type AnyBulkWriteOperation, type Db, MongoBulkWriteError } from 'mongodb';
import { type Cart, emptyCart, type Line } from './cart.rules.ts';

type StoredCart = Cart & { pendingEvents: AnyEvent[]; updatedAt: Date };

/** From the lines as they are to the lines as they shall be, and what is to be announced with that. */
type CartChange = (lines: readonly Line[]) => { lines: Line[]; events?: AnyEvent[] };

export type CartStore = {
  read(user: string): Promise<Cart>;
  change(user: string, change: CartChange): Promise<Cart>;
  leaveCarts(product: string): Promise<void>;
  ensureIndexes(): Promise<void>;
};

/** Two tabs change a cart in turn; more turns than this at once is no shopper. */
const MAX_TURNS = 100;

type Outcome = { lines: Line[]; events: AnyEvent[]; isSame: boolean };

function outcomeOf(before: Cart, change: CartChange): Outcome {
  const { lines, events = [] } = change(before.lines);
  const isSame = lines.length === before.lines.length && lines.every((line, at) => line === before.lines[at]);
  return { lines, events, isSame: isSame && events.length === 0 };
}

/** A cart's next state, which holds only against the one that it was made from. */
type Write = { before: Cart; after: Cart; events: AnyEvent[] };

/** How many carts an instance remembers as it last wrote them. */
const REMEMBERED = 10_000;

/**
 * A cart is one document; a change holds only against the revision it was made from, else it is made again. It is made
 * from the cart as this instance last wrote it, so most changes are one write; a memory that is stale fails the write and is read anew. Reads and
 * writes of different buyers that come in the same turn of the event loop share a command.
 */
export function createCartStore(db: Db, now: () => Date): CartStore {
  const carts = db.collection<StoredCart>('carts');

  const remembered = new LRUCache<string, Cart>({ max: REMEMBERED });

  const readOne = gather(async (users: readonly string[]): Promise<(Cart | undefined)[]> => {
    const stored = await carts
      .find({ _id: { $in: [...new Set(users)] } }, { projection: { pendingEvents: 0, updatedAt: 0 } })
      .toArray();
    const byUser = new Map(stored.map((cart) => [cart._id, cart]));
    return users.map((user) => byUser.get(user));
  });

  async function read(user: string): Promise<Cart> {
    const cart = (await readOne(user)) ?? emptyCart(user);
    remembered.set(user, cart);
    return cart;
  }

  async function holdsAlone({ before, after, events }: Write): Promise<boolean> {
    const { _id, lines, revision } = after;
    if (before.revision > 0) {
      const { matchedCount } = await carts.updateOne(
        { _id, revision: before.revision },
        {
          $set: { lines, revision, updatedAt: now() },
          ...(events.length > 0 && { $push: { pendingEvents: { $each: events } } }),
        },
      );
      return matchedCount === 1;
    }
    try {
      await carts.insertOne({ ...after, pendingEvents: events, updatedAt: now() });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /**
   * Several in one command, which counts the ones that held and does not say which. So one that does not hold tries to insert its
   * cart, and fails by name: that cart is there, at another revision.
   */
  async function holdTogether(writes: readonly Write[]): Promise<boolean[]> {
    const operations = writes.map(({ before, after, events }): AnyBulkWriteOperation<StoredCart> => {
      const { _id, lines, revision } = after;
      return {
        updateOne: {
          filter: { _id, revision: before.revision },
          update: {
            $set: { lines, revision, updatedAt: now() },
            $push: { pendingEvents: { $each: events } },
          },
          upsert: true,
        },
      };
    });
    let stale: ReadonlySet<number> = new Set();
    let made: Record<number, unknown> = {};
    try {
      made = (await carts.bulkWrite(operations, { ordered: false })).upsertedIds;
    } catch (error) {
      stale = duplicatesAmong(error);
      if (error instanceof MongoBulkWriteError) made = error.result.upsertedIds;
    }
    // Remembered, and gone since with its owner's account: it must not come back.
    const ghosts = writes.filter(({ before }, at) => before.revision > 0 && at in made);
    await Promise.all(ghosts.map(({ after: { _id, revision } }) => carts.deleteOne({ _id, revision })));
    return writes.map((write, at) => !stale.has(at) && !ghosts.includes(write));
  }

  const holds = gather(async (writes: readonly Write[]): Promise<boolean[]> => {
    const [only] = writes;
    return only && writes.length === 1 ? [await holdsAlone(only)] : holdTogether(writes);
  });

  async function write(before: Cart, { lines, events }: Outcome): Promise<Cart | undefined> {
    const { _id } = before;
    const after = { _id, revision: before.revision + 1, lines };
    const isWritten = await holds({ before, after, events });
    if (isWritten) remembered.set(_id, after);
    else remembered.delete(_id);
    return isWritten ? after : undefined;
  }

  /** From memory, which may be stale: only a write that holds is believed, no refusal and no "nothing to do". */
  async function tryFrom(known: Cart, change: CartChange): Promise<Cart | undefined> {
    let changed: Outcome;
    try {
      changed = outcomeOf(known, change);
    } catch {
      return undefined;
    }
    return changed.isSame ? undefined : write(known, changed);
  }

  return {
    read,
    async change(user, change) {
      const known = remembered.get(user);
      const first = known && (await tryFrom(known, change));
      if (first) return first;
      for (let turn = 0; turn < MAX_TURNS; turn++) {
        const before = await read(user);
        const changed = outcomeOf(before, change);
        if (changed.isSame) return before;
        const after = await write(before, changed);
        if (after) return after;
      }
      throw unavailable('The cart is being changed elsewhere. Please try again.');
    },
    async leaveCarts(product) {
      await carts.updateMany(
        { 'lines.product': product },
        { $pull: { lines: { product } }, $inc: { revision: 1 }, $set: { updatedAt: now() } },
      );
    },
    async ensureIndexes() {
      await carts.createIndex({ 'lines.product': 1 });
    },
  };
}

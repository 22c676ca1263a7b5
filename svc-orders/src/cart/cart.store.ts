import type { AnyEvent } from '@ethereal/contracts/events';
import { unavailable } from '@ethereal/service-kit/errors';
import { isDuplicateKey } from '@ethereal/service-kit/mongo';
import { LRUCache } from 'lru-cache';
import type { Db } from 'mongodb';
import { type Cart, emptyCart, type Line } from './cart.rules.ts';

type StoredCart = Cart & { pendingEvents: AnyEvent[]; updatedAt: Date };

/** From the lines as they are to the lines as they shall be, and what is to be announced with that. */
export type CartChange = (lines: readonly Line[]) => { lines: Line[]; events?: AnyEvent[] };

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

/** How many carts an instance remembers as it last wrote them. */
const REMEMBERED = 10_000;

/**
 * A cart is one document; a change holds only against the revision it was made from, else it is made again. It is made
 * from the cart as this instance last wrote it, so most changes are one write; a memory that is stale fails the write and is read anew.
 */
export function createCartStore(db: Db, now: () => Date): CartStore {
  const carts = db.collection<StoredCart>('carts');

  const remembered = new LRUCache<string, Cart>({ max: REMEMBERED });

  async function read(user: string): Promise<Cart> {
    const stored = await carts.findOne({ _id: user }, { projection: { pendingEvents: 0, updatedAt: 0 } });
    const cart = stored ?? emptyCart(user);
    remembered.set(user, cart);
    return cart;
  }

  async function write(before: Cart, { lines, events }: Outcome): Promise<Cart | undefined> {
    const { _id } = before;
    const after = { _id, revision: before.revision + 1, lines };
    const isWritten =
      before.revision === 0
        ? await carts.insertOne({ ...after, pendingEvents: events, updatedAt: now() }).then(
            () => true,
            (error) => {
              if (isDuplicateKey(error)) return false;
              throw error;
            },
          )
        : (
            await carts.updateOne(
              { _id, revision: before.revision },
              {
                $set: { lines, revision: after.revision, updatedAt: now() },
                ...(events.length > 0 && { $push: { pendingEvents: { $each: events } } }),
              },
            )
          ).matchedCount === 1;
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

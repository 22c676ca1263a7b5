import type { AnyEvent } from '@ethereal/contracts/events';
import { unavailable } from '@ethereal/service-kit/errors';
import { isDuplicateKey } from '@ethereal/service-kit/mongo';
import type { Db } from 'mongodb';
import { type Cart, emptyCart, type Line } from './cart.ts';

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

/** A cart is one document; a change holds only against the revision it was made from, else it is made again. */
export function createCartStore(db: Db, now: () => Date): CartStore {
  const carts = db.collection<StoredCart>('carts');

  async function read(user: string): Promise<Cart> {
    const stored = await carts.findOne({ _id: user }, { projection: { pendingEvents: 0, updatedAt: 0 } });
    return stored ?? emptyCart(user);
  }

  async function write(before: Cart, lines: Line[], events: AnyEvent[]): Promise<boolean> {
    const revision = before.revision + 1;
    if (before.revision === 0) {
      const cart = { _id: before._id, revision, lines, pendingEvents: events, updatedAt: now() };
      return carts.insertOne(cart).then(
        () => true,
        (error) => {
          if (isDuplicateKey(error)) return false;
          throw error;
        },
      );
    }
    const { matchedCount } = await carts.updateOne(
      { _id: before._id, revision: before.revision },
      { $set: { lines, revision, updatedAt: now() }, $push: { pendingEvents: { $each: events } } },
    );
    return matchedCount === 1;
  }

  return {
    read,
    async change(user, change) {
      for (let turn = 0; turn < MAX_TURNS; turn++) {
        const before = await read(user);
        const { lines, events = [] } = change(before.lines);
        const same =
          lines.length === before.lines.length && lines.every((line, at) => line === before.lines[at]);
        if (same && events.length === 0) return before;
        if (await write(before, lines, events)) return { _id: user, revision: before.revision + 1, lines };
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

import type { AnyEvent } from '@ethereal/contracts/events';
import { unauthenticated } from '@ethereal/service-kit/errors';
import { gather } from '@ethereal/service-kit/gather';
import { updateTogether } from '@ethereal/service-kit/gathered-writes';
import { unlessDuplicate } from '@ethereal/service-kit/mongo';
import { createWrite } from '@ethereal/service-kit/write';
import { LRUCache } from 'lru-cache';
import type { Db } from 'mongodb';
import { type Cart, type CartLines, emptyCart } from './cart.rules.ts';

type StoredCart = Cart & { pendingEvents: AnyEvent[]; updatedAt: Date };

/** Rule that returns the next lines of a cart and the events of the change. Absent lists stay unchanged. */
type CartChange = (cart: CartLines) => Partial<CartLines> & { events?: AnyEvent[] };

export type CartStore = {
  read(user: string): Promise<Cart>;
  /** Returns the cart as this instance last wrote it, or else as stored. It may be outdated. */
  readCached(user: string): Promise<Cart>;
  change(user: string, change: CartChange): Promise<Cart>;
  /** Removes all lines of some items from all carts, including saved lines. */
  removeFromCarts(products: readonly string[]): Promise<void>;
  /** Replaces the cart of a deleted account by a tombstone, so that no later write restores it. */
  erase(user: string): Promise<void>;
  isErased(user: string): Promise<boolean>;
  ensureIndexes(): Promise<void>;
};

type CartDecision = { state: Cart; events: AnyEvent[] };

const isSameList = <T>(before: readonly T[], after: readonly T[]): boolean =>
  before.length === after.length && before.every((element, at) => element === after[at]);

/**
 * Applies a change to a cart; undefined when nothing changes.
 * @throws unauthenticated for the cart of a deleted account
 */
function decideCart(cart: Cart, change: CartChange): CartDecision | undefined {
  if (cart.erased) throw unauthenticated('This account was deleted.');
  const { lines: before, saved: savedBefore = [], codes: codesBefore = [] } = cart;
  const { lines = before, saved = savedBefore, codes = codesBefore, events = [] } = change(cart);
  const isSame = isSameList(before, lines) && isSameList(savedBefore, saved) && isSameList(codesBefore, codes);
  if (isSame && events.length === 0) return undefined;
  const lists = {
    lines: [...lines],
    ...((saved.length > 0 || cart.saved) && { saved: [...saved] }),
    ...((codes.length > 0 || cart.codes) && { codes: [...codes] }),
  };
  return { state: { _id: cart._id, revision: cart.revision + 1, ...lists }, events };
}

/** Next state of a cart, which is written only if the stored revision is that of `before`. */
type CartWrite = { before: Cart; after: Cart; events: AnyEvent[] };

/** Revision of a tombstone, which no write expects. */
const ERASED = -1;

/** Maximum number of carts that an instance caches as it last wrote them. */
const MAX_CACHED = 10_000;

const fieldsOf = ({ lines, saved, codes, revision }: Cart, at: Date) => ({
  lines,
  revision,
  updatedAt: at,
  ...(saved && { saved }),
  ...(codes && { codes }),
});

/**
 * Stores one document per cart. A change is decided from the cart as this instance last wrote it, so most changes are
 * one write; an outdated cache fails the write. Reads and writes of different buyers in one turn of the event loop
 * share a command.
 */
export function createCartStore(db: Db, now: () => Date): CartStore {
  const carts = db.collection<StoredCart>('carts');

  const cached = new LRUCache<string, Cart>({ max: MAX_CACHED });

  const readOne = gather(async (users: readonly string[]): Promise<(Cart | undefined)[]> => {
    const stored = await carts
      .find({ _id: { $in: [...new Set(users)] } }, { projection: { pendingEvents: 0, updatedAt: 0 } })
      .toArray();
    const byUser = new Map(stored.map((cart) => [cart._id, cart]));
    return users.map((user) => byUser.get(user));
  });

  async function read(user: string): Promise<Cart> {
    const cart = (await readOne(user)) ?? emptyCart(user);
    cached.set(user, cart);
    return cart;
  }

  async function saveAlone({ before, after, events }: CartWrite): Promise<boolean> {
    const { _id } = after;
    if (before.revision > 0) {
      const { matchedCount } = await carts.updateOne(
        { _id, revision: before.revision },
        {
          $set: fieldsOf(after, now()),
          ...(events.length > 0 && { $push: { pendingEvents: { $each: events } } }),
        },
      );
      return matchedCount === 1;
    }
    const insert = carts.insertOne({ ...after, pendingEvents: events, updatedAt: now() });
    return (await unlessDuplicate(insert)) !== undefined;
  }

  /** Saves several carts in one command. A new cart is one that the update inserts. */
  async function saveTogether(writes: readonly CartWrite[]): Promise<boolean[]> {
    const updates = writes.map(({ before, after, events }) => ({
      filter: { _id: after._id, revision: before.revision },
      update: { $set: fieldsOf(after, now()), $push: { pendingEvents: { $each: events } } },
      creates: before.revision === 0,
    }));
    return updateTogether(carts, updates);
  }

  const saveOne = gather(async (writes: readonly CartWrite[]): Promise<boolean[]> => {
    const [only] = writes;
    return only && writes.length === 1 ? [await saveAlone(only)] : saveTogether(writes);
  });

  const write = createWrite<string, Cart, CartChange, CartDecision>({
    document: 'cart',
    load: read,
    decide: decideCart,
    async save(before, { state: after, events }) {
      const isSaved = await saveOne({ before, after, events });
      if (isSaved) cached.set(after._id, after);
      else cached.delete(after._id);
      return isSaved ? after : undefined;
    },
  });

  return {
    read,
    readCached: async (user) => cached.get(user) ?? read(user),
    change: (user, change) => write(user, change, cached.get(user)),
    async removeFromCarts(products) {
      if (products.length === 0) return;
      const product = { $in: [...products] };
      for (const list of ['lines', 'saved'] as const)
        await carts.updateMany(
          { [`${list}.product`]: product },
          { $pull: { [list]: { product } }, $inc: { revision: 1 }, $set: { updatedAt: now() } },
        );
    },
    async erase(user) {
      cached.delete(user);
      await carts.replaceOne(
        { _id: user },
        { revision: ERASED, lines: [], erased: true, pendingEvents: [], updatedAt: now() },
        { upsert: true },
      );
    },
    isErased: async (user) => (await readOne(user))?.erased === true,
    async ensureIndexes() {
      await carts.createIndex({ 'lines.product': 1 });
      await carts.createIndex(
        { 'saved.product': 1 },
        { partialFilterExpression: { 'saved.product': { $exists: true } } },
      );
    },
  };
}

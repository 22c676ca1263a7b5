import { isDuplicateKey } from '@ethereal/service-kit/mongo';
import type { AnyBulkWriteOperation, Collection, Db } from 'mongodb';
import type { Code, CodeUse } from './code.ts';

/** Code as stored: with the orders that hold a use, and those that gave one back last, so that each does once. */
export type StoredCode = Code & {
  reservations: { order: string; person: string; at: Date }[];
  givenBack: string[];
};

/** Use of a code that a person may use once. Its id is the code and the person. */
export type PersonsUse = { _id: string; code: string; person: string; order: string; at: Date; taken?: true };

type HeldPage = { held: CodeUse[]; next: string | undefined };

/** Moves the uses of codes between left, reserved and taken. */
export type UseStore = {
  /** Reserves a use. `used`: the person used the code before. `gone`: the code has ended or has no use left. */
  reserve(use: CodeUse, at: Date): Promise<'reserved' | 'used' | 'gone'>;
  /** Counts the reserved uses of a sold order as taken. Idempotent. */
  take(uses: readonly CodeUse[]): Promise<void>;
  /** Frees the reserved uses of an order that was not sold. Idempotent. */
  release(uses: readonly CodeUse[]): Promise<void>;
  /** Gives back the uses of a sold order that was cancelled as a whole. Idempotent. */
  giveBack(uses: readonly CodeUse[]): Promise<void>;
  /** Returns those of the codes that a person used or holds. */
  usedBy(person: string, codes: readonly string[]): Promise<Set<string>>;
  /**
   * Returns uses that were reserved before a moment, by page of codes. `next` is the start of the next page; undefined
   * after the last page.
   */
  heldBefore(moment: Date, page: { from: string; limit: number }): Promise<HeldPage>;
  /** Returns uses of persons that were stored before a moment and are not taken, by page. */
  untakenBefore(moment: Date, page: { from: string; limit: number }): Promise<HeldPage>;
  ensureIndexes(): Promise<void>;
};

/** Number of orders stored per code that gave a use back, far more than can be in flight at a time. */
const REMEMBERED = 500;

const idOf = ({ code, person }: Pick<CodeUse, 'code' | 'person'>): string => `${code}:${person}`;

type Write = AnyBulkWriteOperation<StoredCode>;

/** Returns the writes of a change that makes a use available again. Only codes with a maximum have `left`. */
const withLeft = (filter: object, inc: Record<string, number>, rest: object): Write[] => [
  { updateOne: { filter: { ...filter, left: { $exists: true } }, update: { $inc: { ...inc, left: 1 }, ...rest } } },
  { updateOne: { filter: { ...filter, left: { $exists: false } }, update: { $inc: inc, ...rest } } },
];

const heldBy = ({ code, order }: CodeUse) => ({ _id: code, reservations: { $elemMatch: { order } } });

const released = (use: CodeUse): Write[] =>
  withLeft(heldBy(use), { reserved: -1 }, { $pull: { reservations: { order: use.order } } });

const taken = (use: CodeUse): Write => ({
  updateOne: {
    filter: heldBy(use),
    update: {
      $pull: { reservations: { order: use.order } },
      $inc: { reserved: -1, taken: 1, discountCents: use.cents },
    },
  },
});

const givenBack = ({ code, order, cents }: CodeUse): Write[] =>
  withLeft(
    { _id: code, givenBack: { $ne: order } },
    { taken: -1, discountCents: -cents },
    { $push: { givenBack: { $each: [order], $slice: -REMEMBERED } } },
  );

/** Creates the reservation of one use by one conditional update. Returns whether there was one left. */
const createReserveOne =
  (codes: Collection<StoredCode>) =>
  async ({ code, order, person }: CodeUse, at: Date): Promise<boolean> => {
    const open = { _id: code, endedAt: { $exists: false }, 'reservations.order': { $ne: order } };
    const reservation = { $push: { reservations: { order, person, at } } };
    const limited = await codes.updateOne(
      { ...open, left: { $gte: 1 } },
      { $inc: { left: -1, reserved: 1 }, ...reservation },
    );
    if (limited.matchedCount === 1) return true;
    const unlimited = await codes.updateOne(
      { ...open, left: { $exists: false } },
      { $inc: { reserved: 1 }, ...reservation },
    );
    return unlimited.matchedCount === 1;
  };

/**
 * Stores the uses of codes: counts in the document of each code, and one document for each person and code that a
 * person may use once. Each change is one conditional update, identified by the order.
 */
export function createUseStore(db: Db): UseStore {
  const codes = db.collection<StoredCode>('codes');
  const persons = db.collection<PersonsUse>('code-uses');
  const reserveOne = createReserveOne(codes);

  /** Stores that a person uses a code. Returns false when another order of the person does. */
  async function claim(use: CodeUse, at: Date): Promise<boolean> {
    const { code, person, order } = use;
    try {
      await persons.insertOne({ _id: idOf(use), code, person, order, at });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async function write(writes: readonly Write[]): Promise<void> {
    if (writes.length > 0) await codes.bulkWrite([...writes], { ordered: true });
  }

  async function forget(uses: readonly CodeUse[]): Promise<void> {
    for (const use of uses) if (use.once) await persons.deleteOne({ _id: idOf(use), order: use.order });
  }

  return {
    async reserve(use, at) {
      if (use.once && !(await claim(use, at))) return 'used';
      if (await reserveOne(use, at)) return 'reserved';
      await forget([use]);
      return 'gone';
    },
    async take(uses) {
      await write(uses.map(taken));
      for (const use of uses)
        if (use.once) await persons.updateOne({ _id: idOf(use), order: use.order }, { $set: { taken: true } });
    },
    async release(uses) {
      await write(uses.flatMap(released));
      await forget(uses);
    },
    async giveBack(uses) {
      await write(uses.flatMap(givenBack));
      await forget(uses);
    },
    async usedBy(person, wanted) {
      if (wanted.length === 0) return new Set();
      const found = await persons.find({ _id: { $in: wanted.map((code) => idOf({ code, person })) } }).toArray();
      return new Set(found.map(({ code }) => code));
    },
    async heldBefore(moment, { from, limit }) {
      const old = await codes
        .find({ _id: { $gt: from }, 'reservations.at': { $lt: moment } })
        .sort({ _id: 1 })
        .limit(limit)
        .toArray();
      const held = old.flatMap(({ _id: code, conditions, reservations }) =>
        reservations
          .filter(({ at }) => at < moment)
          .map(({ order, person }) => ({ code, order, person, cents: 0, once: conditions.oncePerPerson === true })),
      );
      return { held, next: old.length === limit ? old.at(-1)?._id : undefined };
    },
    async untakenBefore(moment, { from, limit }) {
      const found = await persons
        .find({ _id: { $gt: from }, taken: { $exists: false }, at: { $lt: moment } })
        .sort({ _id: 1 })
        .limit(limit)
        .toArray();
      const held = found.map(({ code, order, person }) => ({ code, order, person, cents: 0, once: true }));
      return { held, next: found.length === limit ? found.at(-1)?._id : undefined };
    },
    async ensureIndexes() {
      await codes.createIndexes([{ key: { 'reservations.at': 1 } }]);
      await persons.createIndexes([{ key: { taken: 1, at: 1 } }, { key: { person: 1 } }]);
    },
  };
}

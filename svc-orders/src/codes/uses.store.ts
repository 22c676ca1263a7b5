import { gather } from '@ethereal/service-kit/gather';
import { gatherInserts } from '@ethereal/service-kit/gathered-writes';
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

/** Stores the uses of codes, which are left, reserved or taken. */
export type UsesStore = {
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
const MAX_GIVEN_BACK = 500;

const idOf = ({ code, person }: Pick<CodeUse, 'code' | 'person'>): string => `${code}:${person}`;

type Write = AnyBulkWriteOperation<StoredCode>;

/** Use with the time of its reservation. */
type UseAt = CodeUse & { at: Date };

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
    { $push: { givenBack: { $each: [order], $slice: -MAX_GIVEN_BACK } } },
  );

/** Returns the writes that reserve uses of one code: all, or none when the code has ended or too few are left. */
function reserved(code: string, uses: readonly UseAt[]): Write[] {
  const open = {
    _id: code,
    endedAt: { $exists: false },
    'reservations.order': { $nin: uses.map(({ order }) => order) },
  };
  const reservations = { $each: uses.map(({ order, person, at }) => ({ order, person, at })) };
  const count = uses.length;
  return [
    {
      updateOne: {
        filter: { ...open, left: { $gte: count } },
        update: { $inc: { left: -count, reserved: count }, $push: { reservations } },
      },
    },
    {
      updateOne: {
        filter: { ...open, left: { $exists: false } },
        update: { $inc: { reserved: count }, $push: { reservations } },
      },
    },
  ];
}

/** Creates the reservation of uses for several orders at once. Returns for each order whether a use was left. */
function createReserveUses(codes: Collection<StoredCode>) {
  return async function reserveUses(uses: readonly UseAt[]): Promise<boolean[]> {
    const byCode = Map.groupBy(uses, ({ code }) => code);
    const writes = [...byCode].flatMap(([code, ofCode]) => reserved(code, ofCode));
    const { matchedCount } = await codes.bulkWrite(writes, { ordered: false });
    if (matchedCount === byCode.size) return uses.map(() => true);
    if (uses.length === 1) return [false];
    // The command does not report which codes matched, but their documents name the orders that hold a use.
    const found = await codes.find({ _id: { $in: [...byCode.keys()] } }, { projection: { reservations: 1 } }).toArray();
    const held = new Set(found.flatMap(({ _id, reservations }) => reservations.map(({ order }) => `${_id} ${order}`)));
    const outcomes: boolean[] = [];
    for (const use of uses)
      outcomes.push(held.has(`${use.code} ${use.order}`) || (await reserveUses([use])).every(Boolean));
    return outcomes;
  };
}

/**
 * Stores the uses of codes: counts in the document of each code, and one document for each person and code that a
 * person may use once. Each change is one conditional update, identified by the order. Changes for several orders in
 * one turn of the event loop share a command.
 */
export function createUsesStore(db: Db): UsesStore {
  const codes = db.collection<StoredCode>('codes');
  const persons = db.collection<PersonsUse>('code-uses');
  const reserveOpen = gather(createReserveUses(codes));

  /** Stores that a person uses a code. Returns false when another order of the person does. */
  const insertPersonsUse = gatherInserts(persons);

  const take = gather(async (orders: readonly (readonly CodeUse[])[]): Promise<undefined[]> => {
    const uses = orders.flat();
    await write(uses.map(taken));
    const once = uses.filter((use) => use.once);
    if (once.length > 0)
      await persons.bulkWrite(
        once.map((use) => ({
          updateOne: { filter: { _id: idOf(use), order: use.order }, update: { $set: { taken: true as const } } },
        })),
      );
    return [];
  });

  async function write(writes: readonly Write[]): Promise<void> {
    if (writes.length > 0) await codes.bulkWrite([...writes], { ordered: true });
  }

  async function deletePersonsUses(uses: readonly CodeUse[]): Promise<void> {
    for (const use of uses) if (use.once) await persons.deleteOne({ _id: idOf(use), order: use.order });
  }

  return {
    async reserve(requested, at) {
      const { code, person, order, once } = requested;
      if (once && !(await insertPersonsUse({ _id: idOf(requested), code, person, order, at }))) return 'used';
      if (await reserveOpen({ ...requested, at })) return 'reserved';
      await deletePersonsUses([requested]);
      return 'gone';
    },
    take,
    async release(uses) {
      await write(uses.flatMap(released));
      await deletePersonsUses(uses);
    },
    async giveBack(uses) {
      await write(uses.flatMap(givenBack));
      await deletePersonsUses(uses);
    },
    async usedBy(person, ids) {
      if (ids.length === 0) return new Set();
      const found = await persons.find({ _id: { $in: ids.map((code) => idOf({ code, person })) } }).toArray();
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

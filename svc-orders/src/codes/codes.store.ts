import { gather } from '@ethereal/service-kit/gather';
import { duplicatesOf, unlessDuplicate } from '@ethereal/service-kit/mongo';
import type { Db, Filter } from 'mongodb';
import { type Code, codeIdOf } from './code.ts';
import type { StoredCode } from './uses.store.ts';

/** Single-use codes that were made together; `terms` and `conditions` are those of each code. */
type Batch = Pick<Code, 'terms' | 'conditions' | 'createdAt' | 'createdBy' | 'endedAt'> & {
  _id: string;
  prefix: string;
};

/** Batch with the counts of its codes. */
export type CountedBatch = Batch & { count: number; reserved: number; taken: number; discountCents: number };

export type CodesStore = {
  /** Returns the codes with one of the texts that one of the sellers or the shop has. */
  find(texts: readonly string[], sellers: readonly string[]): Promise<Code[]>;
  /** Stores a new code. Returns false when its owner has such a code already. */
  insert(code: Code): Promise<boolean>;
  /** Returns the codes of a seller, or those of the shop without batches: open ones first, then newest first. */
  ofOwner(seller: string | undefined, limit: number): Promise<Code[]>;
  /** Returns the number of codes of a seller or of the shop that have not ended. */
  countOpen(seller: string | undefined): Promise<number>;
  /** Ends the code with an id. Idempotent. Returns the code; undefined when there is none. */
  end(id: string, at: Date): Promise<Code | undefined>;
  /** Stores a batch with its codes. Codes that exist already are left out; returns the number of stored codes. */
  insertBatch(batch: Batch, codes: readonly Code[]): Promise<number>;
  batches(limit: number): Promise<CountedBatch[]>;
  batch(id: string): Promise<CountedBatch | undefined>;
  codesOf(batch: string): Promise<Code[]>;
  /** Ends all codes of a batch. Idempotent. */
  endBatch(id: string, at: Date): Promise<void>;
  ensureIndexes(): Promise<void>;
};

/** Lists of orders that change with every use are not read for display and rules. */
const WITHOUT_ORDERS = { projection: { reservations: 0, givenBack: 0 } };

const ofOwner = (seller: string | undefined): Filter<StoredCode> =>
  seller ? { seller } : { seller: { $exists: false }, batch: { $exists: false } };

const stored = (code: Code): StoredCode => ({ ...code, reservations: [], givenBack: [] });

const NONE = { count: 0, reserved: 0, taken: 0, discountCents: 0 };

/** Stores one document per code; its id has the owner and the text, so that an owner has a text once. */
export function createCodesStore(db: Db): CodesStore {
  const codes = db.collection<StoredCode>('codes');
  const batches = db.collection<Batch>('code-batches');

  async function counted(found: readonly Batch[]): Promise<CountedBatch[]> {
    const sums = await codes
      .aggregate<{ _id: string } & typeof NONE>([
        { $match: { batch: { $in: found.map(({ _id }) => _id) } } },
        {
          $group: {
            _id: '$batch',
            count: { $sum: 1 },
            reserved: { $sum: '$reserved' },
            taken: { $sum: '$taken' },
            discountCents: { $sum: '$discountCents' },
          },
        },
      ])
      .toArray();
    const byBatch = new Map(sums.map(({ _id, ...counts }) => [_id, counts]));
    return found.map((batch) => ({ ...batch, ...(byBatch.get(batch._id) ?? NONE) }));
  }

  const byIds = gather(async (wanted: readonly (readonly string[])[]): Promise<Code[][]> => {
    const found = await codes.find({ _id: { $in: [...new Set(wanted.flat())] } }, WITHOUT_ORDERS).toArray();
    return wanted.map((ids) => found.filter(({ _id }) => ids.includes(_id)));
  });

  return {
    async find(texts, sellers) {
      const ids = texts.flatMap((text) => [undefined, ...sellers].map((seller) => codeIdOf({ text, seller })));
      return ids.length === 0 ? [] : byIds(ids);
    },
    insert: async (code) => (await unlessDuplicate(codes.insertOne(stored(code)))) !== undefined,
    async ofOwner(seller, limit) {
      const newest = (filter: Filter<StoredCode>, count: number) =>
        codes
          .find({ ...ofOwner(seller), ...filter }, WITHOUT_ORDERS)
          .sort({ createdAt: -1, _id: 1 })
          .limit(count)
          .toArray();
      const open = await newest({ endedAt: { $exists: false } }, limit);
      const ended = open.length < limit ? await newest({ endedAt: { $exists: true } }, limit - open.length) : [];
      return [...open, ...ended];
    },
    countOpen: (seller) => codes.countDocuments({ ...ofOwner(seller), endedAt: { $exists: false } }),
    async end(_id, at) {
      await codes.updateOne({ _id, endedAt: { $exists: false } }, { $set: { endedAt: at } });
      return (await codes.findOne({ _id }, WITHOUT_ORDERS)) ?? undefined;
    },
    async insertBatch(batch, made) {
      await batches.insertOne(batch);
      const duplicates = await duplicatesOf(codes.insertMany(made.map(stored), { ordered: false }));
      return made.length - duplicates.size;
    },
    batches: async (limit) => counted(await batches.find().sort({ createdAt: -1 }).limit(limit).toArray()),
    async batch(id) {
      const found = await batches.findOne({ _id: id });
      return found ? (await counted([found]))[0] : undefined;
    },
    codesOf: (batch) => codes.find({ batch }, WITHOUT_ORDERS).sort({ _id: 1 }).toArray(),
    async endBatch(id, at) {
      await codes.updateMany({ batch: id, endedAt: { $exists: false } }, { $set: { endedAt: at } });
      await batches.updateOne({ _id: id, endedAt: { $exists: false } }, { $set: { endedAt: at } });
    },
    async ensureIndexes() {
      await codes.createIndexes([{ key: { seller: 1, createdAt: -1 } }, { key: { batch: 1 } }]);
    },
  };
}

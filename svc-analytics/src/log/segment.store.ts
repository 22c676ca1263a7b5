import { isDuplicateKey } from '@ethereal/service-kit/mongo';
import { Binary, type Db, type Filter, ObjectId } from 'mongodb';
import type { IdentifiedFact } from '../events/fact.ts';
import { type Columns, digestOf, toColumns } from './segment.ts';

type SegmentDocument = {
  _id: ObjectId;
  /** Identities of the events (`digestOf`). They are unique over all segments, so that an event is in the log once. */
  ids: ObjectId[];
  items: ObjectId[];
  sellers: ObjectId[];
  /** `sellerOf`, then `item`, `minute` and `kind` of `Columns`. */
  columns: Binary;
  amounts: number[];
  /** The instance that wrote the segment. */
  writer: string;
  writtenAt: Date;
  /** Whether the facts are of the past. Fresh facts are counted first. */
  past: boolean;
  /** Set until the counts have been applied. A segment expires only afterwards. */
  open?: true;
  expiresAt?: Date;
};

/** `size` facts as columns. Columns save memory, because hundreds of thousands of facts may wait to be counted. */
export type Segment = { id: string; size: number; columns: Columns };

export type SegmentStore = {
  /** Writes the facts that no segment holds yet as one segment. Returns undefined when segments hold all of them. */
  append(facts: readonly IdentifiedFact[], about: { past: boolean; now: Date }): Promise<Segment | undefined>;
  find(ids: readonly string[]): Promise<Segment[]>;
  /**
   * Returns open segments, oldest first: those of the past that this instance wrote, and all that any instance wrote
   * before `abandonedBefore`. They hold up to `maxFacts` facts together, but at least one segment is returned if there
   * is any. This instance counts its own fresh segments from memory, also one whose write has not been answered yet.
   */
  findOpen(options: { abandonedBefore: Date; maxFacts: number; except: readonly string[] }): Promise<Segment[]>;
  /** Marks segments whose counts are applied. They may expire. */
  close(ids: readonly string[], expiresAt: Date): Promise<void>;
  /** Returns the time at which the oldest stored segment was written. */
  oldest(): Promise<Date | undefined>;
  countOpen(): Promise<number>;
  ensureIndexes(): Promise<void>;
};

/** Number of segments that are read from the store at once. */
const OPEN_AT_ONCE = 5;

const objectIds = (ids: readonly string[]) => ids.map((id) => ObjectId.createFromHexString(id));
const hex = (ids: readonly ObjectId[]) => ids.map((id) => id.toHexString());

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView) => new Uint8Array(buffer, byteOffset, byteLength);

function packed({ sellerOf, item, minute, kind }: Columns): Binary {
  return new Binary(Buffer.concat([sellerOf, item, minute, kind].map(bytesOf)));
}

function unpacked(document: SegmentDocument): Columns {
  const { items, sellers, columns, amounts, ids } = document;
  // Copies the bytes, because typed arrays need an aligned start.
  const bytes = Uint8Array.from(columns.value());
  let at = 0;
  const take = (length: number) => {
    at += length;
    return bytes.slice(at - length, at).buffer;
  };
  return {
    items: hex(items),
    sellers: hex(sellers),
    sellerOf: new Uint16Array(take(2 * items.length)),
    item: new Uint16Array(take(2 * ids.length)),
    minute: new Uint32Array(take(4 * ids.length)),
    kind: new Uint8Array(take(ids.length)),
    amounts,
  };
}

const segmentOf = (id: ObjectId, columns: Columns): Segment => ({
  id: id.toHexString(),
  size: columns.item.length,
  columns,
});

type Digested = { digest: string; fact: IdentifiedFact };

/** Returns each event once, sorted by digest. */
function sortedByDigest(facts: readonly IdentifiedFact[]): Digested[] {
  const all = facts.map((fact) => ({ digest: digestOf(fact), fact }));
  all.sort((a, b) => (a.digest < b.digest ? -1 : 1));
  return all.filter(({ digest }, at) => digest !== all[at - 1]?.digest);
}

/** Creates the store of the log, which holds one document per batch of events. */
export function createSegmentStore(db: Db, writer: string): SegmentStore {
  const segments = db.collection<SegmentDocument>('segments');

  async function existingDigests(digests: readonly string[]): Promise<Set<string>> {
    const requested = new Set(digests);
    const found = segments.find({ ids: { $in: objectIds(digests) } }, { projection: { ids: 1 } });
    const result = new Set<string>();
    for await (const { ids } of found) {
      for (const digest of hex(ids)) if (requested.has(digest)) result.add(digest);
    }
    return result;
  }

  async function insert(digested: readonly Digested[], past: boolean, now: Date): Promise<Segment> {
    const columns = toColumns(digested.map(({ fact }) => fact));
    const _id = new ObjectId();
    await segments.insertOne({
      _id,
      ids: objectIds(digested.map(({ digest }) => digest)),
      items: objectIds(columns.items),
      sellers: objectIds(columns.sellers),
      columns: packed(columns),
      amounts: columns.amounts,
      writer,
      writtenAt: now,
      past,
      open: true,
    });
    return segmentOf(_id, columns);
  }

  return {
    async append(facts, { past, now }) {
      let remaining = sortedByDigest(facts);
      while (remaining.length > 0) {
        try {
          return await insert(remaining, past, now);
        } catch (error) {
          if (!isDuplicateKey(error)) throw error;
          const existing = await existingDigests(remaining.map(({ digest }) => digest));
          remaining = remaining.filter(({ digest }) => !existing.has(digest));
        }
      }
      return undefined;
    },
    async find(ids) {
      const found = await segments.find({ _id: { $in: objectIds(ids) } }).toArray();
      return found.map((document) => segmentOf(document._id, unpacked(document)));
    },
    async findOpen({ abandonedBefore, maxFacts, except }) {
      const filter: Filter<SegmentDocument> = {
        open: true,
        _id: { $nin: objectIds(except) },
        $or: [{ writer, past: true }, { writtenAt: { $lt: abandonedBefore } }],
      };
      const result: Segment[] = [];
      let facts = 0;
      // Reads a few segments at a time, because a backlog is many times as long as one group.
      for await (const document of segments.find(filter, { batchSize: OPEN_AT_ONCE }).sort({ writtenAt: 1 })) {
        const segment = segmentOf(document._id, unpacked(document));
        facts += segment.size;
        if (result.length > 0 && facts > maxFacts) break;
        result.push(segment);
      }
      return result;
    },
    async close(ids, expiresAt) {
      await segments.updateMany({ _id: { $in: objectIds(ids) } }, { $unset: { open: 1 }, $set: { expiresAt } });
    },
    async oldest() {
      const [first] = await segments
        .find({}, { projection: { writtenAt: 1 } })
        .sort({ _id: 1 })
        .limit(1)
        .toArray();
      return first?.writtenAt;
    },
    countOpen: () => segments.countDocuments({ open: true }),
    async ensureIndexes() {
      await segments.createIndexes([
        { key: { ids: 1 }, unique: true },
        { key: { writtenAt: 1 }, name: 'open', partialFilterExpression: { open: true } },
        { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
      ]);
    },
  };
}

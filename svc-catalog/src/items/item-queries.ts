import { gather } from '@ethereal/service-kit/gather';
import type { Collection, FindCursor } from 'mongodb';
import { isHiddenByDesk } from './hiding.ts';
import type { ShopItem } from './item.ts';
import { type ItemDocument, PLAIN } from './item-document.ts';

const BATCH = 1000;
const MOST_IDS = 50_000;
const FOR_SALE = { published: true, hidden: { $exists: false } } as const;

/** Asks for the next batch while this one is worked on. */
async function* aheadOf<T>(cursor: FindCursor<T>): AsyncIterable<T> {
  const read = async (): Promise<T[]> => {
    const first = await cursor.next();
    return first === null ? [] : [first, ...cursor.readBufferedDocuments()];
  };
  try {
    for (let reading = read(); ; ) {
      const batch = await reading;
      if (batch.length === 0) return;
      reading = read();
      // Its fault is thrown when its turn comes, and by nobody when the reader has left.
      reading.catch(() => {});
      yield* batch;
    }
  } finally {
    await cursor.close();
  }
}

/** Each has an index of its own. */
const changedFrom = (moment: Date) => [{ updatedAt: { $gte: moment } }, { touchedAt: { $gte: moment } }];

type Revised = Pick<ShopItem, '_id' | 'version' | 'touches'>;
type Numbered = { seller: string; number: string };
const keyOf = ({ seller, number }: Numbered) => `${seller} ${number}`;

/** Queries of items; equal queries within one turn are one command. */
export function itemQueries(items: Collection<ItemDocument>) {
  const plain = (filter: object) => items.find<ShopItem>(filter, PLAIN);

  /** A seller's published items that have one of these numbers, or one of these ids. */
  async function ofSellerByNumber(seller: string, numbers: readonly string[]): Promise<ShopItem[]> {
    const found: ShopItem[] = [];
    // Some at a time and each by its index: thousands at once would hold up the store for everybody.
    for (let at = 0; at < numbers.length; at += BATCH) {
      const some = { $in: numbers.slice(at, at + BATCH) };
      found.push(...(await plain({ seller, published: true, number: some }).toArray()));
      found.push(...(await plain({ _id: some, seller, published: true, number: { $exists: false } }).toArray()));
    }
    return found;
  }

  return {
    find: gather(async (ids: readonly string[]): Promise<(ShopItem | undefined)[]> => {
      const found = await plain({ _id: { $in: [...new Set(ids)] } }).toArray();
      const byId = new Map(found.map((item) => [item._id, item]));
      return ids.map((id) => byId.get(id));
    }),

    findMany(ids: string[]): Promise<ShopItem[]> {
      return plain({ _id: { $in: ids } }).toArray();
    },

    /** A seller's published items, hidden ones too, newest first; all unless a limit is given. */
    ofSeller(seller: string, limit = 0): Promise<ShopItem[]> {
      return plain({ seller, published: true }).sort({ createdAt: -1, _id: -1 }).limit(limit).toArray();
    },

    /** Returns a seller's unpublished items, last changed first. */
    unpublishedOf(seller: string, limit: number): Promise<ShopItem[]> {
      return plain({ seller, published: false }).sort({ updatedAt: -1, _id: -1 }).limit(limit).toArray();
    },

    /** Returns the ids of a seller's newest published items, at most 50,000: as many as one query takes. */
    async idsOfSeller(seller: string): Promise<string[]> {
      const found = await items
        .find({ seller, published: true }, { projection: { _id: 1 } })
        .sort({ createdAt: -1 })
        .limit(MOST_IDS)
        .toArray();
      return found.map(({ _id }) => _id);
    },

    /** Returns the ids of items of exactly this brand, hidden ones included; all unless a limit is given. */
    async idsOfBrand(brand: string, limit = 0): Promise<string[]> {
      const found = await items
        .find({ brand }, { projection: { _id: 1 } })
        .limit(limit)
        .toArray();
      return found.map(({ _id }) => _id);
    },

    /** Returns the ids of items whose brand a merge has changed. */
    async idsMergedBy(merge: string): Promise<string[]> {
      const found = await items.find({ 'mergedBrands.merge': merge }, { projection: { _id: 1 } }).toArray();
      return found.map(({ _id }) => _id);
    },

    ofSellerByNumber,

    /** A seller's published item of a number, or of an id where it has none. */
    byNumber: gather(async (wanted: readonly Numbered[]): Promise<(ShopItem | undefined)[]> => {
      const bySeller = Map.groupBy(wanted, ({ seller }) => seller);
      const found = await Promise.all(
        [...bySeller].map(([seller, its]) =>
          ofSellerByNumber(
            seller,
            its.map(({ number }) => number),
          ),
        ),
      );
      const byKey = new Map(found.flat().map((item) => [keyOf({ ...item, number: item.number ?? item._id }), item]));
      return wanted.map((one) => byKey.get(keyOf(one)));
    }),

    /** All items that the shop shows, as a stream. */
    forSale(): AsyncIterable<ShopItem> {
      return aheadOf(plain(FOR_SALE).sort({ createdAt: -1 }).batchSize(BATCH));
    },

    /** Some of them in the order of their ids, which is that of time, after one of them. */
    pageAfter(
      id: string | undefined,
      { limit, newestFirst = false }: { limit: number; newestFirst?: boolean },
    ): Promise<ShopItem[]> {
      const behind = id === undefined ? {} : { _id: newestFirst ? { $lt: id } : { $gt: id } };
      return plain({ ...FOR_SALE, ...behind })
        .sort({ _id: newestFirst ? -1 : 1 })
        .limit(limit)
        .toArray();
    },

    /** All items that changed at or after a moment, unpublished ones too. */
    async *changedSince(moment: Date): AsyncIterable<ShopItem> {
      for (const filter of changedFrom(moment)) yield* plain(filter).batchSize(BATCH);
    },

    /** Which items changed at or after a moment, and their revisions, some at a time. */
    async *revisionsSince(moment: Date): AsyncIterable<Revised[]> {
      const projection = { version: 1, touches: 1 };
      for (const filter of changedFrom(moment)) {
        const changed = items.find<Revised>(filter, { projection }).batchSize(BATCH);
        for await (const first of changed) yield [first, ...changed.readBufferedDocuments()];
      }
    },

    /** Returns those of the pictures that an item has which the desk hides. */
    async imagesHidden(imageIds: string[]): Promise<Set<string>> {
      const hidden = { imageIds: { $in: imageIds }, 'hidden.since': { $exists: true } };
      const found = await items.find(hidden, { projection: { imageIds: 1, hidden: 1 } }).toArray();
      return new Set(found.filter(isHiddenByDesk).flatMap((item) => item.imageIds));
    },

    /** Streams all items that the desk hides. */
    async *hiddenByDesk(): AsyncIterable<ShopItem> {
      for await (const item of plain({ 'hidden.since': { $exists: true } })) if (isHiddenByDesk(item)) yield item;
    },

    /** Returns those of the pictures that an item has, published or not. */
    async imagesInUse(imageIds: string[]): Promise<Set<string>> {
      const used = await items.find({ imageIds: { $in: imageIds } }, { projection: { imageIds: 1 } }).toArray();
      return new Set(used.flatMap((item) => item.imageIds));
    },
  };
}

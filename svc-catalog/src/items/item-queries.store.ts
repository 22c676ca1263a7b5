import { gather } from '@ethereal/service-kit/gather';
import { olderThan, type PageStart } from '@ethereal/service-kit/paging';
import type { Collection, FindCursor } from 'mongodb';
import { isHiddenByDesk } from './hiding.rules.ts';
import type { ShopItem } from './item.ts';
import { type ItemDocument, PLAIN } from './item-document.ts';

/** Number of items that one query reads, or looks up. */
const BATCH = 1000;
/** Maximum number of ids that one query returns. */
const MAX_IDS = 50_000;
const FOR_SALE = { published: true, hidden: { $exists: false } } as const;

/** Requests the next batch of a cursor while the consumer works on this one. */
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
      // An error is thrown when the consumer reaches this batch. It is ignored when the consumer has stopped before.
      reading.catch(() => {});
      yield* batch;
    }
  } finally {
    await cursor.close();
  }
}

/** Two filters instead of one, since each has an index of its own. */
const changedFrom = (moment: Date) => [{ updatedAt: { $gte: moment } }, { touchedAt: { $gte: moment } }];

type Revised = Pick<ShopItem, '_id' | 'version' | 'touches'>;
type Numbered = { seller: string; number: string };
const keyOf = ({ seller, number }: Numbered) => `${seller} ${number}`;

/** Queries of items; equal queries within one turn are one command. */
export function itemQueries(items: Collection<ItemDocument>) {
  const plain = (filter: object) => items.find<ShopItem>(filter, PLAIN);

  /** Returns a seller's published items that have one of these numbers, or one of these ids. */
  async function ofSellerByNumber(seller: string, numbers: readonly string[]): Promise<ShopItem[]> {
    const found: ShopItem[] = [];
    // Query in batches, each by its index: thousands at once would block the database for other requests.
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

    /** Iterates over a seller's published items, hidden ones included, oldest first. */
    eachOfSeller: (seller: string): AsyncIterable<ShopItem> =>
      plain({ seller, published: true }).sort({ createdAt: 1, _id: 1 }).batchSize(BATCH),

    /** Returns a seller's published items after a position, hidden ones included, newest first. */
    ofSeller(seller: string, limit: number, after?: PageStart): Promise<ShopItem[]> {
      return plain({ seller, published: true, ...olderThan<ItemDocument>('createdAt', after) })
        .sort({ createdAt: -1, _id: -1 })
        .limit(limit)
        .toArray();
    },

    /** Returns a seller's unpublished items, last changed first. */
    unpublishedOf(seller: string, limit: number): Promise<ShopItem[]> {
      return plain({ seller, published: false }).sort({ updatedAt: -1, _id: -1 }).limit(limit).toArray();
    },

    /** Streams the ids of all published items of a seller. */
    async *eachIdOfSeller(seller: string): AsyncIterable<string> {
      const own = items.find({ seller, published: true }, { projection: { _id: 1 } }).batchSize(BATCH);
      for await (const { _id } of own) yield _id;
    },

    /** Returns the ids of a seller's newest published items, at most 50,000, the maximum of one query. */
    async idsOfSeller(seller: string): Promise<string[]> {
      const found = await items
        .find({ seller, published: true }, { projection: { _id: 1 } })
        .sort({ createdAt: -1 })
        .limit(MAX_IDS)
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

    /** Returns a seller's published item with a number, or with this id when it has no number. */
    byNumber: gather(async (requested: readonly Numbered[]): Promise<(ShopItem | undefined)[]> => {
      const bySeller = Map.groupBy(requested, ({ seller }) => seller);
      const found = await Promise.all(
        [...bySeller].map(([seller, its]) =>
          ofSellerByNumber(
            seller,
            its.map(({ number }) => number),
          ),
        ),
      );
      const byKey = new Map(found.flat().map((item) => [keyOf({ ...item, number: item.number ?? item._id }), item]));
      return requested.map((entry) => byKey.get(keyOf(entry)));
    }),

    /** Returns items whose price changes by its schedule until a moment and was not announced yet, earliest first. */
    switchesDue(moment: Date, limit: number): Promise<ShopItem[]> {
      return plain({ nextSwitch: { $lte: moment } })
        .sort({ nextSwitch: 1 })
        .limit(limit)
        .toArray();
    },

    /** Streams all items that the shop shows. */
    forSale(): AsyncIterable<ShopItem> {
      return aheadOf(plain(FOR_SALE).sort({ createdAt: -1 }).batchSize(BATCH));
    },

    /** Streams the ids and revisions of items that changed at or after a moment, in batches. */
    async *revisionsSince(moment: Date): AsyncIterable<Revised[]> {
      const projection = { version: 1, touches: 1 };
      for (const filter of changedFrom(moment)) {
        const changed = items.find<Revised>(filter, { projection }).batchSize(BATCH);
        for await (const first of changed) yield [first, ...changed.readBufferedDocuments()];
      }
    },

    /** Returns those of the pictures that belong to an item hidden by the desk. */
    async imagesHidden(imageIds: string[]): Promise<Set<string>> {
      const hidden = { imageIds: { $in: imageIds }, 'hidden.since': { $exists: true } };
      const found = await items.find(hidden, { projection: { imageIds: 1, hidden: 1 } }).toArray();
      return new Set(found.filter(isHiddenByDesk).flatMap((item) => item.imageIds));
    },

    /** Streams all items that the desk hides. */
    async *hiddenByDesk(): AsyncIterable<ShopItem> {
      for await (const item of plain({ 'hidden.since': { $exists: true } })) if (isHiddenByDesk(item)) yield item;
    },

    /** Returns those of the pictures that belong to an item, published or not. */
    async imagesInUse(imageIds: string[]): Promise<Set<string>> {
      const used = await items.find({ imageIds: { $in: imageIds } }, { projection: { imageIds: 1 } }).toArray();
      return new Set(used.flatMap((item) => item.imageIds));
    },
  };
}

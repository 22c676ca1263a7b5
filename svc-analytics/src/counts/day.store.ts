import type { CountKind } from '@ethereal/contracts/analytics';
import type { Db } from 'mongodb';
import { DAY_MS, floorTo, PARTS_OF, type Resolution, type Slot, WIDTH_MS } from './slots.ts';

/**
 * The counts of one item and kind at one resolution, by the number of the slot within the document: the minutes or quarters of an hour
 * of a UTC day, or the days of a UTC year.
 */
type DayDocument = {
  _id: string;
  item: string;
  kind: CountKind;
  resolution: Resolution;
  /** Its first day. */
  day: Date;
  counts: Record<string, number>;
};

export type SlotCount = Slot & { count: number };
export type Cell = { start: number; count: number };
/** From one moment to another, in milliseconds since 1970; `to` is not part of it. */
export type Span = { from: number; to: number };

export type DayStore = {
  /** Raises the counts of slots to at least these: counts only grow, so writers side by side can't undo one another. */
  raise(counts: readonly SlotCount[]): Promise<void>;
  /** The sums of what is counted so far in the parts of some slots. */
  sums(slots: readonly Slot<keyof typeof PARTS_OF>[]): Promise<SlotCount[]>;
  /** The counted slots of an item and kind in some spans. */
  cells(item: string, kind: CountKind, resolution: Resolution, spans: readonly Span[]): Promise<Cell[]>;
};

/** Where the document begins that counts a moment. */
const documentStart = (resolution: Resolution, at: number): number =>
  resolution === 'day' ? Date.UTC(new Date(at).getUTCFullYear(), 0, 1) : floorTo(DAY_MS, at);

/** At least as long as any document of a resolution, and shorter than two. */
const DOCUMENT_MS: Readonly<Record<Resolution, number>> = {
  minute: DAY_MS,
  quarter: DAY_MS,
  day: 366 * DAY_MS,
};

const documentId = ({ item, kind, resolution }: Omit<Slot, 'start'>, from: number) =>
  `${item}:${kind}:${resolution}:${new Date(from).toISOString().slice(0, 10)}`;

export function createDayStore(db: Db): DayStore {
  const days = db.collection<DayDocument>('days');

  /** The sums of slots whose parts stand in the same places of their documents, of whatever items and days. */
  async function sumsOf(slots: readonly Slot<keyof typeof PARTS_OF>[]): Promise<SlotCount[]> {
    const [first] = slots;
    if (!first) return [];
    const resolution = PARTS_OF[first.resolution];
    const byId = new Map(
      slots.map((slot) => [documentId({ ...slot, resolution }, documentStart(resolution, slot.start)), slot]),
    );
    const place = (first.start - documentStart(resolution, first.start)) / WIDTH_MS[resolution];
    const length = WIDTH_MS[first.resolution] / WIDTH_MS[resolution];
    const parts = Array.from({ length }, (_, at) => `counts.${place + at}`);
    const found = await days
      .find(
        { _id: { $in: [...byId.keys()] } },
        { projection: Object.fromEntries(parts.map((name) => [name, 1])) },
      )
      .toArray();
    return found.flatMap(({ _id, counts }) => {
      const slot = byId.get(_id);
      const count = Object.values(counts).reduce((sum, one) => sum + one, 0);
      return slot ? [{ ...slot, count }] : [];
    });
  }

  return {
    async raise(counts) {
      const byDocument = new Map<string, { slot: Slot; from: number; max: Record<string, number> }>();
      for (const slot of counts) {
        if (slot.count === 0) continue;
        const from = documentStart(slot.resolution, slot.start);
        const id = documentId(slot, from);
        const entry = byDocument.get(id) ?? { slot, from, max: {} };
        entry.max[`counts.${(slot.start - from) / WIDTH_MS[slot.resolution]}`] = slot.count;
        byDocument.set(id, entry);
      }
      if (byDocument.size === 0) return;
      await days.bulkWrite(
        [...byDocument].map(([id, { slot, from, max }]) => ({
          updateOne: {
            filter: { _id: id },
            update: {
              $max: max,
              $setOnInsert: {
                item: slot.item,
                kind: slot.kind,
                resolution: slot.resolution,
                day: new Date(from),
              },
            },
            upsert: true,
          },
        })),
        { ordered: false },
      );
    },
    async sums(slots) {
      const byPlace = Map.groupBy(slots, ({ resolution, start }) => `${resolution} ${start % DAY_MS}`);
      return (await Promise.all([...byPlace.values()].map(sumsOf))).flat();
    },
    async cells(item, kind, resolution, spans) {
      const ids = new Set<string>();
      for (const { from, to } of spans) {
        let start = documentStart(resolution, from);
        while (start < to) {
          ids.add(documentId({ item, kind, resolution }, start));
          start = documentStart(resolution, start + DOCUMENT_MS[resolution]);
        }
      }
      if (ids.size === 0) return [];
      // Documents as they are stored: to leave fields out would cost more than to read them.
      const found = await days.find({ _id: { $in: [...ids] } }, { batchSize: ids.size }).toArray();
      const cells: Cell[] = [];
      for (const { day, counts } of found) {
        for (const at in counts) {
          const start = day.getTime() + Number(at) * WIDTH_MS[resolution];
          if (spans.some(({ from, to }) => start >= from && start < to))
            cells.push({ start, count: counts[at] ?? 0 });
        }
      }
      return cells;
    },
  };
}

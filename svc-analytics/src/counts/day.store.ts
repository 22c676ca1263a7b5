import type { CountKind } from '@ethereal/contracts/analytics';
import type { Db } from 'mongodb';
import { DAY_MS, floorTo, MINUTE_MS, QUARTER_MS, type Resolution, type Slot, WIDTH_MS } from './slots.ts';

/** The counts of one item, kind and UTC day at one resolution: slot number within the day → count. */
type DayDocument = {
  _id: string;
  item: string;
  kind: CountKind;
  resolution: Resolution;
  day: Date;
  counts: Record<string, number>;
};

export type SlotCount = Slot & { count: number };
export type Cell = { start: number; count: number };

export type DayStore = {
  /** Raises the counts of slots to at least these: counts only grow, so writers side by side can't undo one another. */
  raise(counts: readonly SlotCount[]): Promise<void>;
  /** The sums of the minutes that are counted so far in each of some quarters of an hour. */
  sums(quarters: readonly Slot[]): Promise<SlotCount[]>;
  /** The counted slots of an item and kind from one moment to another, in milliseconds since 1970; days ascend. */
  cells(item: string, kind: CountKind, resolution: Resolution, from: number, to: number): Promise<Cell[]>;
};

const dayId = ({ item, kind, resolution }: Omit<Slot, 'start'>, day: number) =>
  `${item}:${kind}:${resolution}:${new Date(day).toISOString().slice(0, 10)}`;

/** The most that a period needs, so that one answer of the database brings it. */
const DAYS_OF_TWO_YEARS = 750;
const MINUTES_OF_QUARTER = QUARTER_MS / MINUTE_MS;

export function createDayStore(db: Db): DayStore {
  const days = db.collection<DayDocument>('days');

  /** Quarters that begin at one time of day, of whatever items and days. */
  async function sumsAt(timeOfDay: number, quarters: readonly Slot[]): Promise<SlotCount[]> {
    const byId = new Map(
      quarters.map((slot) => [dayId({ ...slot, resolution: 'minute' }, floorTo(DAY_MS, slot.start)), slot]),
    );
    const first = timeOfDay / MINUTE_MS;
    const minutes = Array.from({ length: MINUTES_OF_QUARTER }, (_, at) => `counts.${first + at}`);
    const found = await days
      .find(
        { _id: { $in: [...byId.keys()] } },
        { projection: Object.fromEntries(minutes.map((name) => [name, 1])) },
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
      const byDay = new Map<string, { slot: Slot; day: number; max: Record<string, number> }>();
      for (const slot of counts) {
        if (slot.count === 0) continue;
        const day = floorTo(DAY_MS, slot.start);
        const id = dayId(slot, day);
        const entry = byDay.get(id) ?? { slot, day, max: {} };
        entry.max[`counts.${(slot.start - day) / WIDTH_MS[slot.resolution]}`] = slot.count;
        byDay.set(id, entry);
      }
      if (byDay.size === 0) return;
      await days.bulkWrite(
        [...byDay].map(([id, { slot, day, max }]) => ({
          updateOne: {
            filter: { _id: id },
            update: {
              $max: max,
              $setOnInsert: {
                item: slot.item,
                kind: slot.kind,
                resolution: slot.resolution,
                day: new Date(day),
              },
            },
            upsert: true,
          },
        })),
        { ordered: false },
      );
    },
    async sums(quarters) {
      const byTime = Map.groupBy(quarters, ({ start }) => start % DAY_MS);
      return (await Promise.all([...byTime].map(([time, slots]) => sumsAt(time, slots)))).flat();
    },
    async cells(item, kind, resolution, from, to) {
      const slot = { item, kind, resolution };
      // A range of ids, and documents as they are stored: reading a year is one walk over an index.
      const $gte = dayId(slot, floorTo(DAY_MS, from));
      const $lt = dayId(slot, floorTo(DAY_MS, to - 1) + DAY_MS);
      const found = await days.find({ _id: { $gte, $lt } }, { batchSize: DAYS_OF_TWO_YEARS }).toArray();
      const width = WIDTH_MS[resolution];
      const cells: Cell[] = [];
      for (const { day, counts } of found) {
        for (const at in counts) {
          const start = day.getTime() + Number(at) * width;
          if (start >= from && start < to) cells.push({ start, count: counts[at] ?? 0 });
        }
      }
      return cells;
    },
  };
}

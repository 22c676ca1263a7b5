import type { CountKind } from '@ethereal/contracts/analytics';
import type { Db } from 'mongodb';
import { DAY_MS, floorTo, type Resolution, type Slot, WIDTH_MS } from './slots.ts';

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
  /** The counted slots of an item and kind from one moment to another, in milliseconds since 1970. */
  cells(item: string, kind: CountKind, resolution: Resolution, from: number, to: number): Promise<Cell[]>;
};

const dayId = ({ item, kind, resolution }: Omit<Slot, 'start'>, day: number) =>
  `${item}:${kind}:${resolution}:${new Date(day).toISOString().slice(0, 10)}`;

export function createDayStore(db: Db): DayStore {
  const days = db.collection<DayDocument>('days');

  return {
    async raise(counts) {
      const byDay = new Map<string, { slot: Slot; day: number; max: Record<string, number> }>();
      for (const slot of counts) {
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
    async cells(item, kind, resolution, from, to) {
      const ids: string[] = [];
      for (let day = floorTo(DAY_MS, from); day < to; day += DAY_MS)
        ids.push(dayId({ item, kind, resolution }, day));
      const found = await days.find({ _id: { $in: ids } }, { projection: { day: 1, counts: 1 } }).toArray();
      const width = WIDTH_MS[resolution];
      return found
        .flatMap(({ day, counts }) =>
          Object.entries(counts).map(([slot, count]) => ({
            start: day.getTime() + Number(slot) * width,
            count,
          })),
        )
        .filter(({ start }) => start >= from && start < to);
    },
  };
}

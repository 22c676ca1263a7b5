import type { CountKind } from '@ethereal/contracts/analytics';
import { type DayDocument, type DayStore, type YearDocument, yearId } from '../counts/day.store.ts';
import { COUNTERS, type Counter, dayId, type Owner } from '../counts/tally.ts';
import { ceilTo, DAY_MS, dayOf, firstDayOf, floorTo, MINUTE_MS, yearOf } from '../time.ts';

/** From one moment to another, in milliseconds since 1970; `to` is not part of it. */
export type Span = { from: number; to: number };
/** What was counted from `start` on, for a minute or a UTC day. */
export type Cell = { start: number; count: number };
/** The cells of each counter, made when they are asked for. */
export type CellsOf = (counter: Counter) => Cell[];

/** A day is brought into its year when it is over for a day at least; until it surely is, its own document is read. */
const FRESH_DAYS = 2;

/** What to read so that every unit between boundaries can be added up exactly: days that lie in one whole, and minutes at its edges. */
function piecesBetween(boundaries: readonly number[]): { days: number[]; minutes: Span[] } {
  const days: number[] = [];
  const minutes: Span[] = [];
  const addMinutes = (from: number, to: number) => {
    if (from >= to) return;
    const before = minutes.at(-1);
    if (before?.to === from) before.to = to;
    else minutes.push({ from, to });
  };
  for (const [at, to] of boundaries.entries()) {
    const from = boundaries[at - 1];
    if (from === undefined) continue;
    const [innerFrom, innerTo] = [ceilTo(DAY_MS, from), floorTo(DAY_MS, to)];
    if (innerFrom >= innerTo) {
      addMinutes(from, to);
      continue;
    }
    addMinutes(from, innerFrom);
    for (let day = dayOf(innerFrom); day < dayOf(innerTo); day++) days.push(day);
    addMinutes(innerTo, to);
  }
  return { days, minutes };
}

/** The UTC days that spans touch. */
function* daysOf(spans: readonly Span[]): Generator<number> {
  for (const { from, to } of spans) for (let day = dayOf(from); day <= dayOf(to - 1); day++) yield day;
}

export type Reading = {
  /** The documents that the answer needs, by day and by year. */
  days: number[];
  years: number[];
  cellsOf(
    owner: Owner,
    found: { days: ReadonlyMap<string, DayDocument>; years: ReadonlyMap<string, YearDocument> },
  ): CellsOf;
};

/** How to read what lies between the first and the last of ascending boundaries, exact to the minute. */
export function planReading(boundaries: readonly number[], today: number): Reading {
  const pieces = piecesBetween(boundaries);
  const isFresh = (day: number) => day >= today - FRESH_DAYS;
  const fresh = pieces.days.filter(isFresh);
  const folded = pieces.days.filter((day) => !isFresh(day));
  const minutes = [...pieces.minutes];
  for (const day of fresh) minutes.push({ from: day * DAY_MS, to: (day + 1) * DAY_MS });

  return {
    days: [...new Set(daysOf(minutes))],
    years: [...new Set(folded.map(yearOf))],
    cellsOf(owner, found) {
      return (counter) => {
        const letter = COUNTERS[counter];
        const cells: Cell[] = [];
        for (const day of folded) {
          const year = yearOf(day);
          const count = found.years.get(yearId(owner, year))?.[letter]?.[day - firstDayOf(year)];
          if (count) cells.push({ start: day * DAY_MS, count });
        }
        for (const { from, to } of minutes) {
          for (const day of daysOf([{ from, to }])) {
            const counts = found.days.get(dayId(owner, day))?.[letter];
            for (const minute in counts) {
              const start = day * DAY_MS + Number(minute) * MINUTE_MS;
              if (start >= from && start < to) cells.push({ start, count: counts[minute] ?? 0 });
            }
          }
        }
        return cells;
      };
    },
  };
}

/** What is counted of some owners between the first and the last of ascending boundaries. A cell never lies across a boundary. */
export async function readCells(
  store: Pick<DayStore, 'days' | 'years'>,
  owners: readonly Owner[],
  boundaries: readonly number[],
  today: number,
): Promise<Map<Owner, CellsOf>> {
  const reading = planReading(boundaries, today);
  const [days, years] = await Promise.all([
    store.days(owners, reading.days),
    store.years(owners, reading.years),
  ]);
  return new Map(owners.map((owner) => [owner, reading.cellsOf(owner, { days, years })]));
}

/** What the dashboards show: sales without what was cancelled of them, the other kinds as they are counted. */
export function netCells(cellsOf: CellsOf, kind: CountKind): Cell[] {
  if (kind !== 'sales') return cellsOf(kind);
  const cancelled = cellsOf('cancellations').map(({ start, count }) => ({ start, count: -count }));
  return [...cellsOf('sales'), ...cancelled];
}

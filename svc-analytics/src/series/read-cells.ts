import type { CountKind, TimeUnit } from '@ethereal/contracts/analytics';
import type { Cell, DayStore } from '../counts/day.store.ts';
import { floorTo, QUARTER_MS } from '../counts/slots.ts';
import type { Span } from './series.ts';

const ceilTo = (width: number, at: number) => floorTo(width, at + width - 1);

type Question = { item: string; kind: CountKind; unit: TimeUnit };

/**
 * Exact to the minute with few small documents: where no single minutes are shown, quarters of an hour inside the span
 * and minutes only at its edges.
 */
export async function readCells(
  days: Pick<DayStore, 'cells'>,
  { item, kind, unit }: Question,
  { from, to }: Span,
): Promise<Cell[]> {
  if (unit === 'minute') return days.cells(item, kind, 'minute', from, to);
  const innerFrom = Math.min(ceilTo(QUARTER_MS, from), to);
  const innerTo = Math.max(floorTo(QUARTER_MS, to), innerFrom);
  const [head, inner, tail] = await Promise.all([
    innerFrom > from ? days.cells(item, kind, 'minute', from, innerFrom) : [],
    innerTo > innerFrom ? days.cells(item, kind, 'quarter', innerFrom, innerTo) : [],
    to > innerTo ? days.cells(item, kind, 'minute', innerTo, to) : [],
  ]);
  return [...head, ...inner, ...tail];
}

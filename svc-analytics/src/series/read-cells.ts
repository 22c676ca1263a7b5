import type { CountKind } from '@ethereal/contracts/analytics';
import type { Cell, DayStore, Span } from '../counts/day.store.ts';
import { floorTo, PARTS_OF, type Resolution, WIDTH_MS } from '../counts/slots.ts';

const ceilTo = (width: number, at: number) => floorTo(width, at + width - 1);

/** A span as the coarsest slots that lie in it whole, and finer ones at its edges. */
function* piecesOf({ from, to }: Span, resolution: Resolution): Generator<Span & { resolution: Resolution }> {
  if (from >= to) return;
  if (resolution === 'minute') {
    yield { resolution, from, to };
    return;
  }
  const [innerFrom, innerTo] = [ceilTo(WIDTH_MS[resolution], from), floorTo(WIDTH_MS[resolution], to)];
  const finer = PARTS_OF[resolution];
  if (innerFrom >= innerTo) {
    yield* piecesOf({ from, to }, finer);
    return;
  }
  yield* piecesOf({ from, to: innerFrom }, finer);
  yield { resolution, from: innerFrom, to: innerTo };
  yield* piecesOf({ from: innerTo, to }, finer);
}

/** What to read of each resolution so that every unit between two boundaries can be added up exactly. */
function spansBetween(boundaries: readonly number[]): Record<Resolution, Span[]> {
  const spans: Record<Resolution, Span[]> = { minute: [], quarter: [], day: [] };
  for (const [at, to] of boundaries.entries()) {
    const from = boundaries[at - 1];
    if (from === undefined) continue;
    for (const piece of piecesOf({ from, to }, 'day')) {
      const before = spans[piece.resolution].at(-1);
      if (before?.to === piece.from) before.to = piece.to;
      else spans[piece.resolution].push({ from: piece.from, to: piece.to });
    }
  }
  return spans;
}

/**
 * What is counted of an item between the first and the last of ascending boundaries: exact to the minute with a few small documents. A
 * cell never lies across a boundary.
 */
export async function readCells(
  days: Pick<DayStore, 'cells'>,
  { item, kind }: { item: string; kind: CountKind },
  boundaries: readonly number[],
): Promise<Cell[]> {
  const { minute, quarter, day } = spansBetween(boundaries);
  const read = await Promise.all([
    days.cells(item, kind, 'day', day),
    days.cells(item, kind, 'quarter', quarter),
    days.cells(item, kind, 'minute', minute),
  ]);
  return read.flat();
}

import { DAY_MS } from '@ethereal/contracts/durations';
import type { Card } from '@ethereal/contracts/items';
import { nextSwitch, priceAt } from '@ethereal/pricing/price-at';
import type { Catalog } from '../search/catalog.ts';
import type { Repriced } from '../search/entry.ts';
import { cardPrice, type ItemPrices, reductionAt } from './sales.rules.ts';

const NEVER = Number.POSITIVE_INFINITY;
/** Time for which a sale is kept after its end, in milliseconds: a clock may be set back. */
const KEPT_MS = DAY_MS;

type Scheduled = { item: ItemPrices; next: number };

export type SaleClock = {
  /** Takes the schedule of an item that was put into the index; an item without a sale leaves the clock. */
  schedule(id: string, item: ItemPrices): void;
  /** Updates the cards of all items whose price has changed by their schedule until now. */
  repriceDue(): void;
  /** Returns the moment of the next change of a price, in milliseconds since 1970. */
  next(): number;
};

/** Returns a card at another price. */
function repricedCard(json: string, item: ItemPrices, now: Date): string {
  const { formerPrice: _former, saleEnds: _ends, percent: _percent, ...rest } = JSON.parse(json) as Card;
  return JSON.stringify({ ...rest, ...cardPrice(item, now) });
}

/**
 * Keeps the prices in an index current without a read of the database. Lists call `repriceDue` before they are made, so
 * a sale begins and ends in them at its second, whatever the timers of the process do.
 */
export function createSaleClock(catalog: Catalog, now: () => Date): SaleClock {
  const scheduled = new Map<string, Scheduled>();
  let earliest = NEVER;
  let repricedAt = 0;

  const isOver = ({ sale }: ItemPrices, at: number) =>
    !sale || (sale.until !== undefined && Date.parse(sale.until) + KEPT_MS < at);

  function reprice(id: string, entry: Scheduled, at: Date): Repriced[] {
    entry.next = nextSwitch(entry.item, at)?.getTime() ?? NEVER;
    const json = catalog.cardOf(id);
    if (json === undefined || isOver(entry.item, at.getTime())) scheduled.delete(id);
    if (json === undefined) return [];
    const { priceCents } = priceAt(entry.item, at);
    return [{ id, card: repricedCard(json, entry.item, at), priceCents, reduction: reductionAt(entry.item, at) }];
  }

  return {
    schedule(id, item) {
      const at = now();
      if (isOver(item, at.getTime())) {
        scheduled.delete(id);
        return;
      }
      const next = nextSwitch(item, at)?.getTime() ?? NEVER;
      scheduled.set(id, { item: { priceCents: item.priceCents, sale: item.sale }, next });
      earliest = Math.min(earliest, next);
    },
    repriceDue() {
      const at = now();
      const time = at.getTime();
      const isSetBack = time < repricedAt;
      repricedAt = time;
      if (time < earliest && !isSetBack) return;
      const due = [...scheduled].filter(([, { next }]) => isSetBack || next <= time);
      catalog.reprice(due.flatMap(([id, entry]) => reprice(id, entry, at)));
      earliest = NEVER;
      for (const { next } of scheduled.values()) earliest = Math.min(earliest, next);
    },
    next: () => earliest,
  };
}

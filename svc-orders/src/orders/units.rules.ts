import { conflict } from '@ethereal/service-kit/errors';
import { type ItemStock, keyOf, shortageOf } from '../stock/stock.rules.ts';
import type { Units } from '../stock/stock.store.ts';
import type { OrderLine } from './order.ts';

/** Creates the error for an order that stock does not cover; `errors` has a text by product id. */
export function outOfStock(errors: Record<string, string>) {
  return conflict('Something in your order is no longer available.', { code: 'OUT_OF_STOCK', errors });
}

type Stocks = ReadonlyMap<string, ItemStock>;

/**
 * Returns the key of the count from which a line is taken; undefined when its stock is not tracked or its choice is
 * incomplete.
 */
export function stockKeyOf({ product, color, size }: OrderLine, stocks: Stocks): string | undefined {
  const stock = stocks.get(product);
  return stock?.tracked ? keyOf(stock, { color, size }) : undefined;
}

/** Returns a text for each product whose stock does not cover its lines. Lines that share a count add up. */
export function shortages(lines: readonly OrderLine[], stocks: Stocks): Record<string, string> {
  const quantities = new Map(neededUnits(lines, stocks).map(({ item, key, quantity }) => [`${item} ${key}`, quantity]));
  return Object.fromEntries(
    lines.flatMap((line) => {
      const stock = stocks.get(line.product);
      const quantity = quantities.get(`${line.product} ${stockKeyOf(line, stocks)}`) ?? line.quantity;
      const short = stock && shortageOf(stock, { ...line, quantity });
      return short ? [[line.product, short]] : [];
    }),
  );
}

/**
 * Returns the units of tracked stock that the lines need: one entry per item and key, in the same order for all orders.
 */
export function neededUnits(lines: readonly OrderLine[], stocks: Stocks): Units[] {
  const units = new Map<string, Units>();
  for (const line of lines) {
    const key = stockKeyOf(line, stocks);
    if (!key) continue;
    const place = `${line.product} ${key}`;
    const quantity = (units.get(place)?.quantity ?? 0) + line.quantity;
    units.set(place, { item: line.product, key, quantity });
  }
  return [...units].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, needed]) => needed);
}

import { getCart } from '@ethereal/contracts/cart';
import { getItem, type Item } from '@ethereal/contracts/items';
import { getStock } from '@ethereal/contracts/stock';
import { expect } from 'vitest';
import { callApi } from '../kit/api.ts';
import { until } from '../kit/until.ts';
import type { Market, Person, Totals } from './shop.ts';

type Kind = keyof Totals;

/** Number of acknowledged actions, and of those without an answer, which may have happened or not. */
interface Tally {
  sure: number;
  maybe: number;
}

const NONE: Tally = { sure: 0, maybe: 0 };
const KINDS: readonly Kind[] = ['views', 'favorites', 'carts', 'sales'];

/** Counts the actions that the shop has acknowledged, to be compared with its data. */
export function createLedger(shop: Market) {
  const tallies = new Map<string, Tally>();
  const orders = new Map<string, Set<string>>();
  const kept = new Map<Person, { productId: string; quantity: number }>();
  const descriptions = new Map<Item, string>();
  const tallyOf = (kind: Kind, item: string) => tallies.get(`${kind} ${item}`) ?? NONE;

  function count(kind: Kind, item: string, acknowledged: boolean, by = 1): void {
    const { sure, maybe } = tallyOf(kind, item);
    const next = acknowledged ? { sure: sure + by, maybe } : { sure, maybe: maybe + by };
    tallies.set(`${kind} ${item}`, next);
  }

  async function offBy(): Promise<string[]> {
    const rows = await Promise.all(
      shop.items.map(async (item) => {
        const totals = await shop.totalsOf(item);
        return KINDS.flatMap((kind) => {
          const { sure, maybe } = tallyOf(kind, item._id);
          const total = totals[kind];
          if (total >= sure && total <= sure + maybe) return [];
          return [`${kind} of ${item._id}: ${total}, not ${sure}${maybe ? ` to ${sure + maybe}` : ''}`];
        });
      }),
    );
    return rows.flat();
  }

  return {
    count,
    ordered(buyer: Person, order: string, item: string, quantity: number): void {
      orders.set(buyer.id, (orders.get(buyer.id) ?? new Set()).add(order));
      count('sales', item, true, quantity);
    },
    ordersOf: (buyer: Person): string[] => [...(orders.get(buyer.id) ?? [])],
    keptInCart(keeper: Person, productId: string, quantity: number): void {
      kept.set(keeper, { productId, quantity });
    },
    described(item: Item, description: string): void {
      descriptions.set(item, description);
    },
    /** Returns the sums over all items: acknowledged and unanswered. */
    sums(): string {
      return KINDS.map((kind) => {
        const all = shop.items.map((item) => tallyOf(kind, item._id));
        const sum = (of: keyof Tally) => all.reduce((total, tally) => total + tally[of], 0);
        return `${kind} ${sum('sure')}${sum('maybe') ? `+${sum('maybe')}?` : ''}`;
      }).join(', ');
    },
    /**
     * Waits until the dashboards show all that was acknowledged, then compares orders and carts. @throws when anything
     * is lost or there twice
     */
    async settle(): Promise<void> {
      await until('the dashboards to show what was acknowledged', offBy, (rows) => rows.length === 0, 60_000);
      for (const buyer of shop.people) {
        const ids = (await shop.ordersOf(buyer)).map((order) => order._id);
        expect(ids.toSorted()).toEqual([...(orders.get(buyer.id) ?? [])].toSorted());
      }
      for (const [{ token }, { productId, quantity }] of kept) {
        const cart = await callApi(getCart, {}, token, shop.site.site);
        const lines = cart.items.map((line) => ({ productId: line.productId._id, quantity: line.quantity }));
        expect(lines).toEqual([{ productId, quantity }]);
      }
      for (const [{ category, _id: id }, description] of descriptions) {
        const item = await callApi(getItem, { params: { category, id } }, undefined, shop.site.site);
        expect(item.description).toBe(description);
      }
      if (shop.pieces !== undefined)
        for (const { _id: itemId } of shop.items) {
          const { stock } = await callApi(getStock, { params: { itemId } }, shop.seller.token, shop.site.site);
          expect(stock).toBe(shop.pieces - tallyOf('sales', itemId).sure);
        }
    },
  };
}

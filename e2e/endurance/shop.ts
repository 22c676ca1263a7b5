import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getItemCarts, getItemFavorites, getItemSales, getItemViews } from '@ethereal/contracts/analytics';
import { getUserDetails, logIn } from '@ethereal/contracts/identity';
import type { Item } from '@ethereal/contracts/items';
import { listBuyerOrders, type Order } from '@ethereal/contracts/orders';
import { type Site, type SiteOptions, startSite } from '@ethereal/dev/site';
import { callApi } from '../kit/api.ts';
import { publishItem } from '../kit/goods.ts';
import { PASSWORD } from '../kit/people.ts';

/** Returns the email of the seller (0) or of another person. */
export const emailOf = (number: number) => `person-${number}@example.test`;

export interface Person {
  id: string;
  email: string;
  token: string;
}

/** Totals of an item in its seller's dashboards. */
export interface Totals {
  views: number;
  favorites: number;
  carts: number;
  sales: number;
}

/** Shop as shoppers use it, wherever it runs. */
export interface Market {
  site: Pick<Site, 'site'>;
  seller: Person;
  people: Person[];
  items: Item[];
  /** Initial stock of each item, when pieces are counted. */
  pieces?: number;
  totalsOf(item: Item): Promise<Totals>;
  ordersOf(buyer: Person): Promise<Order[]>;
}

export interface Shop extends Market {
  site: Site;
  /** Folder of its data and its front ends. */
  dataDir: string;
  close(): Promise<void>;
}

interface Wishes {
  people: number;
  items: number;
  scale?: SiteOptions['scale'];
  env?: Record<string, string>;
}

/**
 * Opens a separate shop whose parts a test may stop and kill, with one seller's items, and people who are logged in.
 */
export async function openShop({ people, items, scale, env }: Wishes): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ethereal-endurance-'));
  const removeData = () => rmSync(dataDir, { recursive: true, force: true });
  const accounts = Array.from({ length: people + 1 }, (_, number) => accountOf(number));
  try {
    const site = await startSite({
      dataDir,
      scale,
      // All people come from one address here and would exceed the limits per address.
      env: {
        RATE_LIMIT_FACTOR: '1000000',
        LOG_LEVEL: 'warn',
        DEMO_ACCOUNTS: JSON.stringify(accounts),
        ...env,
      },
    });
    const close = async () => {
      await site.stop();
      removeData();
    };
    try {
      // One after the other: passwords are slow to check by design.
      const everybody: Person[] = [];
      for (const { email } of accounts) everybody.push(await enter(site.site, email));
      const [seller, ...others] = everybody;
      if (!seller) throw new Error('The shop has no seller.');
      const goods: Item[] = [];
      while (goods.length < items) goods.push(await publishItem(seller.token, { price: 12.34 }, site.site));
      return { site, dataDir, seller, people: others, items: goods, close, ...readers(site.site, seller) };
    } catch (error) {
      await close();
      throw error;
    }
  } catch (error) {
    removeData();
    throw error;
  }
}

const accountOf = (number: number) => ({
  fname: 'Person',
  lname: `Number ${number}`,
  email: emailOf(number),
  password: PASSWORD,
});

async function enter(site: string, email: string): Promise<Person> {
  const { token } = await callApi(logIn, { body: { email, password: PASSWORD } }, undefined, site);
  const { _id: id } = await callApi(getUserDetails, {}, token, site);
  return { id, email, token };
}

/** Creates the reads of items' totals and of orders. */
export function readers(site: string, seller: Person): Pick<Market, 'totalsOf' | 'ordersOf'> {
  return {
    async totalsOf({ _id: itemId }) {
      const request = { params: { period: 'Week', itemId } };
      const [views, favorites, carts, sales] = await Promise.all(
        [getItemViews, getItemFavorites, getItemCarts, getItemSales].map(
          async (call) => (await callApi(call, request, seller.token, site)).total,
        ),
      );
      return { views: views ?? 0, favorites: favorites ?? 0, carts: carts ?? 0, sales: sales ?? 0 };
    },
    async ordersOf(buyer) {
      const orders: Order[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const query: Record<string, string> = { buyerId: buyer.id, limit: '60', ...(cursor && { cursor }) };
        const page: { orders: Order[]; nextCursor: string | null } = await callApi(
          listBuyerOrders,
          { query },
          buyer.token,
          site,
        );
        orders.push(...page.orders);
        cursor = page.nextCursor;
      }
      return orders;
    },
  };
}

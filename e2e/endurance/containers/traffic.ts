import { setTimeout as pause } from 'node:timers/promises';
import { pageOf } from '../../kit/goods.ts';
import { createCardShoppers } from '../card-shoppers.ts';
import { createReaders } from '../pages.ts';
import { createPersistent } from '../persistent.ts';
import { createShoppers } from '../shoppers.ts';
import type { StockedMarket } from './market.ts';

/**
 * Time between two rounds of a person, in milliseconds: a steady rate that two processors carry while they start
 * containers.
 */
const ROUND_MS = 5000;
const CHECKOUT_MS = 10_000;

/** Creates all people in the shop: buyers on delivery or by card, the seller, and readers of pages. */
export function createTraffic(market: StockedMarket) {
  const { site } = market.site;
  const shoppers = createShoppers(market, ROUND_MS);
  const paths = ['/ethereal', '/ethereal/categories/men', ...market.items.map(pageOf)];
  const readers = createReaders(site, paths, 2, ROUND_MS);
  const { checkOut } = createCardShoppers(createPersistent(site, shoppers), market.goods);
  const placed: string[] = [];
  let isOpen = false;
  let next = 0;
  let buying: Promise<unknown> = Promise.resolve();

  return {
    shoppers,
    readers,
    placed,
    async start(): Promise<void> {
      isOpen = true;
      await shoppers.start();
      readers.start();
      buying = Promise.all(
        market.cardBuyers.map(async (buyer) => {
          while (isOpen) {
            placed.push(await checkOut(buyer, next++));
            await pause(CHECKOUT_MS);
          }
        }),
      );
    },
    /** Waits until all people have completed some steps: a service that starts takes most of a small machine. */
    goOn: () => shoppers.goOn(shoppers.actions, 1, 120_000),
    async stop(): Promise<void> {
      isOpen = false;
      await Promise.all([shoppers.stop(), readers.stop(), buying]);
    },
  };
}

export type Traffic = ReturnType<typeof createTraffic>;

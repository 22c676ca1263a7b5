import { join } from 'node:path';
import { uploadItem } from '@ethereal/contracts/items';
import { getStock } from '@ethereal/contracts/stock';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi, send } from '../kit/api.ts';
import { itemToSend } from '../kit/goods.ts';
import { connectAccount } from '../kit/paying.ts';
import { until } from '../kit/until.ts';
import { faultsOf, readBooks } from './card-books.ts';
import type { Good } from './card-orders.ts';
import { createCardShoppers } from './card-shoppers.ts';
import { startKilling } from './killing.ts';
import { createPersistent } from './persistent.ts';
import { openShop, type Person, type Shop } from './shop.ts';

/** Set CARD_CHECKOUTS=10000 for the long run. */
const CHECKOUTS = Number(process.env.CARD_CHECKOUTS ?? 150);
const PEOPLE = 24;
const SELLERS = 3;
const GOODS = 6;
const PIECES = CHECKOUTS * 2;
/** A process is killed as often as it is listed: those that move money more often than those that all others need. */
const VICTIMS = [
  'svc-orders',
  'svc-orders-2',
  'svc-payments',
  'svc-payments-2',
  'bank',
  'svc-payments',
  'svc-orders',
  'bank',
  'svc-gateway',
  'rabbitmq',
  'redis',
  'mongodb',
];
const MAX_REST_MS = 4000;

let shop: Shop;
let goods: Good[];

beforeAll(async () => {
  shop = await openShop({
    people: PEOPLE,
    items: 0,
    scale: { 'svc-orders': 2, 'svc-payments': 2 },
    env: {
      // Unpaid orders then expire within the run, and missing webhooks are reconciled.
      PAYMENT_WINDOW_MINUTES: '1',
      WEBHOOK_PATIENCE_MS: '3000',
      PAYOUT_DELAY_DAYS: '0',
      PAYOUT_EVERY_DAYS: '0',
      BANK_UNRELIABLE: '1',
    },
  });
  goods = await Promise.all(Array.from({ length: GOODS }, (_, at) => stocked(shop.people[at % SELLERS])));
});
afterAll(() => shop?.close());

async function stocked(seller: Person | undefined): Promise<Good> {
  if (!seller) throw new Error('The shop has no seller.');
  const site = shop.site.site;
  await connectAccount(seller, site);
  const stock = { S: PIECES, M: PIECES, L: PIECES };
  const body = { ...(await itemToSend(seller.token, { size: ['S', 'M', 'L'], price: 12.34 }, site)), stock };
  const item = await callApi(uploadItem, { body }, seller.token, site);
  const counted = async () => (await send(getStock, { params: { itemId: item._id } }, seller.token, site)).status;
  await until('the stock to be counted', counted, (status) => status === 200);
  return { item, seller };
}

const places = () => ({ mongodb: shop.site.run.mongodb, bank: join(shop.dataDir, 'bank') });

it(
  `keeps all books in agreement over ${CHECKOUTS} card checkouts while processes are killed and webhooks late, double, reordered or lost`,
  async () => {
    const { checkOut } = createCardShoppers(createPersistent(shop.site.site), goods);
    const startedAt = performance.now();
    const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(0);
    const stopKilling = startKilling(shop.site, VICTIMS, MAX_REST_MS);
    const placed: string[] = [];
    let next = 0;
    const buying = async (buyer: Person): Promise<void> => {
      while (next < CHECKOUTS) placed.push(await checkOut(buyer, next++));
    };
    await Promise.all(shop.people.map(buying));
    const checkedOut = seconds();
    const kills = await stopKilling();

    const faults = async () => faultsOf(await readBooks(places()), PIECES);
    await until('the books to agree', faults, (all) => all.length === 0, 180_000 + CHECKOUTS * 20).catch(
      (error: unknown) => {
        throw new Error(String(error).slice(0, 4000));
      },
    );
    const { orders, intents, sessions } = await readBooks(places());
    expect(orders.map(({ _id }) => _id).toSorted()).toEqual(placed.toSorted());
    const paid = intents.filter(({ funding }) => funding === 'authorized');
    const times = [...kills.values()].reduce((sum, count) => sum + count, 0);
    const given = sessions.filter(({ authorization }) => authorization).length - paid.length;
    console.log(
      `${CHECKOUTS} checkouts by card in ${checkedOut} s, all settled after ${seconds()} s; ${times} kills (${[...kills].map(([name, count]) => `${name} ${count}`).join(', ')}); ` +
        `${paid.length} paid orders = authorized payments, ${given} authorizations given back, all books agree`,
    );
  },
  400_000 + CHECKOUTS * 400,
);

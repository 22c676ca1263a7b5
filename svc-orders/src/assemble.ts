import { type EventOf, eventOf } from '@ethereal/contracts/events';
import { applyItemEvent, type ItemEvent, itemEvents } from '@ethereal/item-replica/events';
import { createItemReplica } from '@ethereal/item-replica/item-replica';
import { rememberItems } from '@ethereal/item-replica/remember-items';
import { createAuthenticator } from '@ethereal/service-kit/auth';
import type { Base } from '@ethereal/service-kit/base';
import { defineService } from '@ethereal/service-kit/define-service';
import { consume } from '@ethereal/service-kit/events/consumer';
import { createOutbox } from '@ethereal/service-kit/events/outbox';
import type { Handed } from '@ethereal/service-kit/events/relay';
import { newId } from '@ethereal/service-kit/ids';
import { ensureIndexes } from '@ethereal/service-kit/mongo';
import { consumeDeletions } from '@ethereal/service-kit/personal-data';
import type { Router } from 'express';
import { area } from '../area.ts';
import { mountAll } from './app.ts';
import { type CartStore, createCartStore } from './cart/cart.store.ts';
import { type Config, configSchema } from './config.ts';
import { createChangeLine } from './orders/change-line.ts';
import { createFinishOrder } from './orders/finish-order.ts';
import { createOpenPayment } from './orders/open-payment.ts';
import { createOrdersStore, type OrdersStore } from './orders/orders.store.ts';
import { consumePayments } from './orders/payments.consumer.ts';
import { createPlaceTracked } from './orders/place-tracked.ts';
import { createSweep } from './orders/sweep.ts';
import { createPersonalData } from './personal-data.ts';
import { createStockAnnouncer } from './stock/announce-stock.ts';
import { createSellerStock } from './stock/seller-stock.ts';
import { createStockStore, type StockStore } from './stock/stock.store.ts';
import { createStockCache } from './stock/stock-cache.ts';

export type Stores = {
  carts: CartStore;
  orders: OrdersStore;
  stocks: StockStore;
  announce: Announce;
};

/** Publishes what a changed cart or order has to announce. */
export type Announce = (collection: 'carts' | 'orders', id: string, handed?: Handed) => void;

const STOCK_CHANGED = 'item.stock-changed';

/** What crashes left half done is looked for this often, in milliseconds. */
const SWEEP_EVERY_MS = 2000;

const keepAsTheyAre = (stores: Stores): Stores => stores;

/** Puts the service together. `wrap` lets a test stand between. */
export async function assemble(base: Base<Config>, wrap = keepAsTheyAre) {
  const { config, logger, db, broker, publisher, onStop } = base;
  const outbox = createOutbox({ ...base, collections: ['carts', 'orders'] });
  onStop('outbox', outbox.flush);
  const now = () => new Date();
  const { carts, orders, stocks, announce } = wrap({
    carts: createCartStore(db, now),
    orders: createOrdersStore(db),
    stocks: createStockStore(db),
    announce: outbox.announce,
  });
  await ensureIndexes(outbox, carts, orders, stocks);

  const stockAnnouncer = createStockAnnouncer({ stocks, publisher, logger, now });
  onStop('stock events', stockAnnouncer.flush);
  const shownStock = createStockCache(stocks.find);
  const announceStock = (item: string) => {
    shownStock.forget(item);
    stockAnnouncer.announce(item);
  };
  const sellerStock = createSellerStock(stocks, announceStock);
  const replica = createItemReplica({
    db,
    catalogUrl: config.CATALOG_URL,
    onMiss: (item, sent) => sellerStock.follow(item, sent?.stock, sent?.at ?? now()),
  });
  const items = rememberItems(replica.findItems);
  const openPayment = createOpenPayment(config.PAYMENTS_URL);
  const placeTracked = createPlaceTracked({ orders, stocks, announceStock, openPayment, now });
  const announceOrder = (id: string, handed?: Handed) => announce('orders', id, handed);
  const finish = createFinishOrder({ orders, carts, stocks, announceOrder, announceStock, logger });
  const sweep = createSweep({ orders, stocks, placeTracked, finish, announceStock, now });
  await sweep();
  const sweeper = setInterval(() => {
    Promise.all([sweep(), stockAnnouncer.sweep()]).catch((error: unknown) =>
      logger.warn({ err: error }, 'what a crash left could not be swept'),
    );
  }, SWEEP_EVERY_MS);
  onStop('sweep', () => clearInterval(sweeper));

  const consumer = consume<ItemEvent>({
    ...base,
    queue: config.EVENTS_QUEUE,
    ...itemEvents,
    bindings: area.consumes['svc-orders.items'],
    async handle(event) {
      // Counting begins before the item can be had here.
      if (event.type !== 'item.unpublished') {
        const { item, version, stock } = event.data;
        const tracked = { ...item, _id: event.subject, version };
        await sellerStock.follow(tracked, stock, new Date(event.time));
      }
      await applyItemEvent(replica.store, event);
      items.hear(event);
      if (event.type === 'item.unpublished') await carts.leaveCarts(event.subject);
    },
  });

  // Each instance receives every change for what it holds in memory; the queue above is shared.
  const memory = consume<EventOf<(typeof area.hears)[number]>>({
    broker,
    logger,
    queue: `${config.EVENTS_QUEUE}.memory`,
    kind: 'replica',
    bindings: area.hears,
    schema: eventOf(area.hears),
    handle: async (event) => (event.type === STOCK_CHANGED ? shownStock.forget(event.subject) : items.hear(event)),
  });
  onStop('memory of items', memory.stop);

  const personalData = createPersonalData(db);
  const deletions = consumeDeletions({
    ...base,
    data: personalData,
    queue: `${config.EVENTS_QUEUE}.deletions`,
  });

  const changeLine = createChangeLine({ orders, settle: finish.settleLine, newId, now });
  const payments = consumePayments({
    broker,
    logger,
    orders,
    changeLine,
    ...finish,
    queue: `${config.EVENTS_QUEUE}.payments`,
  });

  const auth = createAuthenticator({ ...base, jwksUrl: config.JWKS_URL });
  const parts = {
    auth,
    logger,
    personalData,
    carts,
    orders,
    stocks,
    shownStock,
    announce,
    sellerStock,
    placeTracked,
    finish,
    changeLine,
    methods: config.PAYMENT_METHODS,
    payWithinMs: config.PAYMENT_WINDOW_MINUTES * 60_000,
  };
  return {
    consumers: [consumer, deletions, payments],
    mount: (router: Router) => mountAll(router, { ...parts, findItems: items.findItems }),
  };
}

export const service = defineService({
  name: 'svc-orders',
  config: configSchema,
  assemble: (base) => assemble(base),
});

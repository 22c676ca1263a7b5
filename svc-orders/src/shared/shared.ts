import { createAuthenticator } from '@ethereal/service-kit/auth';
import type { Base } from '@ethereal/service-kit/base';
import { createOutbox } from '@ethereal/service-kit/events/outbox';
import type { Handed } from '@ethereal/service-kit/events/relay';
import { ensureIndexes } from '@ethereal/service-kit/mongo';
import { type AddressesStore, createAddressesStore } from '../addresses/addresses.store.ts';
import { type CartStore, createCartStore } from '../cart/cart.store.ts';
import { type CodesStore, createCodesStore } from '../codes/codes.store.ts';
import { createUsesStore, type UsesStore } from '../codes/uses.store.ts';
import type { Config } from '../config.ts';
import { createOrdersStore, type OrdersStore } from '../orders/orders.store.ts';
import { keepStock } from '../stock/keep-stock.ts';
import { createStockStore, type StockStore } from '../stock/stock.store.ts';

/** Publishes the pending events of a cart or an order. */
export type Announce = (collection: 'carts' | 'orders', id: string, handed?: Handed) => void;

/** Stores of the service and their outbox, which a test may wrap. */
export type Stores = {
  carts: CartStore;
  orders: OrdersStore;
  stocks: StockStore;
  codes: CodesStore;
  uses: UsesStore;
  addresses: AddressesStore;
  announce: Announce;
};

/** Connections, stores and other parts that several nouns of the service use. */
export type Shared = Awaited<ReturnType<typeof openShared>>;

/** Lets a test wrap the stores. */
export type WrapStores = (stores: Stores) => Stores;

/** Opens the stores with their indexes, and their outbox. */
export async function openShared(base: Base<Config>, wrap: WrapStores) {
  const outbox = createOutbox({ ...base, collections: ['carts', 'orders'] });
  base.onStop('outbox', outbox.flush);
  const stores = wrap({
    carts: createCartStore(base.db, () => new Date()),
    orders: createOrdersStore(base.db),
    stocks: createStockStore(base.db),
    codes: createCodesStore(base.db),
    uses: createUsesStore(base.db),
    addresses: createAddressesStore(base.db),
    announce: outbox.announce,
  });
  await ensureIndexes(outbox, stores.carts, stores.orders, stores.stocks, stores.codes, stores.uses, stores.addresses);
  const auth = createAuthenticator({ ...base, jwksUrl: base.config.JWKS_URL });
  const clocked = { ...base, ...stores, auth, now: () => new Date() };
  return { ...clocked, ...keepStock(clocked) };
}

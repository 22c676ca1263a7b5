import { createAuthenticator } from '@ethereal/service-kit/auth';
import type { Base } from '@ethereal/service-kit/base';
import { combine, defineService } from '@ethereal/service-kit/define-service';
import { area } from '../area.ts';
import { openAddresses } from './addresses/addresses.ts';
import { openCart } from './cart/cart.ts';
import { openCodes } from './codes/codes.ts';
import { type Config, configSchema } from './config.ts';
import { openItems } from './items/items.ts';
import { openOrders } from './orders/orders.ts';
import { openShared, type WrapStores } from './shared/shared.ts';
import { openStock } from './stock/stock.ts';

/** Assembles the service. `wrap` lets a test wrap the stores. */
export async function assemble(base: Base<Config>, wrap: WrapStores = (stores) => stores) {
  const auth = createAuthenticator({ ...base, jwksUrl: base.config.JWKS_URL });
  const stores = await openShared(base, wrap);
  const stock = openStock(base, stores.stocks);
  const items = await openItems(base, stores.carts, stock);
  const { findItems } = items;
  const codes = openCodes(base, stores, { findItems, auth });
  return combine(
    items,
    openCart(base, stores, stock, { ...codes, findItems, auth }),
    codes,
    { mount: (router) => stock.mount(router, auth, findItems) },
    await openOrders(base, stores, stock, { ...codes, findItems, auth }),
    openAddresses(base, stores.addresses, stores.orders, auth),
  );
}

export const service = defineService({
  name: area.name,
  config: configSchema,
  assemble: (base) => assemble(base),
});

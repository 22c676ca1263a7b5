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
  const shared = await openShared(base, wrap);
  const items = openItems(shared);
  const codes = openCodes(shared, items);
  const sources = { ...items, ...codes };
  return combine(
    items,
    openCart(shared, sources),
    codes,
    openStock(shared, items),
    await openOrders(shared, sources),
    openAddresses(shared),
  );
}

export const service = defineService({
  name: area.name,
  config: configSchema,
  assemble: (base) => assemble(base),
});

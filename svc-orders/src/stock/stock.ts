import type { FindItems } from '@ethereal/item-replica/item-replica';
import type { Part } from '@ethereal/service-kit/define-service';
import type { Shared } from '../shared/shared.ts';
import { mountStock } from './stock.routes.ts';

/** Opens the stock of items, which sellers set. Orders reserve it by the store. */
export const openStock = (shared: Shared, { findItems }: { findItems: FindItems }): Part => ({
  mount: (router) => mountStock(router, { ...shared, findItems }),
});

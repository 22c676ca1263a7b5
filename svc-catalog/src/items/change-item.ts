import { conflict } from '@ethereal/service-kit/errors';
import type { Outbox } from '@ethereal/service-kit/events/outbox';
import { createWrite, type Write } from '@ethereal/service-kit/write';
import type { CatalogSync } from '../search/catalog-sync.ts';
import type { ShopItem } from './item.ts';
import { type ItemRule, unknownItem } from './items.rules.ts';
import { ITEMS, type ItemsStore } from './items.store.ts';

type Deps = { items: ItemsStore; outbox: Outbox; index: CatalogSync };

/**
 * Changes an item by a rule: saves its next version, publishes and indexes it.
 * @throws notFound without the item, conflict `ITEM_CHANGED` after too many concurrent changes
 */
export type ChangeItem = Write<string, ShopItem, ItemRule>;

/** Creates the function that changes an item by a rule. */
export const createChangeItem = ({ items, outbox, index }: Deps): ChangeItem =>
  createWrite<string, ShopItem, ItemRule>({
    document: 'item',
    async load(id) {
      const item = await items.find(id);
      if (!item) throw unknownItem();
      return item;
    },
    decide: (item, rule) => rule(item),
    async save(_before, { state, events = [] }) {
      if (!(await items.replace(state, events))) return undefined;
      outbox.announce(ITEMS, state._id);
      index.put(state);
      return state;
    },
    tooManyConflicts: () =>
      conflict('The item is being changed elsewhere. Please try again.', { code: 'ITEM_CHANGED' }),
  });

import { conflict, notFound } from '@ethereal/service-kit/errors';
import type { ShopItem } from './item.ts';
import type { ItemsStore } from './items.store.ts';

const ATTEMPTS = 10;

/** Reads an item and saves its next state; repeats both when a concurrent change was saved in between. */
export const createChangeItem =
  (items: ItemsStore) =>
  /** @throws notFound without the item, conflict `ITEM_CHANGED` when concurrent changes win every attempt */
  async (id: string, saveNext: (item: ShopItem) => Promise<unknown> | 'as it is'): Promise<void> => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const before = await items.find(id);
      if (!before) throw notFound('There is no such item.');
      if (await saveNext(before)) return;
    }
    throw conflict('The item is being changed elsewhere. Please try again.', { code: 'ITEM_CHANGED' });
  };

import type { EventEnvelope } from '@ethereal/service-kit/events/event';
import { createChangeItem } from './change-item.ts';
import { BY_DESK, BY_SUSPENSION, hide, letGo } from './hiding.ts';
import type { ShopItem } from './item.ts';
import { itemHiding } from './item-events.ts';
import type { ItemsStore } from './items.store.ts';
import type { SaveItem } from './save-item.ts';

type HideItemsDeps = { items: ItemsStore; save: SaveItem; now(): Date };

/** A store of thousands leaves the shop at once, and the database has other work, too. */
const AT_ONCE = 50;

type News = (item: ShopItem) => EventEnvelope;

export type HideItems = ReturnType<typeof createHideItems>;

/** A stock that the seller sent while the item was hidden. */
const stockSince = ({ stockSent }: ShopItem, hidden: Date) =>
  stockSent && stockSent.at >= hidden ? stockSent.stock : undefined;

/** Keeps items out of the shop, whatever their sellers do, and lets them in again. Done again, nothing more happens. */
export function createHideItems({ items, save, now }: HideItemsDeps) {
  const change = createChangeItem(items);

  const hideOne = (id: string, by: string, news?: News) =>
    change(id, (item) => {
      const hidden = hide(item.hidden, by, now());
      return hidden ? save(item, { hidden }, undefined, news) : 'as it is';
    });

  const showOne = (id: string, goes: (by: string) => boolean, news?: News) =>
    change(id, (item) => {
      if (!item.hidden?.by.some(goes)) return 'as it is';
      const hidden = letGo(item.hidden, goes);
      return save(item, { hidden }, hidden ? undefined : stockSince(item, item.hidden.since), news);
    });

  const eachOf = async (seller: string, work: (id: string) => Promise<void>) => {
    const ids = (await items.ofSeller(seller)).map(({ _id }) => _id);
    for (let at = 0; at < ids.length; at += AT_ONCE) await Promise.all(ids.slice(at, at + AT_ONCE).map(work));
  };

  return {
    hide: (id: string, by: string) => hideOne(id, by),
    /** The one that `goes` names stops hiding it. */
    show: (id: string, goes: (by: string) => boolean) => showOne(id, goes),
    /** For an operator, who tells its seller why. */
    hideByDesk: (id: string, by: string, reason: string) =>
      hideOne(id, BY_DESK, (item) => itemHiding(item, { by, reason })),
    /** Whether it was hidden here or with a report; a suspended seller's stays away. */
    showByDesk: (id: string, by: string) =>
      showOne(
        id,
        (one) => one !== BY_SUSPENSION,
        (item) => itemHiding(item, { by }),
      ),
    hideAllOf: (seller: string) => eachOf(seller, (id) => hideOne(id, BY_SUSPENSION)),
    showAllOf: (seller: string) => eachOf(seller, (id) => showOne(id, (by) => by === BY_SUSPENSION)),
  };
}

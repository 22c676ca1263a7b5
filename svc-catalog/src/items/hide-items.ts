import { workOnEach } from '@ethereal/service-kit/each';
import { forbidden } from '@ethereal/service-kit/errors';
import type { ChangeItem } from './change-item.ts';
import { BY_DESK, BY_SUSPENSION } from './hiding.rules.ts';
import { imageIdsOf } from './item.ts';
import { itemHiding } from './item-events.ts';
import { type CreateEvent, hideItem, showItem } from './items.rules.ts';
import type { ItemsStore } from './items.store.ts';

type HideItemsDeps = {
  items: Pick<ItemsStore, 'find' | 'eachIdOfSeller' | 'hiddenByDesk'>;
  change: ChangeItem;
  /** Hides the pictures of items that the desk hides, and restores those of others. */
  hideOrRestorePictures(ids: string[]): Promise<void>;
  now(): Date;
};

/** Number of items changed concurrently: a store may have thousands, and the database has other work, too. */
const AT_ONCE = 50;

export type HideItems = ReturnType<typeof createHideItems>;

/** Hides items from the shop, whatever their sellers do, and shows them again. Idempotent. */
export function createHideItems({ items, change, hideOrRestorePictures, now }: HideItemsDeps) {
  const hideOne = (id: string, by: string, createEvent?: CreateEvent) =>
    change(id, (item) => hideItem(item, { by, createEvent, now: now() }));
  const showOne = (id: string, removes: (by: string) => boolean, createEvent?: CreateEvent) =>
    change(id, (item) => showItem(item, { removes, createEvent, now: now() }));

  const eachOf = async (seller: string, work: (id: string) => Promise<unknown>) => {
    const ids: string[] = [];
    for await (const id of items.eachIdOfSeller(seller))
      if (ids.push(id) === AT_ONCE) await Promise.all(ids.splice(0).map(work));
    await Promise.all(ids.map(work));
  };

  const hideOrRestorePicturesOf = async (id: string) => {
    const item = await items.find(id);
    if (item) await hideOrRestorePictures(imageIdsOf(item.images));
  };

  /** @throws forbidden when an operator acts on their own item */
  const refuseOwn = async (id: string, by: string) => {
    if ((await items.find(id))?.seller === by) throw forbidden('This item is your own. Another operator decides.');
  };

  return {
    /** Hides an item for a report or a suspension; the pictures stay when its seller is suspended. */
    async hide(id: string, by: string): Promise<void> {
      await hideOne(id, by);
      if (by !== BY_SUSPENSION) await hideOrRestorePicturesOf(id);
    },
    /** Removes those reasons of the hiding that `removes` selects. */
    async show(id: string, removes: (by: string) => boolean): Promise<void> {
      await showOne(id, removes);
      await hideOrRestorePicturesOf(id);
    },
    /** Hides an item for an operator, and notifies its seller of the reason. */
    async hideByDesk(id: string, by: string, reason: string): Promise<void> {
      await refuseOwn(id, by);
      await hideOne(id, BY_DESK, (item) => itemHiding(item, { by, reason }));
      await hideOrRestorePicturesOf(id);
    },
    /** Removes the reasons of the desk and of reports; an item of a suspended seller stays hidden. */
    async showByDesk(id: string, by: string): Promise<void> {
      await refuseOwn(id, by);
      await showOne(
        id,
        (reason) => reason !== BY_SUSPENSION,
        (item) => itemHiding(item, { by }),
      );
      await hideOrRestorePicturesOf(id);
    },
    refuseOwn,
    /** Hides the pictures of all items that the desk hides, since a crash may have left some public. */
    async sweepPictures(): Promise<void> {
      await workOnEach(items.hiddenByDesk(), ({ images }) => hideOrRestorePictures(imageIdsOf(images)));
    },
    hideAllOf: (seller: string) => eachOf(seller, (id) => hideOne(id, BY_SUSPENSION)),
    showAllOf: (seller: string) => eachOf(seller, (id) => showOne(id, (by) => by === BY_SUSPENSION)),
  };
}

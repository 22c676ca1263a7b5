import { type BrandMerge, listBrandMerges, mergeBrands, undoBrandMerge } from '@ethereal/contracts/desk-brands';
import type { Part } from '@ethereal/service-kit/define-service';
import { workOnEach } from '@ethereal/service-kit/each';
import { conflict, invalid, notFound } from '@ethereal/service-kit/errors';
import { newId } from '@ethereal/service-kit/ids';
import { readPage } from '@ethereal/service-kit/paging';
import { repeat } from '@ethereal/service-kit/repeat';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { ChangeItem } from '../items/change-item.ts';
import { nextVersion } from '../items/items.rules.ts';
import type { ItemsStore } from '../items/items.store.ts';
import type { Shared } from '../shared/shared.ts';
import { type Branded, mergeInto, undoMerge } from './brands.rules.ts';
import type { BrandMergesStore, StoredMerge } from './brands.store.ts';

type Deps = { merges: BrandMergesStore; items: ItemsStore; change: ChangeItem; now(): Date };
type Sent = { from: string; to: string; reason: string; by: string };
type Paging = { limit?: number; cursor?: string };

const PAGE_SIZE = 20;
/** Number of items that are renamed concurrently. */
const AT_ONCE = 50;
/** Pause between two sweeps for merges that a crash interrupted, in milliseconds. */
const SWEEP_EVERY_MS = 60_000;

const toAnswer = ({ at, undoneAt, isUnsettled: _, ...merge }: StoredMerge): BrandMerge => ({
  ...merge,
  at: at.toISOString(),
  ...(undoneAt && { undoneAt: undoneAt.toISOString() }),
});

export type BrandMerges = ReturnType<typeof createBrandMerges>;

/** Merges one brand into another by renaming the brand of its items, and undoes such merges. */
function createBrandMerges({ merges, items, change, now }: Deps) {
  /** Applies the merge, or its undoing, to one item. Returns false when the item does not have the brand. */
  const applyTo = async (id: string, { undoneAt, _id: merge, from, to }: StoredMerge): Promise<boolean> => {
    let isChanged = false;
    await change(id, (item) => {
      const brand = undoneAt ? undoMerge(item, merge) : mergeInto(item, { merge, from, to });
      isChanged = brand !== undefined;
      return brand && nextVersion(item, brand, { now: now() });
    });
    return isChanged;
  };

  /** Applies the merge, or its undoing, to all its items. Idempotent. */
  const applyToItems = async (merge: StoredMerge): Promise<void> => {
    const { _id, from, undoneAt } = merge;
    const ids = await (undoneAt ? items.idsMergedBy(_id) : items.idsOfBrand(from));
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const some = await Promise.all(ids.slice(at, at + AT_ONCE).map((id) => applyTo(id, merge)));
      if (!undoneAt) await merges.count(_id, some.filter(Boolean).length);
    }
    await merges.markSettled(merge);
    // The merge may have been undone in the meantime.
    const current = await merges.find(_id);
    if (current?.undoneAt && !undoneAt) await applyToItems(current);
  };

  const shown = async (id: string): Promise<BrandMerge> => {
    const merge = await merges.find(id);
    if (!merge) throw notFound('There is no such merge.');
    return toAnswer(merge);
  };

  return {
    async merge({ from, to, ...about }: Sent): Promise<BrandMerge> {
      const same = 'Both brands are the same.';
      if (from === to) throw invalid(same, { errors: { to: same } });
      if ((await items.idsOfBrand(from, 1)).length === 0) throw notFound('No item is of this brand.');
      const merge = { _id: newId(), from, to, ...about, at: now(), items: 0, isUnsettled: true as const };
      await merges.add(merge);
      await applyToItems(merge);
      return shown(merge._id);
    },

    async undo(id: string): Promise<BrandMerge> {
      await shown(id);
      const undone = await merges.undo(id, now());
      if (!undone) throw conflict('The merge is already undone.');
      await applyToItems(undone);
      return shown(id);
    },

    async page({ limit = PAGE_SIZE, cursor }: Paging) {
      const { page, nextCursor } = await readPage({ limit, cursor }, merges.page, ({ at }) => at);
      return { merges: page.map(toAnswer), nextCursor };
    },

    /** Returns the brand of an item for the brand that its seller wrote: merges also apply to items written later. */
    async brandFor(written: string | undefined): Promise<Branded> {
      let item: Branded = { brand: written, mergedBrands: undefined };
      let merge = written === undefined ? undefined : await merges.nextOf({ from: written, after: new Date(0) });
      while (merge) {
        const { _id, from, to, at } = merge;
        item = mergeInto(item, { merge: _id, from, to }) ?? item;
        merge = await merges.nextOf({ from: to, after: at });
      }
      return item;
    },

    /** Completes merges that a crash interrupted. */
    async sweep(): Promise<void> {
      await workOnEach(await merges.unsettled(), applyToItems);
    },
  };
}

function mountBrands(router: Router, shared: Shared, brandMerges: BrandMerges): void {
  const { audit } = shared;

  route(router, listBrandMerges, shared, async ({ user, query }) => {
    const page = await brandMerges.page(query);
    audit({ audit: 'brand-merges.read', user: user.id });
    return page;
  });

  route(router, mergeBrands, shared, async ({ user, body }) => {
    const merged = await brandMerges.merge({ ...body, by: user.id });
    audit({ audit: 'brands.merged', user: user.id, merge: merged._id, reason: body.reason });
    return merged;
  });

  route(router, undoBrandMerge, shared, async ({ user, params }) => {
    const undone = await brandMerges.undo(params.id);
    audit({ audit: 'brands.merge-undone', user: user.id, merge: params.id });
    return undone;
  });
}

/** Opens the merges of brands, and completes those that a crash interrupted. */
export function openBrands(shared: Shared, { change }: { change: ChangeItem }): Part & Pick<BrandMerges, 'brandFor'> {
  const { brandMerges: merges, items } = shared.stores;
  const brandMerges = createBrandMerges({ merges, items, change, now: shared.now });
  repeat(brandMerges.sweep, { ...shared, job: 'brand sweep', everyMs: SWEEP_EVERY_MS });
  return { brandFor: brandMerges.brandFor, mount: (router) => mountBrands(router, shared, brandMerges) };
}

import type { ReportKind } from '@ethereal/contracts/report-words';
import { notFound } from '@ethereal/service-kit/errors';
import { isForSale, type ShopItem } from '../items/item.ts';
import type { ItemsStore } from '../items/items.store.ts';
import type { ReviewsStore } from '../reviews/reviews.store.ts';
import type { Sellers } from '../sellers/sellers.ts';
import type { Target } from './report.ts';

type TargetsDeps = { items: ItemsStore; reviews: ReviewsStore; sellers: Sellers };

/** Maximum length of the name of a reported review, in characters. */
const MAX_NAME = 100;

/** Returns the target of a report. @throws notFound when the shop shows no such target */
export type FindTarget = (kind: ReportKind, id: string) => Promise<Target>;

const pageOf = ({ category, _id }: ShopItem) => `/ethereal/categories/${category}/${_id}`;

/**
 * Creates the function that finds the target of a report as the shop shows it. @throws notFound when the shop shows no
 * such target
 */
export function createFindTarget({ items, reviews, sellers }: TargetsDeps): FindTarget {
  const itemOf = async (id: string, missing: string): Promise<ShopItem> => {
    const item = await items.find(id);
    if (!item || !isForSale(item)) throw notFound(missing);
    return item;
  };
  const finders: Record<ReportKind, (id: string) => Promise<Omit<Target, 'kind' | 'id'>>> = {
    async item(id) {
      const item = await itemOf(id, 'There is no such item.');
      return { name: item.name, link: pageOf(item), person: item.seller };
    },
    async seller(id) {
      const { name } = await sellers.show(id);
      return { name, link: `/ethereal/sellers/${id}`, person: id };
    },
    async review(id) {
      const missing = 'There is no such review.';
      const review = await reviews.find(id);
      if (!review) throw notFound(missing);
      const item = await itemOf(review.item, missing);
      const name = (review.title || review.text).slice(0, MAX_NAME);
      return { name, link: pageOf(item), person: review.user };
    },
  };
  return async (kind, id) => ({ kind, id, ...(await finders[kind](id)) });
}

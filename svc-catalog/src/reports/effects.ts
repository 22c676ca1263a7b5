import { newId } from '@ethereal/service-kit/ids';
import type { HideItems } from '../items/hide-items.ts';
import { byReport } from '../items/hiding.ts';
import type { ReviewsStore } from '../reviews/reviews.store.ts';
import type { Tally } from '../reviews/tally.ts';
import { hides } from './report.ts';
import type { ReportsStore } from './reports.store.ts';

type EffectsDeps = {
  reports: Pick<ReportsStore, 'find'>;
  reviews: ReviewsStore;
  hideItems: HideItems;
  tally: Tally;
};

/** Makes true what a report's decision says, or nothing where none stands. Done again, nothing more happens. */
export type Settle = (report: string) => Promise<void>;

export function createSettle({ reports, reviews, hideItems, tally }: EffectsDeps): Settle {
  return async (id) => {
    const report = await reports.find(id);
    if (!report) return;
    const { kind, id: target } = report.target;
    const isHidden = hides(report.decision);
    if (kind === 'item') {
      const by = byReport(id);
      await (isHidden ? hideItems.hide(target, by) : hideItems.show(target, (one) => one === by));
    }
    if (kind === 'review') {
      const review = await reviews.hide(target, isHidden, newId());
      if (review) await tally.count(review.item);
    }
  };
}

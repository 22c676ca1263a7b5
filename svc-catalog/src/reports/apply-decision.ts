import { newId } from '@ethereal/service-kit/ids';
import type { HideItems } from '../items/hide-items.ts';
import { byReport } from '../items/hiding.rules.ts';
import type { ReviewsStore } from '../reviews/reviews.store.ts';
import type { Tally } from '../reviews/tally.ts';
import { hides } from './report.ts';
import type { ReportsStore } from './reports.store.ts';

type Deps = {
  reports: Pick<ReportsStore, 'find' | 'isReviewHidden'>;
  reviews: ReviewsStore;
  hideItems: HideItems;
  tally: Tally;
  /** Hides the pictures of reviews that the desk hides, and restores those of others. */
  hideOrRestorePictures(ids: string[]): Promise<void>;
};

/** Applies the decision of a report, or reverts its effects when it is undecided. Idempotent. */
export type ApplyDecision = (report: string) => Promise<void>;

/** Creates the function that brings the effects of a report in line with its decision. */
export function createApplyDecision({
  reports,
  reviews,
  hideItems,
  tally,
  hideOrRestorePictures,
}: Deps): ApplyDecision {
  return async (id) => {
    const report = await reports.find(id);
    if (!report) return;
    const { kind, id: target } = report.target;
    if (kind === 'item') {
      const by = byReport(id);
      await (hides(report.decision) ? hideItems.hide(target, by) : hideItems.show(target, (reason) => reason === by));
    }
    if (kind === 'review') {
      // A review has one mark for all reports, so another report may still hide it.
      const review = await reviews.hide(target, await reports.isReviewHidden(report.target), newId());
      if (review) await tally.count(review.item);
      const pictures = (await reviews.picturesOf([target])).get(target) ?? [];
      await hideOrRestorePictures(pictures.map(({ public_id }) => public_id));
    }
  };
}

import { FITS, type Fit, type ReviewPage } from '@ethereal/contracts/reviews';

export const FIT_LABELS: Readonly<Record<Fit, string>> = {
  small: 'Runs small',
  true: 'True to size',
  large: 'Runs large',
};

/** Minimum number of equal votes. Fewer may agree by chance. */
const ENOUGH = 3;

/** Returns 'Most say: true to size' if at least three votes, and more than half of all, agree. */
export function summarizeFit(votes: ReviewPage['fit']): string | undefined {
  if (!votes) return undefined;
  const all = votes.small + votes.true + votes.large;
  const most = FITS.find((fit) => votes[fit] >= ENOUGH && votes[fit] * 2 > all);
  return most && `Most say: ${FIT_LABELS[most].toLowerCase()}`;
}

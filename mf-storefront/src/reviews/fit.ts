import { FITS, type Fit, type ReviewPage } from '@ethereal/contracts/reviews';

export const FIT_LABELS: Readonly<Record<Fit, string>> = {
  small: 'Runs small',
  true: 'True to size',
  large: 'Runs large',
};

/** Minimum number of equal votes. Fewer may agree by chance. */
const MIN_VOTES = 3;

/** Returns 'Most say: true to size' if at least three votes, and more than half of all, agree. */
export function summarizeFit(votes: ReviewPage['fit']): string | undefined {
  if (!votes) return undefined;
  const total = votes.small + votes.true + votes.large;
  const majority = FITS.find((fit) => votes[fit] >= MIN_VOTES && votes[fit] * 2 > total);
  return majority && `Most say: ${FIT_LABELS[majority].toLowerCase()}`;
}

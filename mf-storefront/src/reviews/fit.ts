import { FITS, type Fit, type ReviewPage } from '@ethereal/contracts/reviews';

export const FIT_LABELS: Readonly<Record<Fit, string>> = {
  small: 'Runs small',
  true: 'True to size',
  large: 'Runs large',
};

/** Fewer people may say anything by chance. */
const ENOUGH = 3;

/** 'Most say: true to size', when at least three and more than half of them do. */
export function mostSay(votes: ReviewPage['fit']): string | undefined {
  if (!votes) return undefined;
  const all = votes.small + votes.true + votes.large;
  const most = FITS.find((fit) => votes[fit] >= ENOUGH && votes[fit] * 2 > all);
  return most && `Most say: ${FIT_LABELS[most].toLowerCase()}`;
}

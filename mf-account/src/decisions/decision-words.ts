import type { ReportAction, ReportKind } from '@ethereal/contracts/report-words';

const THINGS: Readonly<Record<ReportKind, string>> = {
  item: 'Your item',
  seller: 'Your store',
  review: 'Your review',
};
const DONE: Readonly<Record<ReportAction, string>> = {
  keep: 'stays as it is.',
  hide: 'was hidden.',
  remove: 'was removed.',
  warn: 'stays, with this warning.',
  suspend: 'led to the suspension of your account.',
};

/** Returns the text of a decision, such as 'Your item was hidden.' */
export const decisionWords = (kind: ReportKind, action: ReportAction): string => `${THINGS[kind]} ${DONE[action]}`;

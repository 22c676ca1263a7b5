import type { ReportAction, ReportKind } from '@ethereal/contracts/report-words';
import type { ReportFilter } from './report-filter.ts';

export const STATE_WORDS: Readonly<Record<ReportFilter['state'], string>> = {
  open: 'Open',
  decided: 'Decided',
};

export const KIND_WORDS: Readonly<Record<ReportKind, string>> = {
  item: 'Item',
  seller: 'Seller',
  review: 'Review',
};

export const ACTION_WORDS: Readonly<Record<ReportAction, { label: string; done: string; what: string }>> = {
  keep: { label: 'Keep', done: 'kept', what: 'It stays as it is.' },
  hide: { label: 'Hide', done: 'hidden', what: 'Nobody sees it until it is shown again.' },
  remove: { label: 'Remove', done: 'removed', what: 'It is taken out of the shop.' },
  warn: { label: 'Warn', done: 'warned', what: 'It stays, and its owner is warned.' },
  suspend: { label: 'Suspend', done: 'suspended', what: 'Its owner can no longer log in or sell.' },
};

const OF_SELLERS: readonly ReportAction[] = ['keep', 'warn', 'suspend'];
const OF_THINGS: readonly ReportAction[] = ['keep', 'hide', 'remove', 'warn', 'suspend'];

/** Returns the decisions that are possible for all of these kinds at once. */
export const actionsFor = (kinds: readonly ReportKind[]): readonly ReportAction[] =>
  kinds.includes('seller') ? OF_SELLERS : OF_THINGS;

import type { ReportAction, ReportKind } from '@ethereal/contracts/report-words';
import type { ReportFilter } from './report-filter.ts';

export const STATE_LABELS: Readonly<Record<ReportFilter['state'], string>> = {
  open: 'Open',
  decided: 'Decided',
};

export const KIND_LABELS: Readonly<Record<ReportKind, string>> = {
  item: 'Item',
  seller: 'Seller',
  review: 'Review',
};

export const ACTION_LABELS: Readonly<Record<ReportAction, { label: string; done: string; description: string }>> = {
  keep: { label: 'Keep', done: 'kept', description: 'It stays as it is.' },
  hide: { label: 'Hide', done: 'hidden', description: 'Nobody sees it until it is shown again.' },
  remove: { label: 'Remove', done: 'removed', description: 'It is taken out of the shop.' },
  warn: { label: 'Warn', done: 'warned', description: 'It stays, and its owner is warned.' },
  suspend: { label: 'Suspend', done: 'suspended', description: 'Its owner can no longer log in or sell.' },
};

const SELLER_ACTIONS: readonly ReportAction[] = ['keep', 'warn', 'suspend'];
const THING_ACTIONS: readonly ReportAction[] = ['keep', 'hide', 'remove', 'warn', 'suspend'];

/** Returns the decisions that are possible for all of these kinds at once. */
export const actionsFor = (kinds: readonly ReportKind[]): readonly ReportAction[] =>
  kinds.includes('seller') ? SELLER_ACTIONS : THING_ACTIONS;

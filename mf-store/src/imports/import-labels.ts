import type { ImportAction, ImportOutcome, ItemImport } from '@ethereal/contracts/imports';
import { formatCount } from '@ethereal/web-kit/format/count.ts';

export const ACTION_LABELS: Readonly<Record<ImportAction, string>> = {
  create: 'New',
  change: 'Changed',
  keep: 'As it is',
  refuse: 'Refused',
};

export const OUTCOME_LABELS: Readonly<Record<ImportOutcome, string>> = {
  created: 'Created',
  changed: 'Changed',
  kept: 'As it was',
  failed: 'Failed',
};

/** Labels of the counts of a completed import, which together are all rows of its table. */
export const RESULT_LABELS = { ...OUTCOME_LABELS, refuse: ACTION_LABELS.refuse };

/** Returns the figures of an import: the number of rows of each kind, in the order of the labels. */
export const figuresOf = (counts: Partial<Record<string, number>>, labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([key, label]) => ({ label, value: formatCount(countIn(counts, key)) }));

/** Returns one of several counts; 0 for one that is missing. */
export const countIn = (counts: Partial<Record<string, number>>, key: string): number => counts[key] ?? 0;

/** Returns how many rows have been applied, and how many will be in total. */
export function progressOf({ rows, actions, outcomes }: ItemImport): { done: number; total: number } {
  const done = Object.values(outcomes).reduce((sum, count) => sum + (count ?? 0), 0);
  return { done, total: rows - countIn(actions, 'refuse') };
}

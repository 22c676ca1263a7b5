import type { BreakingChange } from './breaking-changes.ts';

type AcceptedChange = {
  /** Id of the only call or type of the only event whose change is accepted; absent for a fault of several. */
  name?: string;
  fault: RegExp;
  because: string;
};

/**
 * Changes since the newest released contracts that the check reports as breaking and that were accepted, each with its
 * reason, such as a new status that readers show as a plain word. The next release empties this list.
 */
export const ACCEPTED: readonly AcceptedChange[] = [
  {
    fault: /\.column: any string where only \["number","name",/,
    because: 'a field of an item adds a column, which no reader can know in advance; readers show its name',
  },
  {
    name: 'listItemsForShelf',
    fault: /^query\.(ids: is required now|(after|order|since): is no longer taken)$/,
    because: 'the only reader, the assistant of that release, sends ids alone',
  },
];

/** Whether a change is in a list of accepted ones. */
export const isAccepted = ({ name, fault }: BreakingChange, accepted: readonly AcceptedChange[]): boolean =>
  accepted.some((change) => (change.name ?? name) === name && change.fault.test(fault));

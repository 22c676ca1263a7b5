import type { BreakingChange } from './breaking-changes.ts';

/**
 * Changes that the check reports as breaking and that were accepted, each with its reason. They leave this list with
 * the next major version.
 */
const ACCEPTED: readonly { fault: RegExp; because: string }[] = [
  {
    fault: /\bitems\[\]\.status: "Cancelled" is not understood$/,
    because: 'a line is cancelled only where somebody used the new call; readers show the word as it is',
  },
  {
    fault: /\b(?:history\[\]\.status: "Return withdrawn"|(?:return\.)?state: "withdrawn") is not understood$/,
    because: 'a return is withdrawn only where its buyer used the new call; readers of the event are released first',
  },
  {
    fault: /\b(?:changes|faults)\[\]\.column: "sale(?:Price|Percent|From|Until)" is not understood$/,
    because: 'an import names a column of a sale only where the table of the seller has it',
  },
  {
    fault: /\b(?:changes|faults)\[\]\.column: "otherSizes" is not understood$/,
    because: 'an import names the column of other sizes only where the table of the seller has it',
  },
];

export const isAccepted = ({ fault }: BreakingChange): boolean =>
  ACCEPTED.some((accepted) => accepted.fault.test(fault));

/** Kinds of things that can be reported. */
export const REPORT_KINDS = ['item', 'seller', 'review'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/**
 * Decisions on a report: do nothing, hide it from the shop, remove it, warn the person concerned, or suspend the
 * person.
 */
export const REPORT_ACTIONS = ['keep', 'hide', 'remove', 'warn', 'suspend'] as const;
export type ReportAction = (typeof REPORT_ACTIONS)[number];

/** Causes of a report, as the person who reports chooses one. */
export const REPORT_CAUSES = ['picture', 'counterfeit', 'prohibited', 'other'] as const;
export type ReportCause = (typeof REPORT_CAUSES)[number];
export const REPORT_CAUSE_LABELS: Readonly<Record<ReportCause, string>> = {
  picture: 'Wrong picture',
  counterfeit: 'Counterfeit',
  prohibited: 'Prohibited',
  other: 'Other',
};

/** What can be reported. */
export const REPORT_KINDS = ['item', 'seller', 'review'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** What the desk can do about it: nothing, take it out of sight, tell who is concerned, or end their selling. */
export const REPORT_ACTIONS = ['keep', 'hide', 'remove', 'warn', 'suspend'] as const;
export type ReportAction = (typeof REPORT_ACTIONS)[number];

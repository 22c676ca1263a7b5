import { REPORT_KINDS, type ReportKind } from '@ethereal/contracts/report-words';

export const STATES = ['open', 'decided'] as const;
export type ReportFilter = { state: (typeof STATES)[number]; kind: ReportKind | '' };

/** Returns the filter in an address; an unknown value counts as none. */
export const readFilter = (state: string, kind: string): ReportFilter => ({
  state: STATES.find((it) => it === state) ?? 'open',
  kind: REPORT_KINDS.find((it) => it === kind) ?? '',
});

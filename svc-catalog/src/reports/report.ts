import { REPORT_CAUSES, type ReportAction, type ReportCause, type ReportKind } from '@ethereal/contracts/report-words';
import type { DecisionToAnswer, Report } from '@ethereal/contracts/reports';
import type { SizedPicture } from '../images/picture-use.ts';

/** Target of a report, with the person who owns it. */
export type Target = { kind: ReportKind; id: string; name: string; link: string; person: string };

export type Decision = { action: ReportAction; reason: string; by: string; at: Date };

/** Report of one target, open until it is decided. */
export type StoredReport = {
  _id: string;
  target: Target;
  state: 'open' | 'decided';
  firstAt: Date;
  decision?: Decision;
  /** Answer of the person who owns the target. */
  answer?: { text: string; at: Date };
  /** Notes of the desk, oldest first. */
  notes?: Note[];
};

/** Note of the desk on a report, with the id of its author. */
export type Note = { text: string; by: string; at: Date };

/** Complaint of one person about one target. After the account is deleted, `user` names no person. */
export type Complaint = {
  _id: string;
  report: string;
  kind: ReportKind;
  target: string;
  user: string;
  reason: string;
  cause?: ReportCause;
  at: Date;
};

/** Maximum number of earlier decisions that the desk receives with a report. */
export const MAX_EARLIER = 5;

/** Maximum number of reasons of a report that the desk receives. */
export const MAX_REASONS = 20;

/** Number of the complaints of a report by cause, and the latest of them, newest first. */
export type Complaints = {
  counts: readonly { cause?: ReportCause | undefined; count: number }[];
  latest: readonly Complaint[];
};

const shared = ({ _id, target, answer }: StoredReport) => ({
  _id,
  kind: target.kind,
  target: { _id: target.id, name: target.name, link: target.link },
  ...(answer && { answer: { ...answer, at: answer.at.toISOString() } }),
});

/** Returns the decision as the owner of the target reads it; undefined before a decision. */
export function toDecision(report: StoredReport): DecisionToAnswer | undefined {
  if (!report.decision) return undefined;
  const { action, reason, at } = report.decision;
  return { ...shared(report), decision: { action, reason, at: at.toISOString() } };
}

/** Returns the chosen causes, most frequent first. */
function causesOf(counts: Complaints['counts']): ReportCause[] {
  const countOf = (cause: ReportCause) => counts.find((candidate) => candidate.cause === cause)?.count ?? 0;
  return REPORT_CAUSES.filter((cause) => countOf(cause) > 0).toSorted((a, b) => countOf(b) - countOf(a));
}

/** Returns the latest decisions among decided reports, except the report's own, newest first. */
function earlierOf({ _id }: StoredReport, decided: readonly StoredReport[]): NonNullable<Report['earlier']> {
  return decided
    .flatMap((entry) =>
      entry.decision && entry._id !== _id ? { _id: entry._id, ...entry.target, ...entry.decision } : [],
    )
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, MAX_EARLIER)
    .map(({ _id, kind, name, link, action, reason, at }) => {
      return { _id, kind, name, link, action, reason, at: at.toISOString() };
    });
}

type More = {
  /** Pictures of a reported review. */
  pictures: SizedPicture[] | undefined;
  /** Decided reports on things of the same person. */
  decided: readonly StoredReport[];
};

/** Returns a report as the desk reads it. */
export function toReport(report: StoredReport, { counts, latest }: Complaints, { pictures, decided }: More): Report {
  const { state, firstAt, decision, notes } = report;
  const { target, ...same } = shared(report);
  const causes = causesOf(counts);
  const earlier = earlierOf(report, decided);
  return {
    ...same,
    target: { ...target, ...(pictures && { pictures }) },
    count: counts.reduce((sum, { count }) => sum + count, 0),
    reasons: latest.map(({ reason }) => reason),
    ...(causes.length > 0 && { causes }),
    ...(earlier.length > 0 && { earlier }),
    ...(notes && { notes: notes.map(({ text, by, at }) => ({ text, by, at: at.toISOString() })) }),
    firstAt: firstAt.toISOString(),
    lastAt: (latest[0]?.at ?? firstAt).toISOString(),
    state,
    ...(decision && { decision: { ...decision, at: decision.at.toISOString() } }),
  };
}

/** Actions that hide the target. */
export const HIDING: ReportAction[] = ['hide', 'remove'];

/** Whether a decision hides its target. */
export const hides = (decision: Decision | undefined): boolean =>
  decision !== undefined && HIDING.includes(decision.action);

import type { ReportAction, ReportKind } from '@ethereal/contracts/report-words';
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
};

/** Complaint of one person about one target. After the account is deleted, `user` names no person. */
export type Complaint = {
  _id: string;
  report: string;
  kind: ReportKind;
  target: string;
  user: string;
  reason: string;
  at: Date;
};

/** Maximum number of reasons of a report that the desk receives. */
const MAX_REASONS = 20;

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

/**
 * @param complaints newest first
 * @param pictures pictures of a reported review
 */
export function toReport(report: StoredReport, complaints: Complaint[], pictures?: SizedPicture[]): Report {
  const { state, firstAt, decision } = report;
  const { target, ...same } = shared(report);
  return {
    ...same,
    target: { ...target, ...(pictures && { pictures }) },
    count: complaints.length,
    reasons: complaints.slice(0, MAX_REASONS).map(({ reason }) => reason),
    firstAt: firstAt.toISOString(),
    lastAt: (complaints[0]?.at ?? firstAt).toISOString(),
    state,
    ...(decision && { decision: { ...decision, at: decision.at.toISOString() } }),
  };
}

/** Whether a decision hides its target. */
export const hides = (decision: Decision | undefined): boolean =>
  decision?.action === 'hide' || decision?.action === 'remove';

import { newEvent } from '@ethereal/service-kit/events/event';
import { SOURCE } from '../items/item-events.ts';
import type { Decision, StoredReport } from './report.ts';

const subjectOf = ({ _id, target }: StoredReport, { action, by }: Omit<Decision, 'at'>) => ({
  report: _id,
  kind: target.kind,
  target: target.id,
  name: target.name,
  link: target.link,
  person: target.person,
  action,
  by,
});

export function reportDecided(report: StoredReport, decision: Decision) {
  const data = { ...subjectOf(report, decision), reason: decision.reason };
  return newEvent({ type: 'report.decided', source: SOURCE, subject: report._id, data, now: decision.at });
}

/** Creates the event of a reversed decision; `by` is the operator who reversed it. */
export function reportUndone(report: StoredReport, decision: Decision, by: string, now: Date) {
  const data = subjectOf(report, { ...decision, by });
  return newEvent({ type: 'report.undone', source: SOURCE, subject: report._id, data, now });
}

import { REPORT_KINDS, type ReportKind } from '@ethereal/contracts/report-words';
import { MAX_NOTES, MAX_OPEN_REPORTS } from '@ethereal/contracts/reports';
import { unavailable } from '@ethereal/service-kit/errors';
import type { EventEnvelope } from '@ethereal/service-kit/events/event';
import { newId } from '@ethereal/service-kit/ids';
import { unlessDuplicate } from '@ethereal/service-kit/mongo';
import { olderThan, type PageStart } from '@ethereal/service-kit/paging';
import type { Collection, Db } from 'mongodb';
import {
  type Complaint,
  type Complaints,
  type Decision,
  HIDING,
  MAX_EARLIER,
  MAX_REASONS,
  type Note,
  type StoredReport,
  type Target,
} from './report.ts';

export const REPORTS = 'reports';
const COMPLAINTS = 'complaints';

type ReportDocument = StoredReport & { pendingEvents: EventEnvelope[] };
export type ReportFilter = { state?: StoredReport['state']; kind?: ReportKind };

/** Maximum number of decided reports of one person that are read: the earlier decisions of a report, and its own. */
const MAX_DECIDED = MAX_EARLIER + 1;

const PLAIN = { projection: { pendingEvents: 0 } } as const;

export type ReportsStore = ReturnType<typeof createReportsStore>;

/**
 * Stores reports, of which each target has at most one open, and the complaints behind them, at most one per person.
 */
export function createReportsStore(db: Db) {
  const reports: Collection<ReportDocument> = db.collection(REPORTS);
  const complaints: Collection<Complaint> = db.collection(COMPLAINTS);
  const openOf = ({ kind, id }: Pick<Target, 'kind' | 'id'>) =>
    reports.findOne<StoredReport>({ 'target.kind': kind, 'target.id': id, state: 'open' }, PLAIN);

  return {
    async ensureIndexes(): Promise<void> {
      await reports.createIndexes([
        {
          key: { 'target.kind': 1, 'target.id': 1 },
          name: 'open',
          unique: true,
          partialFilterExpression: { state: 'open' },
        },
        { key: { firstAt: -1, _id: -1 } },
        { key: { 'target.person': 1 } },
      ]);
      await complaints.createIndexes([
        { key: { kind: 1, target: 1, user: 1 }, unique: true },
        { key: { report: 1, at: -1 } },
        { key: { user: 1 } },
      ]);
    },

    async hasComplained({ kind, id }: Target, user: string): Promise<boolean> {
      return (await complaints.findOne({ kind, target: id, user })) !== null;
    },

    /** Returns the open report of a target, or opens one. */
    async open(target: Target, firstAt: Date): Promise<StoredReport> {
      const fresh: StoredReport = { _id: newId(), target, state: 'open', firstAt };
      const existing = await openOf(target);
      if (existing) return existing;
      if (await unlessDuplicate(reports.insertOne({ ...fresh, pendingEvents: [] }))) return fresh;
      // A concurrent complaint opened the report.
      const opened = await openOf(target);
      if (!opened) throw unavailable();
      return opened;
    },

    async complain(complaint: Complaint): Promise<void> {
      await unlessDuplicate(complaints.insertOne(complaint));
    },

    async find(id: string): Promise<StoredReport | undefined> {
      return (await reports.findOne<StoredReport>({ _id: id }, PLAIN)) ?? undefined;
    },

    /** Returns a page of reports, newest first. */
    page({ state, kind }: ReportFilter, limit: number, after: PageStart | undefined): Promise<StoredReport[]> {
      const filter = {
        ...(state && { state }),
        ...(kind && { 'target.kind': kind }),
        ...olderThan<StoredReport>('firstAt', after),
      };
      return reports.find<StoredReport>(filter, PLAIN).sort({ firstAt: -1, _id: -1 }).limit(limit).toArray();
    },

    /** Returns the latest decided reports on things of each of these people. */
    async decidedAbout(people: string[]): Promise<StoredReport[]> {
      const latestOf = (person: string) =>
        reports
          .find<StoredReport>({ 'target.person': person, state: 'decided' }, PLAIN)
          .sort({ 'decision.at': -1 })
          .limit(MAX_DECIDED)
          .toArray();
      return (await Promise.all(people.map(latestOf))).flat();
    },

    /** Whether a decision of any of its reports hides a review. */
    async isReviewHidden({ id, person }: Target): Promise<boolean> {
      const about = { 'target.person': person, 'target.kind': 'review' as const, 'target.id': id };
      return (await reports.findOne({ ...about, 'decision.action': { $in: HIDING } })) !== null;
    },

    /** Adds a note of the desk. Returns false without such a report. */
    async note(id: string, note: Note): Promise<boolean> {
      const change = { $push: { notes: { $each: [note], $slice: -MAX_NOTES } } };
      return (await reports.updateOne({ _id: id }, change)).matchedCount === 1;
    },

    /** Counts open reports by their index, which begins with the kind. */
    countOpen(): Promise<number> {
      const open = { 'target.kind': { $in: [...REPORT_KINDS] }, state: 'open' as const };
      return reports.countDocuments(open, { limit: MAX_OPEN_REPORTS });
    },

    complaintsOf: (ids: readonly string[]) => complaintsOf(complaints, ids),

    /** Saves a decision. Returns false when the report is decided already, or was deleted. */
    async decide(id: string, decision: Decision, event: EventEnvelope): Promise<boolean> {
      const { modifiedCount } = await reports.updateOne(
        { _id: id, state: 'open' },
        { $set: { state: 'decided', decision }, $push: { pendingEvents: event } },
      );
      return modifiedCount === 1;
    },

    /** Removes a decision. Returns false when this decision was replaced, or the target was reported again. */
    async undo(id: string, { at }: Decision, event: EventEnvelope): Promise<boolean> {
      const undone = await unlessDuplicate(
        reports.updateOne(
          { _id: id, state: 'decided', 'decision.at': at },
          { $set: { state: 'open' }, $unset: { decision: '' }, $push: { pendingEvents: event } },
        ),
      );
      return undone?.modifiedCount === 1;
    },

    /**
     * Saves an answer. Returns false when the report is not decided, is answered already, or concerns another person.
     */
    async answer(id: string, person: string, answer: StoredReport['answer'] & {}): Promise<boolean> {
      const unanswered = { _id: id, 'target.person': person, state: 'decided' as const };
      const { modifiedCount } = await reports.updateOne(
        { ...unanswered, answer: { $exists: false } },
        { $set: { answer } },
      );
      return modifiedCount === 1;
    },

    /** Keeps a person's complaints in the count, without their id and text; deletes reports about the person. */
    async erase(user: string): Promise<void> {
      for await (const { _id } of complaints.find({ user }, { projection: { _id: 1 } }))
        await complaints.updateOne({ _id }, { $set: { user: `gone:${_id}`, reason: '' } });
      for await (const { _id } of reports.find({ 'target.person': user }, { projection: { _id: 1 } })) {
        await complaints.deleteMany({ report: _id });
        await reports.deleteOne({ _id });
      }
    },
  };
}

/** Returns the complaints of each of these reports. */
async function complaintsOf(
  complaints: Collection<Complaint>,
  ids: readonly string[],
): Promise<Map<string, Complaints>> {
  const latestOf = (report: string) => complaints.find({ report }).sort({ at: -1 }).limit(MAX_REASONS).toArray();
  const [counts, latest] = await Promise.all([
    complaints
      .aggregate<{ _id: Pick<Complaint, 'report' | 'cause'>; count: number }>([
        { $match: { report: { $in: ids } } },
        { $group: { _id: { report: '$report', cause: '$cause' }, count: { $sum: 1 } } },
      ])
      .toArray(),
    Promise.all(ids.map(latestOf)),
  ]);
  const countsOf = (id: string) =>
    counts.flatMap(({ _id: { report, cause }, count }) => (report === id ? { cause, count } : []));
  return new Map(ids.map((id, at) => [id, { counts: countsOf(id), latest: latest[at] ?? [] }]));
}

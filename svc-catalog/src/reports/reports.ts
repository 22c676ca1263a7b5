import type { ReportAction, ReportCause, ReportKind } from '@ethereal/contracts/report-words';
import type { DecisionToAnswer, Report } from '@ethereal/contracts/reports';
import type { Part } from '@ethereal/service-kit/define-service';
import { conflict, forbidden, invalid, notFound } from '@ethereal/service-kit/errors';
import { newEvent } from '@ethereal/service-kit/events/event';
import type { Outbox } from '@ethereal/service-kit/events/outbox';
import { newId } from '@ethereal/service-kit/ids';
import { readPage } from '@ethereal/service-kit/paging';
import type { HideItems } from '../items/hide-items.ts';
import { SOURCE } from '../items/item-events.ts';
import type { ReviewsStore } from '../reviews/reviews.store.ts';
import type { Tally } from '../reviews/tally.ts';
import type { Sellers } from '../sellers/sellers.ts';
import type { Shared } from '../shared/shared.ts';
import { type ApplyDecision, createApplyDecision } from './apply-decision.ts';
import { type Decision, type StoredReport, toDecision, toReport } from './report.ts';
import { mountReports } from './reports.routes.ts';
import { REPORTS, type ReportFilter, type ReportsStore } from './reports.store.ts';
import { createFindTarget, type FindTarget } from './targets.ts';

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

function reportDecided(report: StoredReport, decision: Decision) {
  const data = { ...subjectOf(report, decision), reason: decision.reason };
  return newEvent({ type: 'report.decided', source: SOURCE, subject: report._id, data, now: decision.at });
}

/** Creates the event of a reversed decision; `by` is the operator who reversed it. */
function reportUndone(report: StoredReport, decision: Decision, by: string, now: Date) {
  const data = subjectOf(report, { ...decision, by });
  return newEvent({ type: 'report.undone', source: SOURCE, subject: report._id, data, now });
}

type ReportsDeps = {
  reports: ReportsStore;
  reviews: Pick<ReviewsStore, 'picturesOf'>;
  findTarget: FindTarget;
  applyDecision: ApplyDecision;
  outbox: Outbox;
  now(): Date;
};

type Decided = { action: ReportAction; reason: string; by: string };
/** Report as a person sends it. */
type Sent = { kind: ReportKind; id: string; reason: string; cause?: ReportCause | undefined };
type Paging = { limit?: number; cursor?: string };

const PAGE_SIZE = 20;

export type Reports = ReturnType<typeof createReports>;

/** Creates the functions by which people report targets and the desk decides on them. */
function createReports({ reports, reviews, findTarget, applyDecision, outbox, now }: ReportsDeps) {
  const existing = async (id: string): Promise<StoredReport> => {
    const report = await reports.find(id);
    if (!report) throw notFound('There is no such report.');
    return report;
  };

  const show = async (all: StoredReport[]): Promise<Report[]> => {
    const complaints = await reports.complaintsOf(all.map(({ _id }) => _id));
    const pictures = await reviews.picturesOf(all.flatMap(({ target: { kind, id } }) => (kind === 'review' ? id : [])));
    const decided = await reports.decidedAbout([...new Set(all.map(({ target: { person } }) => person))]);
    const byPerson = Map.groupBy(decided, ({ target: { person } }) => person);
    return all.map((report) =>
      toReport(report, complaints.get(report._id) ?? { counts: [], latest: [] }, {
        pictures: pictures.get(report.target.id),
        decided: byPerson.get(report.target.person) ?? [],
      }),
    );
  };

  const shown = async (id: string): Promise<Report> => {
    const [report] = await show([await existing(id)]);
    if (!report) throw notFound('There is no such report.');
    return report;
  };

  const changed = async (id: string): Promise<Report> => {
    outbox.announce(REPORTS, id);
    await applyDecision(id);
    return shown(id);
  };

  /** @throws notFound unless a target of this person was decided on */
  const decisionFor = async (person: string, id: string): Promise<DecisionToAnswer> => {
    const report = await reports.find(id);
    const shown = report?.target.person === person ? toDecision(report) : undefined;
    if (!shown) throw notFound('There is no such decision.');
    return shown;
  };

  /** @throws forbidden when an operator decides on their own target */
  const refuseOwn = ({ target }: StoredReport, by: string) => {
    if (target.person === by) throw forbidden('This report is about something of yours. Another operator decides.');
  };

  return {
    decisionFor,

    async answer(person: string, id: string, text: string): Promise<DecisionToAnswer> {
      await decisionFor(person, id);
      if (!(await reports.answer(id, person, { text, at: now() }))) throw conflict('The decision is already answered.');
      return decisionFor(person, id);
    },

    /** Adds a complaint; each person counts once. @throws notFound, forbidden when the target is the person's own */
    async add(user: string, { kind, id, reason, cause }: Sent): Promise<void> {
      const target = await findTarget(kind, id);
      if (target.person === user) throw forbidden('This is your own. Other people can report it.');
      if (await reports.hasComplained(target, user)) return;
      const at = now();
      const { _id: report } = await reports.open(target, at);
      await reports.complain({ _id: newId(), report, kind, target: id, user, reason, ...(cause && { cause }), at });
    },

    /** Adds a note of the desk. @throws notFound */
    async note(id: string, text: string, by: string): Promise<Report> {
      if (!(await reports.note(id, { text, by, at: now() }))) throw notFound('There is no such report.');
      return shown(id);
    },

    async page(filter: ReportFilter, { limit = PAGE_SIZE, cursor }: Paging) {
      const { page, nextCursor } = await readPage(
        { limit, cursor },
        (count, after) => reports.page(filter, count, after),
        ({ firstAt }) => firstAt,
      );
      return { reports: await show(page), nextCursor };
    },

    countOpen: () => reports.countOpen(),

    async decide(id: string, decided: Decided): Promise<Report> {
      const report = await existing(id);
      refuseOwn(report, decided.by);
      if (report.target.kind === 'seller' && (decided.action === 'hide' || decided.action === 'remove')) {
        const message = 'A seller is suspended, not hidden or removed.';
        throw invalid(message, { errors: { action: message } });
      }
      const decision = { ...decided, at: now() };
      const isDecided = await reports.decide(id, decision, reportDecided(report, decision));
      if (!isDecided) throw conflict('The report is already decided.');
      return changed(id);
    },

    async undo(id: string, by: string): Promise<Report> {
      const report = await existing(id);
      refuseOwn(report, by);
      const { decision } = report;
      if (!decision) throw conflict('The report is not decided.');
      const isUndone = await reports.undo(id, decision, reportUndone(report, decision, by, now()));
      if (!isUndone) throw conflict('The report has changed in the meantime.');
      return changed(id);
    },
  };
}

type Others = {
  sellers: Sellers;
  hideItems: HideItems;
  tally: Tally;
  hideOrRestorePictures(ids: string[]): Promise<void>;
};

/** Opens reports of people, and the decisions of operators with their effects. */
export function openReports(shared: Shared, { sellers, hideItems, tally, hideOrRestorePictures }: Others) {
  const { reports, reviews, items } = shared.stores;
  const applyDecision = createApplyDecision({ reports, reviews, hideItems, tally, hideOrRestorePictures });
  const findTarget = createFindTarget({ items, reviews, sellers });
  const calls = createReports({ ...shared, reports, reviews, applyDecision, findTarget });
  const part: Part & { applyDecision: ApplyDecision } = {
    applyDecision,
    mount: (router) => mountReports(router, { ...shared, reports: calls }),
  };
  return part;
}

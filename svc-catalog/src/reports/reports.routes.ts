import {
  addNote,
  answerDecision,
  countOpenReports,
  decideReport,
  getDecision,
  listReports,
  sendReport,
  undoDecision,
} from '@ethereal/contracts/reports';
import { reportReview } from '@ethereal/contracts/reviews';
import { type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Audit } from '../shared/audit.ts';
import type { Reports } from './reports.ts';

type ReportsRoutesDeps = RouteDeps & { reports: Reports; audit: Audit };

/** Registers the calls that send, list, decide and answer reports. */
export function mountReports(router: Router, deps: ReportsRoutesDeps): void {
  const { reports, audit } = deps;

  route(router, sendReport, deps, async ({ user, body }) => {
    await reports.add(user.id, body);
    return { message: 'Thank you. We will look at it.' };
  });

  route(router, reportReview, deps, async ({ user, params, body }) => {
    await reports.add(user.id, { kind: 'review', id: params.id, reason: body.reason });
    return { message: 'Thank you. We will look at it.' };
  });

  route(router, getDecision, deps, ({ user, params }) => reports.decisionFor(user.id, params.id));

  route(router, answerDecision, deps, ({ user, params, body: { text } }) => reports.answer(user.id, params.id, text));

  route(router, listReports, deps, async ({ user, query: { state, kind, ...paging } }) => {
    const page = await reports.page({ state, kind }, paging);
    audit({ audit: 'reports.read', user: user.id });
    return page;
  });

  route(router, countOpenReports, {}, async () => ({ count: await reports.countOpen() }));

  route(router, addNote, deps, async ({ user, params, body: { text } }) => {
    const report = await reports.note(params.id, text, user.id);
    audit({ audit: 'report.noted', user: user.id, report: params.id });
    return report;
  });

  route(router, decideReport, deps, async ({ user, params, body: { action, reason } }) => {
    const decided = await reports.decide(params.id, { action, reason, by: user.id });
    audit({ audit: 'report.decided', user: user.id, report: params.id, action, reason });
    return decided;
  });

  route(router, undoDecision, deps, async ({ user, params }) => {
    const open = await reports.undo(params.id, user.id);
    audit({ audit: 'report.undone', user: user.id, report: params.id });
    return open;
  });
}

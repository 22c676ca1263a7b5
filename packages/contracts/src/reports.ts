import { z } from 'zod';
import { defineCall, messageBody } from './call.ts';
import { oneOf } from './choice.ts';
import { blankAsAbsent, id, moment, paging, prose, reasonSent } from './common.ts';
import { REPORT_ACTIONS, REPORT_CAUSES, REPORT_KINDS } from './report-words.ts';
import { reviewPicture } from './reviews.ts';

const service = 'svc-catalog';
const reportId = z.object({ id });
const own = "It is about something of the caller's own: another operator decides.";
const unknownReport = 'There is no such report.';

const decision = z.object({
  action: z.enum(REPORT_ACTIONS),
  reason: z.string(),
  /** Id of the operator who decided. */
  by: id,
  at: moment,
});

/** Answer of the person concerned to a decision; at most one. */
const answer = z.object({ text: z.string(), at: moment });

/** Note of the desk on a report, which the desk alone reads. `by` is the id of its author. */
const note = z.object({ text: z.string(), by: id, at: moment });

/** Earlier decision on something of the same person. */
const earlierDecision = z.object({
  _id: id,
  kind: z.enum(REPORT_KINDS),
  name: z.string(),
  link: z.string(),
  action: z.enum(REPORT_ACTIONS),
  reason: z.string(),
  at: moment,
});

/** All reports of one thing until an operator decides on them. */
export const report = z.object({
  _id: id,
  kind: z.enum(REPORT_KINDS),
  /**
   * The reported thing, with its name at the time of the report; `link` is a path of the site. The desk also receives
   * the current pictures of a review.
   */
  target: z.object({
    _id: id,
    name: z.string(),
    link: z.string(),
    pictures: z.array(reviewPicture).optional(),
  }),
  /** Number of people who reported it. */
  count: z.int(),
  /** Reasons of the latest reports, newest first. */
  reasons: z.array(z.string()),
  /** Causes that the reporters chose, most frequent first; absent when none was chosen. */
  causes: z.array(z.enum(REPORT_CAUSES)).optional(),
  /** Latest decisions on things of the person concerned, newest first; absent without one. */
  earlier: z.array(earlierDecision).optional(),
  /** Notes of the desk, oldest first; absent without one. */
  notes: z.array(note).optional(),
  firstAt: moment,
  lastAt: moment,
  state: z.enum(['open', 'decided']),
  decision: decision.optional(),
  answer: answer.optional(),
});
export type Report = z.output<typeof report>;

export const sendReport = defineCall({
  id: 'sendReport',
  service,
  method: 'POST',
  path: '/api/reports',
  auth: true,
  summary: 'Report an item, a seller or a review to the shop; counts once per person',
  body: reasonSent.extend({
    kind: oneOf(REPORT_KINDS),
    id,
    cause: oneOf(REPORT_CAUSES).optional(),
  }),
  success: { status: 202, body: messageBody },
  failures: {
    400: 'One message per faulty field.',
    403: "It is the caller's own.",
    404: 'There is no such thing.',
  },
  rateLimit: { windowSeconds: 3600, max: 200 },
});

export const listReports = defineCall({
  id: 'listReports',
  service,
  method: 'GET',
  path: '/api/desk/reports',
  auth: true,
  roles: ['operator', 'support'],
  summary: 'List reports, newest first',
  query: z.strictObject({
    state: blankAsAbsent(oneOf(['open', 'decided'])),
    kind: blankAsAbsent(oneOf(REPORT_KINDS)),
    ...paging,
  }),
  success: {
    status: 200,
    body: z.object({ reports: z.array(report), nextCursor: z.string().nullable() }),
  },
  failures: { 400: 'A filter, the limit or the cursor is malformed.' },
});

/** Maximum that open reports are counted up to, so that a flood of reports has a bounded cost. */
export const MAX_OPEN_REPORTS = 100_000;

/** Counts open reports for the daily numbers. Not reachable through the gateway. */
export const countOpenReports = defineCall({
  id: 'countOpenReports',
  service,
  method: 'GET',
  path: '/internal/reports/open',
  auth: false,
  summary: 'Get the number of reports without a decision',
  success: { status: 200, body: z.object({ count: z.int() }) },
});

export const decideReport = defineCall({
  id: 'decideReport',
  service,
  method: 'POST',
  path: '/api/desk/reports/{id}/decision',
  auth: true,
  roles: ['operator'],
  summary: 'Decide a report, once; the person concerned can read the reason',
  params: reportId,
  body: reasonSent.extend({
    action: oneOf(REPORT_ACTIONS),
  }),
  success: { status: 200, body: report },
  failures: {
    400: 'One message per faulty field; a seller is suspended, not hidden or removed.',
    403: own,
    404: unknownReport,
    409: 'It is decided.',
  },
});

export const undoDecision = defineCall({
  id: 'undoDecision',
  service,
  method: 'POST',
  path: '/api/desk/reports/{id}/undo',
  auth: true,
  roles: ['operator'],
  summary: 'Undo a decision with its effects; the report is open again',
  params: reportId,
  success: { status: 200, body: report },
  failures: { 403: own, 404: unknownReport, 409: 'It is not decided, or was reported again since.' },
});

/** Maximum length of a note of the desk, in characters. */
export const MAX_NOTE = 500;
/** Maximum number of notes of a report. Each further one replaces the oldest. */
export const MAX_NOTES = 50;

export const addNote = defineCall({
  id: 'addNote',
  service,
  method: 'POST',
  path: '/api/desk/reports/{id}/notes',
  auth: true,
  roles: ['operator', 'support'],
  summary: 'Add a note to a report, which the desk alone reads',
  params: reportId,
  body: z.strictObject({ text: prose('Note', MAX_NOTE) }),
  success: { status: 200, body: report },
  failures: { 400: 'The note is blank or too long.', 404: unknownReport },
});

/** A decision as the person concerned reads it, without anything about the people who reported. */
const decisionToAnswer = report
  .pick({ _id: true, kind: true, target: true, answer: true })
  .extend({ decision: decision.omit({ by: true }) });
export type DecisionToAnswer = z.output<typeof decisionToAnswer>;

/** Maximum length of an answer to a decision, in characters. */
export const MAX_ANSWER = 500;
const unknownDecision = "There is no decision on something of the caller's.";

export const getDecision = defineCall({
  id: 'getDecision',
  service,
  method: 'GET',
  path: '/api/reports/{id}',
  auth: true,
  summary: "Get the desk's decision on something of the caller's, with its reason",
  params: reportId,
  success: { status: 200, body: decisionToAnswer },
  failures: { 404: unknownDecision },
});

export const answerDecision = defineCall({
  id: 'answerDecision',
  service,
  method: 'POST',
  path: '/api/reports/{id}/answer',
  auth: true,
  summary: "Answer a decision on something of the caller's, once; the desk reads it",
  params: reportId,
  body: z.strictObject({ text: prose('Answer', MAX_ANSWER) }),
  success: { status: 200, body: decisionToAnswer },
  failures: { 400: 'The answer is blank or too long.', 404: unknownDecision, 409: 'The decision is already answered.' },
  rateLimit: { windowSeconds: 3600, max: 60 },
});

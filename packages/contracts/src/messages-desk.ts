import { z } from 'zod';
import { defineCall } from './call.ts';
import { id, moment, paging, reasonSent } from './common.ts';
import { about, message, SIDES } from './messages.ts';

const service = 'svc-messages';
const params = z.object({ id });
const done = { status: 204, body: z.undefined() };
const roles = ['operator', 'support'] as const;

/** A reported conversation in the desk's queue, without its messages. */
export const reportedConversation = z.object({
  _id: id,
  about,
  buyer: z.object({ _id: id.optional(), name: z.string() }),
  seller: z.object({ _id: id.optional(), name: z.string() }),
  reports: z.array(
    z.object({
      by: z.enum(SIDES),
      messageId: id,
      reason: z.string(),
      text: z.string().optional(),
      at: moment,
    }),
  ),
  /** Number of times that the desk has read it. */
  looks: z.int(),
});
export type ReportedConversation = z.output<typeof reportedConversation>;

/** A message as the desk reads it. */
const reportedMessage = message.pick({ _id: true, text: true, images: true, at: true }).extend({ by: z.enum(SIDES) });

export const listReportedConversations = defineCall({
  id: 'listReportedConversations',
  service,
  method: 'GET',
  path: '/api/desk/conversations',
  auth: true,
  roles,
  summary: 'List reported conversations without a decision, the latest report first',
  query: z.strictObject(paging),
  success: {
    status: 200,
    body: z.object({ conversations: z.array(reportedConversation), nextCursor: z.string().nullable() }),
  },
});

export const lookAtConversation = defineCall({
  id: 'lookAtConversation',
  service,
  method: 'POST',
  path: '/api/desk/conversations/{id}/look',
  auth: true,
  roles,
  summary: 'Get the newest messages of a reported conversation; the audit trail records operator, time and reason',
  params,
  body: reasonSent,
  success: { status: 200, body: z.object({ conversation: reportedConversation, messages: z.array(reportedMessage) }) },
  failures: { 404: 'There is no such reported conversation.' },
});

export const settleConversation = defineCall({
  id: 'settleConversation',
  service,
  method: 'POST',
  path: '/api/desk/conversations/{id}/settle',
  auth: true,
  roles: ['operator'],
  summary: 'Decide a reported conversation, with the reason in the audit trail; a warned side reads the reason',
  params,
  /** Without `warn` it stays as it is. */
  body: reasonSent.extend({ warn: z.enum(SIDES, 'Must be buyer or seller.').optional() }),
  success: done,
  failures: { 404: 'There is no such reported conversation.' },
});

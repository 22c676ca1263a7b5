import { z } from 'zod';
import { defineCall } from './call.ts';
import { oneOf } from './choice.ts';
import { blankAsAbsent, id, moment, paging, reasonSent } from './common.ts';
import { about, message, SIDES } from './messages.ts';
import { aboutFields } from './rule.ts';

const service = 'svc-messages';
const params = z.object({ id });
const noContent = { status: 204, body: z.undefined() };
const roles = ['operator', 'support'] as const;
const own = 'The caller takes part in the conversation: another operator decides.';

/** Decisions on a reported conversation: it stays as it is, or one side is warned or suspended. */
export const CONVERSATION_ACTIONS = ['keep', 'warn', 'suspend'] as const;
const side = oneOf(SIDES);

/** A reported conversation in the desk's queue, without its messages. */
const reportedConversation = z.object({
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
  /** Decision of the desk; absent while the conversation waits for one. */
  decision: z
    .object({
      action: z.enum(CONVERSATION_ACTIONS),
      /** Side that was warned or suspended. */
      side: side.optional(),
      reason: z.string(),
      at: moment,
    })
    .optional(),
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
  summary: 'List reported conversations: those without a decision, the latest report first, or the latest decisions',
  query: z.strictObject({ state: blankAsAbsent(oneOf(['open', 'decided'])), ...paging }),
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
  failures: { 403: own, 404: 'There is no such reported conversation.' },
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
  /** Without a side it stays as it is. `suspend` names the side that svc-identity has suspended. */
  body: reasonSent
    .extend({ warn: side.optional(), suspend: side.optional() })
    .refine(({ warn, suspend }) => !warn || !suspend, {
      error: 'One decision at a time.',
      path: ['suspend'],
      ...aboutFields('warn', 'suspend'),
    }),
  success: noContent,
  failures: { 403: own, 404: 'There is no such reported conversation.' },
});

export const undoSettlement = defineCall({
  id: 'undoSettlement',
  service,
  method: 'POST',
  path: '/api/desk/conversations/{id}/undo',
  auth: true,
  roles: ['operator'],
  summary: 'Undo the decision on a reported conversation, which waits again; a warned side reads that it is withdrawn',
  params,
  success: noContent,
  failures: {
    403: own,
    404: 'There is no such reported conversation.',
    409: 'It is not decided, or was reported again since.',
  },
});

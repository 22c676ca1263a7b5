import { z } from 'zod';
import { defineCall, messageBody } from './call.ts';
import { lineId } from './cart.ts';
import { blankAsAbsent, id, line, moment, optionalProse, paging, prose } from './common.ts';
import { category } from './fashion.ts';
import { pictureSent } from './picture-sent.ts';
import { reasonSent } from './reason.ts';
import { reviewPicture } from './reviews.ts';

export const MAX_MESSAGE = 2000;
export const MAX_MESSAGE_PICTURES = 4;
export const MAX_SAVED_REPLIES = 20;
export const MAX_SAVED_REPLY = 500;
/** Limits of one person: messages per minute, and new conversations per day. */
export const MESSAGES_PER_MINUTE = 20;
export const CONVERSATIONS_PER_DAY = 30;

/** Things that a conversation can be about. */
export const ABOUT_KINDS = ['item', 'order', 'return', 'store'] as const;
export type AboutKind = (typeof ABOUT_KINDS)[number];
const aboutKind = z.enum(ABOUT_KINDS, 'Must be item, order, return or store.');

export const SIDES = ['buyer', 'seller'] as const;
export type Side = (typeof SIDES)[number];

/**
 * Whether a person can write: `blocked` by themselves, `refused` by the other person, `suspended` and `gone` because of
 * the other person's account.
 */
export const CONVERSATION_STATES = ['open', 'blocked', 'refused', 'suspended', 'gone'] as const;
export type ConversationState = (typeof CONVERSATION_STATES)[number];

/** Id that the client creates for one message, so that a retry sends it once. */
const clientId = z
  .string('A message has a clientId.')
  .regex(/^[\w-]{8,64}$/, 'A clientId has 8 to 64 letters, digits, hyphens or underscores.');

const aboutSent = z.strictObject({ kind: aboutKind, id, lineId: lineId.optional() });
export type AboutSent = z.output<typeof aboutSent>;

/** Thing that a conversation is about, as it was when the conversation began. */
export const about = aboutSent.extend({
  title: z.string(),
  picture: z.string().optional(),
  priceCents: z.int().optional(),
  /** Item of the thing, whose page is `/ethereal/categories/{category}/{item}`. */
  item: id.optional(),
  category: category.optional(),
});
export type About = z.output<typeof about>;

export const message = z.object({
  /** Position in the conversation: 1, 2, 3 … without gaps. */
  seq: z.int().positive(),
  by: z.enum(SIDES),
  text: z.string(),
  at: moment,
  clientId: z.string(),
  pictures: z.array(reviewPicture).optional(),
});
export type Message = z.output<typeof message>;

export const conversation = z.object({
  _id: id,
  about,
  /** Side of the caller. */
  side: z.enum(SIDES),
  /** The other person; `_id` is absent once their account is deleted. */
  other: z.object({ _id: id.optional(), name: z.string() }),
  state: z.enum(CONVERSATION_STATES),
  /** Position of the last message. */
  seq: z.int(),
  /** Positions up to which the caller and the other person have read. */
  readUpTo: z.int(),
  otherReadUpTo: z.int(),
  unread: z.int(),
  last: z.object({ by: z.enum(SIDES), text: z.string(), at: moment }),
  /** Note of a seller who is away. */
  away: z.string().optional(),
});
export type Conversation = z.output<typeof conversation>;

const service = 'svc-messages';
const params = z.object({ id });
const unknown = 'There is no such conversation of the caller.';
const done = { status: 200, body: messageBody };
const writing = { windowSeconds: 60, max: 600 };
const messageSent = z.strictObject({
  text: optionalProse('Message', MAX_MESSAGE),
  clientId,
  pictures: z
    .array(pictureSent, 'Must be a list of pictures.')
    .max(MAX_MESSAGE_PICTURES, `A message has at most ${MAX_MESSAGE_PICTURES} pictures.`)
    .optional(),
});
const hasContent = ({ text, pictures = [] }: z.output<typeof messageSent>) => text !== '' || pictures.length > 0;
const required = { error: 'Message is required.', path: ['text'] };
const cannotWrite = 'A side has blocked the other, or the other account is suspended or deleted.';

export const listConversations = defineCall({
  id: 'listConversations',
  service,
  method: 'GET',
  path: '/api/messages/conversations',
  auth: true,
  summary: "The caller's conversations, the one with the newest message first, and how many messages are unread",
  query: z.strictObject({
    unread: blankAsAbsent(z.enum(['true', 'false'], 'Must be true or false.')),
    side: blankAsAbsent(z.enum(SIDES, 'Must be buyer or seller.')),
    /** Text in the title or the other person's name. */
    search: blankAsAbsent(line('Search', 100)),
    ...paging,
  }),
  success: {
    status: 200,
    body: z.object({ conversations: z.array(conversation), unread: z.int(), nextCursor: z.string().nullable() }),
  },
  failures: { 400: 'A filter, the limit or the cursor is malformed.' },
});

export const getConversation = defineCall({
  id: 'getConversation',
  service,
  method: 'GET',
  path: '/api/messages/conversations/{id}',
  auth: true,
  summary: 'A conversation of the caller with its newest messages, or those before a position, oldest first',
  params,
  query: z.strictObject({
    before: blankAsAbsent(
      z
        .string()
        .regex(/^\d{1,9}$/, 'Must be a position.')
        .transform(Number),
    ),
  }),
  success: {
    status: 200,
    body: z.object({ conversation, messages: z.array(message), hasEarlier: z.boolean() }),
  },
  failures: { 404: unknown },
});

/** Returns what the first message of a conversation is about, before the conversation exists. */
export const getMessageSubject = defineCall({
  id: 'getMessageSubject',
  service,
  method: 'GET',
  path: '/api/messages/about',
  auth: true,
  summary: 'A thing to write about, whom the caller would write to, and the conversation if there is one',
  query: z.strictObject({ kind: aboutKind, id, lineId: blankAsAbsent(lineId) }),
  success: {
    status: 200,
    body: z.object({
      about,
      side: z.enum(SIDES),
      other: z.string(),
      conversation: id.optional(),
      away: z.string().optional(),
      /** Median time of the seller's answers in hours; absent below five answers in 30 days. */
      answersWithinHours: z.int().optional(),
    }),
  },
  failures: { 403: "It is the caller's own.", 404: 'There is no such thing of the caller.' },
});

export const startConversation = defineCall({
  id: 'startConversation',
  service,
  method: 'POST',
  path: '/api/messages/conversations',
  auth: true,
  summary: 'Send the first message about a thing; continues the conversation if there is one',
  body: messageSent.extend({ about: aboutSent }).refine(hasContent, required),
  success: { status: 201, body: z.object({ conversation, message }) },
  failures: {
    400: 'One message per faulty field.',
    403: `It is the caller's own (\`OWN_ITEM\`). ${cannotWrite}`,
    404: 'There is no such thing of the caller.',
  },
  rateLimit: writing,
});

export const sendMessage = defineCall({
  id: 'sendMessage',
  service,
  method: 'POST',
  path: '/api/messages/conversations/{id}/messages',
  auth: true,
  summary: 'Send a message; the same `clientId` again answers the stored message',
  params,
  body: messageSent.refine(hasContent, required),
  success: { status: 201, body: z.object({ conversation, message }) },
  failures: { 400: 'One message per faulty field.', 403: cannotWrite, 404: unknown },
  rateLimit: writing,
});

export const readConversation = defineCall({
  id: 'readConversation',
  service,
  method: 'POST',
  path: '/api/messages/conversations/{id}/read',
  auth: true,
  summary: 'Mark the messages up to a position as read',
  params,
  body: z.strictObject({ upTo: z.int().min(0).max(1_000_000_000) }),
  success: { status: 200, body: conversation },
  failures: { 404: unknown },
});

export const hideConversation = defineCall({
  id: 'hideConversation',
  service,
  method: 'DELETE',
  path: '/api/messages/conversations/{id}',
  auth: true,
  summary: "Delete a conversation from the caller's view; a new message shows it again, without the earlier ones",
  params,
  success: done,
  failures: { 404: unknown },
});

const block = {
  service,
  path: '/api/messages/conversations/{id}/block',
  auth: true,
  params,
  success: { status: 200, body: conversation },
  failures: { 404: unknown },
} as const;

export const blockConversation = defineCall({
  ...block,
  id: 'blockConversation',
  method: 'PUT',
  summary: 'Block the other person in every conversation of the two',
});

export const unblockConversation = defineCall({
  ...block,
  id: 'unblockConversation',
  method: 'DELETE',
  summary: 'End the block of the other person',
});

export const reportConversation = defineCall({
  id: 'reportConversation',
  service,
  method: 'POST',
  path: '/api/messages/conversations/{id}/report',
  auth: true,
  summary: 'Report a conversation to the desk, which may then read it; counts once per person',
  params,
  body: reasonSent,
  success: { status: 202, body: messageBody },
  failures: { 400: 'The reason is blank or too long.', 404: unknown },
  rateLimit: writing,
});

/** A person's own settings for messages. */
export const messageSettings = z.object({ savedReplies: z.array(z.string()), away: z.string() });
export type MessageSettings = z.output<typeof messageSettings>;

export const getMessageSettings = defineCall({
  id: 'getMessageSettings',
  service,
  method: 'GET',
  path: '/api/messages/settings',
  auth: true,
  summary: "The caller's saved replies and away note",
  success: { status: 200, body: messageSettings },
});

export const saveMessageSettings = defineCall({
  id: 'saveMessageSettings',
  service,
  method: 'PUT',
  path: '/api/messages/settings',
  auth: true,
  summary: "Replace the caller's saved replies and away note",
  body: z.strictObject({
    savedReplies: z
      .array(prose('Reply', MAX_SAVED_REPLY))
      .max(MAX_SAVED_REPLIES, `At most ${MAX_SAVED_REPLIES} replies can be saved.`),
    away: optionalProse('Away note', 300),
  }),
  success: { status: 200, body: messageSettings },
  failures: { 400: 'One message per faulty field.' },
});

export const getAnswering = defineCall({
  id: 'getAnswering',
  service,
  method: 'GET',
  path: '/api/messages/sellers/{id}',
  auth: false,
  summary: 'How quickly a seller answers: the median of 30 days in hours, from five answers on; and their away note',
  params,
  success: { status: 200, body: z.object({ answersWithinHours: z.int().optional(), away: z.string().optional() }) },
});

/** `text/event-stream`: `event: ready` at once, and `event: changed` with `{ conversation, seq }` after each change. */
export const streamMessages = defineCall({
  id: 'streamMessages',
  service,
  method: 'GET',
  path: '/api/messages/stream',
  auth: true,
  summary: "Changes of the caller's conversations as server-sent events",
  success: { status: 200, body: z.string(), types: ['text/event-stream'] },
  failures: { 503: 'Too many open streams.' },
  transfer: 'stream',
});

const roles = ['operator', 'support'] as const;

/** A reported conversation in the desk's queue, without its messages. */
export const reportedConversation = z.object({
  _id: id,
  about,
  buyer: z.object({ _id: id.optional(), name: z.string() }),
  seller: z.object({ _id: id.optional(), name: z.string() }),
  reports: z.array(z.object({ by: z.enum(SIDES), reason: z.string(), at: moment })),
  /** Number of times that the desk has read it. */
  looks: z.int(),
});
export type ReportedConversation = z.output<typeof reportedConversation>;

export const listReportedConversations = defineCall({
  id: 'listReportedConversations',
  service,
  method: 'GET',
  path: '/api/desk/conversations',
  auth: true,
  roles,
  summary: 'Reported conversations that wait for a decision, the latest report first',
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
  summary: 'Read the newest messages of a reported conversation; operator, time and reason go to the audit trail',
  params,
  body: reasonSent,
  success: { status: 200, body: z.object({ conversation: reportedConversation, messages: z.array(message) }) },
  failures: { 404: 'There is no such reported conversation.' },
});

export const settleConversation = defineCall({
  id: 'settleConversation',
  service,
  method: 'POST',
  path: '/api/desk/conversations/{id}/settle',
  auth: true,
  roles: ['operator'],
  summary: 'Take a reported conversation off the queue, with the reason in the audit trail',
  params,
  body: reasonSent,
  success: done,
  failures: { 404: 'There is no such reported conversation.' },
});

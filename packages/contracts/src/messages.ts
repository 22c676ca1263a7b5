import { z } from 'zod';
import { AS_CHANGE, defineCall } from './call.ts';
import { lineId } from './cart.ts';
import { oneOf } from './choice.ts';
import { blankAsAbsent, id, line, noneAsAbsent, optionalProse, paging, prose, reasonSent } from './common.ts';
import {
  about,
  aboutSent,
  aboutType,
  CONVERSATIONS_PER_DAY,
  clientId,
  conversation,
  MAX_MESSAGE,
  MAX_MESSAGE_PICTURES,
  MESSAGES_PER_MINUTE,
  message,
  openedConversation,
  SIDES,
  withPerson,
} from './message.ts';
import { pictureSent } from './picture-sent.ts';
import { aboutFields } from './rule.ts';

export * from './message.ts';

const service = 'svc-messages';

/** Maximum length of a text that is searched for in conversations, in characters. */
export const MAX_CONVERSATION_SEARCH = 100;

const params = z.object({ id });
const unknown = 'There is no such conversation of the caller.';
const noContent = { status: 204, body: z.undefined() };
const writing = { windowSeconds: 60, max: 600 };
const messageSent = z.strictObject({
  text: optionalProse('Message', MAX_MESSAGE),
  images: noneAsAbsent(
    z
      .array(pictureSent, 'Must be a list of pictures.')
      .max(MAX_MESSAGE_PICTURES, `A message has at most ${MAX_MESSAGE_PICTURES} pictures.`),
  ),
  clientId,
});
const hasContent = ({ text, images = [] }: z.output<typeof messageSent>) => text !== '' || images.length > 0;
const required = { error: 'Message is required.', path: ['text'], ...aboutFields('text', 'images') };
const cannotWrite = 'One side has blocked the other (`BLOCKED`), or an account is suspended (`SUSPENDED`) or deleted.';
const faulty = "One message per faulty field: the text is blank or too long, or an image is not the caller's.";
const tooMany = `More than ${MESSAGES_PER_MINUTE} messages in a minute; \`Retry-After\` states when to send again.`;

export const listConversations = defineCall({
  id: 'listConversations',
  service,
  method: 'GET',
  path: '/api/conversations',
  auth: true,
  summary: "List the caller's conversations, the one with the newest message first, and how many messages are unread",
  query: z.strictObject({
    unread: blankAsAbsent(oneOf(['true', 'false'])),
    side: blankAsAbsent(oneOf(SIDES)),
    /**
     * Text in the name of the thing or of the other person, or in the newest 200 messages of the newest 200
     * conversations.
     */
    search: blankAsAbsent(line('Search', MAX_CONVERSATION_SEARCH)),
    ...paging,
  }),
  success: {
    status: 200,
    body: z.object({ conversations: z.array(conversation), nextCursor: z.string().nullable(), unread: z.int() }),
  },
  failures: { 400: 'A filter, the limit or the cursor is malformed.' },
});

export const startConversation = defineCall({
  id: 'startConversation',
  service,
  method: 'POST',
  path: '/api/conversations',
  auth: true,
  summary: 'Send a message about a thing; 200 when the conversation exists, and nothing is added for a known clientId',
  body: messageSent.extend({ about: aboutSent }).refine(hasContent, required),
  success: {
    status: 201,
    body: z.object({ _id: id }),
    also: { 200: 'The conversation of the same people about the same thing exists.' },
  },
  failures: {
    400: faulty,
    403: cannotWrite,
    404: 'There is no such thing of the caller.',
    409: "It is the caller's own (`OWN_ITEM`).",
    429: `${tooMany} More than ${CONVERSATIONS_PER_DAY} new conversations in a day.`,
  },
  rateLimit: writing,
});

export const getConversation = defineCall({
  id: 'getConversation',
  service,
  method: 'GET',
  path: '/api/conversations/{id}',
  auth: true,
  summary: 'Get a conversation of the caller with its newest messages, or those before a message, oldest first',
  params,
  query: z.strictObject({ before: blankAsAbsent(id) }),
  success: { status: 200, body: openedConversation },
  failures: { 404: unknown },
});

export const sendMessage = defineCall({
  id: 'sendMessage',
  service,
  method: 'POST',
  path: '/api/conversations/{id}/messages',
  auth: true,
  summary: 'Send a message; 200 with the stored message for a known clientId',
  params,
  body: messageSent.refine(hasContent, required),
  success: { status: 201, body: message, also: { 200: 'The message was sent before.' } },
  failures: { 400: faulty, 403: cannotWrite, 404: unknown, 429: tooMany },
  rateLimit: writing,
});

export const readConversation = defineCall({
  id: 'readConversation',
  service,
  method: 'POST',
  path: '/api/conversations/{id}/read',
  auth: true,
  summary: 'Mark the messages up to one as read',
  params,
  body: z.strictObject({ upTo: id }),
  success: noContent,
  failures: { 404: `${unknown} Or it has no such message.` },
  limitedBy: AS_CHANGE,
});

export const blockConversation = defineCall({
  id: 'blockConversation',
  service,
  method: 'POST',
  path: '/api/conversations/{id}/block',
  auth: true,
  summary: 'Block the other person in every conversation of the two',
  params,
  success: noContent,
  failures: { 404: unknown },
  limitedBy: AS_CHANGE,
});

export const unblockConversation = defineCall({
  id: 'unblockConversation',
  service,
  method: 'POST',
  path: '/api/conversations/{id}/unblock',
  auth: true,
  summary: 'End the block of the other person',
  params,
  success: noContent,
  failures: { 404: unknown },
  limitedBy: AS_CHANGE,
});

export const reportConversation = defineCall({
  id: 'reportConversation',
  service,
  method: 'POST',
  path: '/api/conversations/{id}/report',
  auth: true,
  summary: 'Report a message of the other person to the desk, which may then read; counts once per person',
  params,
  /** `reason` is a cause of `REPORT_CAUSES` in the shop's own pages, and `text` is what the person adds. */
  body: reasonSent.extend({ messageId: id, text: noneAsAbsent(prose('Text', MAX_MESSAGE)) }),
  success: noContent,
  failures: {
    400: 'The reason is blank or too long.',
    404: `${unknown} Or it has no such message of the other person.`,
  },
  rateLimit: writing,
});

export const hideConversation = defineCall({
  id: 'hideConversation',
  service,
  method: 'DELETE',
  path: '/api/conversations/{id}',
  auth: true,
  summary: "Delete a conversation from the caller's view; a new message shows it again, without the earlier ones",
  params,
  success: noContent,
  failures: { 404: unknown },
  limitedBy: AS_CHANGE,
});

/** Returns what the first message of a conversation is about, before the conversation exists. */
export const getMessageSubject = defineCall({
  id: 'getMessageSubject',
  service,
  method: 'GET',
  path: '/api/messages/about',
  auth: true,
  summary: 'Get the subject of a new conversation, its recipient, and the existing conversation if any',
  query: z.strictObject({ type: aboutType, id, seller: blankAsAbsent(id), lineId: blankAsAbsent(lineId) }),
  success: {
    status: 200,
    body: z.object({
      about,
      side: z.enum(SIDES),
      with: withPerson,
      conversation: id.optional(),
      away: z.string().optional(),
      /** Median time of the seller's answers in hours; absent below five answers in 30 days. */
      answersWithinHours: z.int().optional(),
    }),
  },
  failures: { 404: 'There is no such thing of the caller.', 409: "It is the caller's own (`OWN_ITEM`)." },
});

/**
 * `text/event-stream`: `event: ready` at once, and `event: changed` with `{ conversation, message }` after each change.
 */
export const streamMessages = defineCall({
  id: 'streamMessages',
  service,
  method: 'GET',
  path: '/api/messages/stream',
  auth: true,
  summary: "Stream the changes of the caller's conversations as server-sent events",
  success: { status: 200, body: z.string(), types: ['text/event-stream'] },
  failures: { 503: 'Too many open streams.' },
  transfer: 'stream',
});

import type { Conversation, Message, OpenedConversation } from '@ethereal/contracts/messages';
import { session as sessionCalls } from '@ethereal/web-kit/testing/a-user.ts';

export { logIn, session as sessionCalls } from '@ethereal/web-kit/testing/a-user.ts';

export const ID = 'c'.repeat(24);
export const ITEM = 'e'.repeat(24);
const AT = '2026-01-01T12:00:00.000Z';

/** Returns the message of the other person at a position of the conversation. */
export const aMessage = (seq: number, more: Partial<Message> = {}): Message => ({
  _id: `${'c'.repeat(16)}${seq.toString(16).padStart(8, '0')}`,
  text: `Message ${seq}`,
  images: [],
  mine: false,
  at: AT,
  readAt: null,
  ...more,
});

/** Returns a conversation of a buyer with a store. */
export const aConversation = (more: Partial<Conversation> = {}): Conversation => ({
  _id: ID,
  about: { type: 'store', id: ITEM, name: 'Blue Store' },
  side: 'buyer',
  with: { _id: 'd'.repeat(24), name: 'Blue Store', store: 'Blue Store' },
  state: 'open',
  unread: 0,
  last: { text: 'Message 1', at: AT, mine: false },
  ...more,
});

const path = `/api/conversations/${ID}`;

/** Returns a conversation of the list as it is when it is opened. */
export function opened({ last: _last, ...conversation }: Conversation, messages: Message[]): OpenedConversation {
  return { ...conversation, blocked: conversation.state === 'blocked', messages, before: null };
}

/** Answers to the calls of the inbox with one open conversation. */
export const inboxCalls = (conversation: Conversation, messages: Message[]) => ({
  ...sessionCalls,
  'GET /api/messages/stream': () =>
    new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
  'GET /api/conversations': { conversations: [conversation], unread: conversation.unread, nextCursor: null },
  'GET /api/messages/settings': { away: '' },
  'GET /api/saved-replies': { replies: [{ title: 'Yes', text: 'Yes, it is.' }] },
  [`GET ${path}`]: opened(conversation, messages),
  [`POST ${path}/read`]: () => new Response(null, { status: 204 }),
});

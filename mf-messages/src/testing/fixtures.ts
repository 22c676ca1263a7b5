import type { Conversation, Message } from '@ethereal/contracts/messages';
import { currentSession, startSession } from '@ethereal/web-kit/session/session-store.ts';
import { aUser } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { vi } from 'vitest';

export const ID = 'c'.repeat(24);
export const ITEM = 'e'.repeat(24);
const AT = '2026-01-01T12:00:00.000Z';

export const sessionCalls = { 'GET /api/validate-user': { valid: true }, 'GET /api/user-details': aUser };

/** Logs a user in, once per file. */
export async function logIn(): Promise<void> {
  localStorage.setItem('authToken', 'h.e30.s');
  fakeApi(sessionCalls);
  startSession();
  await vi.waitFor(() => {
    if (!currentSession().user) throw new Error('nobody is logged in yet');
  });
}

export const aMessage = (seq: number, more: Partial<Message> = {}): Message => ({
  seq,
  by: 'seller',
  text: `Message ${seq}`,
  at: AT,
  clientId: `client-${seq}`,
  ...more,
});

export const aConversation = (more: Partial<Conversation> = {}): Conversation => ({
  _id: ID,
  about: { kind: 'store', id: ITEM, title: 'Blue Store' },
  side: 'buyer',
  other: { _id: 'd'.repeat(24), name: 'Blue Store' },
  state: 'open',
  seq: 1,
  readUpTo: 1,
  otherReadUpTo: 0,
  unread: 0,
  last: { by: 'seller', text: 'Message 1', at: AT },
  ...more,
});

const path = `/api/messages/conversations/${ID}`;

/** Answers to the calls of the inbox with one open conversation. */
export const inboxCalls = (conversation: Conversation, messages: Message[]) => ({
  ...sessionCalls,
  'GET /api/messages/stream': () =>
    new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
  'GET /api/messages/conversations': { conversations: [conversation], unread: conversation.unread, nextCursor: null },
  'GET /api/messages/settings': { savedReplies: ['Yes, it is.'], away: '' },
  [`GET ${path}`]: { conversation, messages, hasEarlier: false },
  [`POST ${path}/read`]: { ...conversation, unread: 0 },
});

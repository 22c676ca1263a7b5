import {
  getConversation,
  getMessageSubject,
  hideConversation,
  listConversations,
  readConversation,
  reportConversation,
  sendMessage,
  startConversation,
} from '@ethereal/contracts/messages';
import { notFound } from '@ethereal/service-kit/errors';
import { answer, type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Request, Router } from 'express';
import type { ChangeConversation } from './change-conversation.ts';
import type { MessagesStore } from './messages.store.ts';
import type { OwnConversations } from './own-conversations.ts';
import type { Reading } from './reading.ts';
import type { Sending } from './sending.ts';

type Deps = RouteDeps &
  OwnConversations & {
    messages: MessagesStore;
    change: ChangeConversation;
    reading: Reading;
    sending: Sending;
    now(): Date;
  };

/** Returns the caller of a request, for requests to other services on the caller's behalf. */
const callerOf = ({ user, request }: { user: { id: string }; request: Request }) => ({
  id: user.id,
  authorization: request.headers.authorization ?? '',
});

/** Registers the calls by which the two people of a conversation read it and write in it. */
export function mountConversations(router: Router, deps: Deps): void {
  const { reading, sending, messages, change, own, position, now } = deps;

  route(router, listConversations, deps, ({ user, query }) => reading.list(user.id, query));

  route(router, getMessageSubject, deps, ({ query, ...by }) => reading.subject(callerOf(by), query));

  route(router, startConversation, deps, async ({ body, ...by }) => {
    const { _id, isBegun } = await sending.start(callerOf(by), body);
    return answer({ status: isBegun ? 201 : 200, body: { _id } });
  });

  route(router, sendMessage, deps, async ({ params, body, ...by }) => {
    const { message, isNew } = await sending.send(callerOf(by), params.id, body);
    return answer({ status: isNew ? 201 : 200, body: message });
  });

  route(router, getConversation, deps, ({ user, params, query }) => reading.open(user.id, params.id, query.before));

  route(router, readConversation, deps, async ({ user, params, body }) => {
    await reading.read(user.id, params.id, body.upTo);
    return undefined;
  });

  route(router, hideConversation, deps, async ({ user, params }) => {
    const { side } = await own(params.id, user.id);
    await change(params.id, { kind: 'hide', side, now: now() });
    return undefined;
  });

  route(router, reportConversation, deps, async ({ user, params, body: { messageId, reason, text } }) => {
    const shown = await own(params.id, user.id);
    const { conversation, side } = shown;
    const seq = position(shown, messageId);
    const [reported] = await messages.list(conversation, { after: seq - 1, before: seq + 1, limit: 1 });
    if (!reported || reported.by === side) throw notFound('There is no such message of the other person.');
    await change(params.id, { kind: 'report', side, seq, reason, ...(text && { text }), now: now() });
    return undefined;
  });
}

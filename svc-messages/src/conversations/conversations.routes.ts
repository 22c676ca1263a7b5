import {
  getConversation,
  getMessageSubject,
  hideConversation,
  listConversations,
  readConversation,
  reportConversation,
} from '@ethereal/contracts/messages';
import { notFound } from '@ethereal/service-kit/errors';
import { decodeCursor, encodeCursor } from '@ethereal/service-kit/paging';
import { type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Answering } from '../settings/answering.ts';
import type { Subjects } from '../subjects/subjects.ts';
import type { ChangeConversation } from './change-conversation.ts';
import { conversationId, otherSide, sideOf } from './conversation.ts';
import type { ConversationsStore } from './conversations.store.ts';
import { personOf, type View } from './conversations.view.ts';
import type { MessagesStore } from './messages.store.ts';
import type { OwnConversations } from './own-conversations.ts';

const PAGE = 20;
const MESSAGES_PER_PAGE = 50;

type Dependencies = RouteDeps &
  OwnConversations & {
    store: ConversationsStore;
    messages: MessagesStore;
    change: ChangeConversation;
    answering: Answering;
    subjects: Subjects;
    view: View;
    now(): Date;
  };

/** Registers the calls by which the two people of a conversation read it. */
export function conversationsRoutes(router: Router, deps: Dependencies): void {
  const { store, messages, change, answering, subjects, view, own, position, now } = deps;

  route(router, listConversations, deps, async ({ user, query }) => {
    const { limit = PAGE, cursor, unread, side, search } = query;
    const after = cursor === undefined ? undefined : decodeCursor(cursor);
    const options = { unread: unread === 'true', side, search, after, limit: limit + 1 };
    const [found, unreadOfAll] = await Promise.all([store.list(user.id, options), store.unreadOf(user.id)]);
    const page = found.slice(0, limit);
    const last = page.at(-1);
    const shown = page.flatMap((conversation) => {
      const mine = sideOf(conversation, user.id);
      return mine ? [{ conversation, side: mine }] : [];
    });
    const nextCursor = found.length > limit && last ? encodeCursor({ createdAt: last.updatedAt, id: last._id }) : null;
    return { conversations: await view.list(shown), nextCursor, unread: unreadOfAll };
  });

  route(router, getMessageSubject, deps, async ({ user, query, request }) => {
    const { authorization = '' } = request.headers;
    const { about, buyer, seller } = await subjects.find(query, { id: user.id, authorization });
    const _id = conversationId(about, buyer, seller);
    const [names, existing] = await Promise.all([subjects.namesOf({ buyer, seller }), store.find(_id)]);
    const conversation = existing && { conversation: _id };
    if (seller === user.id)
      return { about, side: 'seller' as const, with: personOf(names, 'buyer', buyer), ...conversation };
    const pace = await answering(seller);
    return { about, side: 'buyer' as const, with: personOf(names, 'seller', seller), ...conversation, ...pace };
  });

  route(router, getConversation, deps, async ({ user, params, query }) => {
    const mine = await own(params.id, user.id);
    const { conversation, side } = mine;
    const before = query.before === undefined ? Number.MAX_SAFE_INTEGER : position(mine, query.before);
    const range = { after: conversation.hidden[side], before, limit: MESSAGES_PER_PAGE + 1 };
    const found = await messages.list(conversation, range);
    const hasEarlier = found.length > MESSAGES_PER_PAGE;
    return view.open(mine, { messages: found.slice(0, MESSAGES_PER_PAGE), hasEarlier });
  });

  route(router, readConversation, deps, async ({ user, params, body }) => {
    const mine = await own(params.id, user.id);
    const upTo = position(mine, body.upTo);
    const { conversation, side } = mine;
    const unread = await messages.unreadAfter(conversation, side, upTo);
    const readAt = now();
    const { before } = await change(params.id, { kind: 'read', side, upTo, unread, now: readAt });
    if (before) await messages.markRead(params.id, otherSide(side), upTo, readAt);
    return undefined;
  });

  route(router, hideConversation, deps, async ({ user, params }) => {
    const { side } = await own(params.id, user.id);
    await change(params.id, { kind: 'hide', side, now: now() });
    return undefined;
  });

  route(router, reportConversation, deps, async ({ user, params, body: { messageId, reason, text } }) => {
    const mine = await own(params.id, user.id);
    const { conversation, side } = mine;
    const seq = position(mine, messageId);
    const [reported] = await messages.list(conversation, { after: seq - 1, before: seq + 1, limit: 1 });
    if (!reported || reported.by === side) throw notFound('There is no such message of the other person.');
    await change(params.id, { kind: 'report', side, seq, reason, ...(text && { text }), now: now() });
    return undefined;
  });
}

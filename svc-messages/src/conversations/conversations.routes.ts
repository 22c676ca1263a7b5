import {
  getConversation,
  getMessageSubject,
  hideConversation,
  listConversations,
  readConversation,
  reportConversation,
} from '@ethereal/contracts/messages';
import { decodeCursor, encodeCursor } from '@ethereal/service-kit/paging';
import { type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Answering } from '../settings/answering.ts';
import type { Subjects } from '../subjects/subjects.ts';
import type { ChangeConversation } from './change-conversation.ts';
import { conversationId, sideOf } from './conversation.ts';
import type { ConversationsStore } from './conversations.store.ts';
import { toMessage, type View } from './conversations.view.ts';
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
  const { store, messages, change, answering, subjects, view, own, show, now } = deps;

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
    return { conversations: await view(shown), unread: unreadOfAll, nextCursor };
  });

  route(router, getMessageSubject, deps, async ({ user, query, request }) => {
    const { authorization = '' } = request.headers;
    const { about, buyer, seller } = await subjects.find(query, { id: user.id, authorization });
    const _id = conversationId(about, buyer, seller);
    const [names, existing] = await Promise.all([subjects.namesOf({ buyer, seller }), store.find(_id)]);
    const conversation = existing && { conversation: _id };
    if (seller === user.id) return { about, side: 'seller' as const, other: names.buyer, ...conversation };
    const pace = await answering(seller);
    return { about, side: 'buyer' as const, other: names.seller, ...conversation, ...pace };
  });

  route(router, getConversation, deps, async ({ user, params, query }) => {
    const { conversation, side } = await own(params.id, user.id);
    const before = query.before ?? Number.MAX_SAFE_INTEGER;
    const range = { after: conversation.hidden[side], before, limit: MESSAGES_PER_PAGE + 1 };
    const found = await messages.list(conversation, range);
    return {
      conversation: await show(conversation, user.id),
      messages: found.slice(0, MESSAGES_PER_PAGE).toReversed().map(toMessage),
      hasEarlier: found.length > MESSAGES_PER_PAGE,
    };
  });

  route(router, readConversation, deps, async ({ user, params, body: { upTo } }) => {
    const { conversation, side } = await own(params.id, user.id);
    const unread = await messages.unreadAfter(conversation, side, upTo);
    const after = await change(params.id, { kind: 'read', side, upTo, unread, now: now() });
    return show(after.conversation, user.id);
  });

  route(router, hideConversation, deps, async ({ user, params }) => {
    const { side } = await own(params.id, user.id);
    await change(params.id, { kind: 'hide', side, now: now() });
    return { message: 'The conversation is deleted from your view.' };
  });

  route(router, reportConversation, deps, async ({ user, params, body: { reason } }) => {
    const { side } = await own(params.id, user.id);
    await change(params.id, { kind: 'report', side, reason, now: now() });
    return { message: 'Thank you. The desk will look at it.' };
  });
}

import { listReportedConversations, lookAtConversation, settleConversation } from '@ethereal/contracts/messages-desk';
import { notFound } from '@ethereal/service-kit/errors';
import type { Logger } from '@ethereal/service-kit/logger';
import { decodeCursor, encodeCursor } from '@ethereal/service-kit/paging';
import { type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { ChangeConversation } from '../conversations/change-conversation.ts';
import type { ConversationsStore } from '../conversations/conversations.store.ts';
import { toReported, toReportedMessage } from '../conversations/conversations.view.ts';
import type { MessagesStore } from '../conversations/messages.store.ts';

const PAGE = 20;
const MESSAGES_SHOWN = 100;

type Dependencies = RouteDeps & {
  logger: Logger;
  store: ConversationsStore;
  messages: MessagesStore;
  change: ChangeConversation;
  now(): Date;
};

/** Registers the desk's queue. Every look and decision is in the audit trail, with its reason. */
export function deskRoutes(router: Router, deps: Dependencies): void {
  const { logger, store, messages, change, now } = deps;

  async function reported(id: string) {
    const conversation = await store.find(id);
    if (!conversation?.reportedAt) throw notFound('There is no such reported conversation.');
    return conversation;
  }

  route(router, listReportedConversations, deps, async ({ query: { limit = PAGE, cursor } }) => {
    const found = await store.reported(cursor === undefined ? undefined : decodeCursor(cursor), limit + 1);
    const page = found.slice(0, limit);
    const last = page.at(-1);
    const nextCursor =
      found.length > limit && last?.reportedAt ? encodeCursor({ createdAt: last.reportedAt, id: last._id }) : null;
    return { conversations: page.map(toReported), nextCursor };
  });

  route(router, lookAtConversation, deps, async ({ user, params: { id }, body: { reason }, request }) => {
    await reported(id);
    // The audit line precedes the answer: nothing is read without it.
    logger.info(
      { audit: 'desk.conversation-seen', user: user.id, conversation: id, reason, requestId: request.id },
      'audit',
    );
    const { conversation } = await change(id, { kind: 'look' });
    if (!conversation) throw notFound('There is no such reported conversation.');
    const range = { after: 0, before: Number.MAX_SAFE_INTEGER, limit: MESSAGES_SHOWN };
    const read = await messages.list(conversation, range);
    return {
      conversation: toReported(conversation),
      messages: read.toReversed().map((one) => toReportedMessage(id, one)),
    };
  });

  route(router, settleConversation, deps, async ({ user, params: { id }, body: { reason, warn }, request }) => {
    await reported(id);
    await change(id, { kind: 'settle', warn: warn && { side: warn, reason, now: now() } });
    logger.info(
      { audit: 'desk.conversation-settled', user: user.id, conversation: id, reason, warn, requestId: request.id },
      'audit',
    );
    return undefined;
  });
}

import type { Side } from '@ethereal/contracts/messages';
import {
  listReportedConversations,
  lookAtConversation,
  settleConversation,
  undoSettlement,
} from '@ethereal/contracts/messages-desk';
import { writeAudit } from '@ethereal/service-kit/audit';
import { forbidden, notFound } from '@ethereal/service-kit/errors';
import type { Logger } from '@ethereal/service-kit/logger';
import { readPage } from '@ethereal/service-kit/paging';
import { type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { ChangeConversation } from '../conversations/change-conversation.ts';
import { type Conversation, sideOf } from '../conversations/conversation.ts';
import type { ConversationsStore } from '../conversations/conversations.store.ts';
import { toReported, toReportedMessage } from '../conversations/conversations.view.ts';
import type { MessagesStore } from '../conversations/messages.store.ts';

const PAGE_SIZE = 20;
/** Maximum number of messages of a conversation that the desk reads. */
const MESSAGES_SHOWN = 100;

type Deps = RouteDeps & {
  logger: Logger;
  store: ConversationsStore;
  messages: MessagesStore;
  change: ChangeConversation;
  now(): Date;
};

type Sides = Partial<Record<'warn' | 'suspend', Side | undefined>>;

function decisionOf({ warn, suspend }: Sides) {
  if (warn) return { action: 'warn' as const, side: warn };
  return suspend ? { action: 'suspend' as const, side: suspend } : { action: 'keep' as const };
}

/** Registers the desk's queue. Every look and decision is in the audit trail, with its reason. */
export function mountDesk(router: Router, deps: Deps): void {
  const { logger, store, messages, change, now } = deps;

  const notReported = () => notFound('There is no such reported conversation.');

  /** Checks that a conversation is reported or settled. @throws notFound, forbidden for an own conversation */
  async function check(id: string, caller: string, isKnown: (conversation: Conversation) => unknown): Promise<void> {
    const conversation = await store.find(id);
    if (!conversation || !isKnown(conversation)) throw notReported();
    if (sideOf(conversation, caller)) throw forbidden('You take part in this conversation. Another operator decides.');
  }
  const isOpen = ({ reportedAt }: Conversation) => reportedAt;

  route(router, listReportedConversations, deps, async ({ query }) => {
    const { limit = PAGE_SIZE, cursor, state = 'open' } = query;
    const timeOf = ({ reportedAt, settlement }: Conversation) => reportedAt ?? settlement?.at;
    const { page, nextCursor } = await readPage(
      { limit, cursor },
      (count, after) => store.reported(state, count, after),
      timeOf,
    );
    return { conversations: page.map(toReported), nextCursor };
  });

  route(router, lookAtConversation, deps, async ({ user, params: { id }, body: { reason } }) => {
    await check(id, user.id, isOpen);
    // The audit line precedes the answer: nothing is read without it.
    writeAudit(logger, { audit: 'desk.conversation-seen', user: user.id, conversation: id, reason });
    const { conversation } = await change(id, { kind: 'look' });
    if (!conversation) throw notReported();
    const range = { after: 0, before: Number.MAX_SAFE_INTEGER, limit: MESSAGES_SHOWN };
    const read = await messages.list(conversation, range);
    return {
      conversation: toReported(conversation),
      messages: read.toReversed().map((entry) => toReportedMessage(id, entry)),
    };
  });

  route(router, settleConversation, deps, async ({ user, params: { id }, body: { reason, warn, suspend } }) => {
    await check(id, user.id, isOpen);
    const decision = decisionOf({ warn, suspend });
    const { before } = await change(id, { kind: 'settle', ...decision, reason, now: now() });
    // Another operator decided in the meantime.
    if (!before) throw notReported();
    writeAudit(logger, { audit: 'desk.conversation-settled', user: user.id, conversation: id, reason, ...decision });
    return undefined;
  });

  route(router, undoSettlement, deps, async ({ user, params: { id } }) => {
    await check(id, user.id, ({ reportedAt, settlement }) => settlement ?? reportedAt);
    const { before } = await change(id, { kind: 'reopen', now: now() });
    // The conversation was deleted in the meantime.
    if (!before) throw notReported();
    writeAudit(logger, { audit: 'desk.conversation-undone', user: user.id, conversation: id });
    return undefined;
  });
}

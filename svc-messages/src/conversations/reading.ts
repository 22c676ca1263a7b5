import type { CallAnswer, CallInput } from '@ethereal/contracts/call';
import type { getMessageSubject, listConversations, OpenedConversation } from '@ethereal/contracts/messages';
import { readPage } from '@ethereal/service-kit/paging';
import type { Answering } from '../settings/answering.ts';
import type { Caller, Subjects } from '../subjects/subjects.ts';
import type { ChangeConversation } from './change-conversation.ts';
import { conversationId, otherSide, sideOf } from './conversation.ts';
import type { ConversationsStore } from './conversations.store.ts';
import { personOf, type View } from './conversations.view.ts';
import type { Delivering } from './delivering.ts';
import type { MessagesStore } from './messages.store.ts';
import type { OwnConversations } from './own-conversations.ts';

const PAGE_SIZE = 20;
/** Number of messages of one page. */
const MESSAGES_PER_PAGE = 50;

type Deps = OwnConversations &
  Pick<Delivering, 'deliverShown'> & {
    store: ConversationsStore;
    messages: MessagesStore;
    change: ChangeConversation;
    answering: Answering;
    subjects: Subjects;
    view: View;
    now(): Date;
  };

type ListQuery = CallInput<typeof listConversations>['query'];
type About = CallInput<typeof getMessageSubject>['query'];
export type Reading = ReturnType<typeof createReading>;

/** Creates the functions by which the two people of a conversation read it. */
export function createReading(deps: Deps) {
  const { store, messages, change, answering, subjects, view, deliverShown, own, position, now } = deps;
  return {
    /** Returns a page of a person's conversations, the one with the newest message first. */
    async list(person: string, query: ListQuery): Promise<CallAnswer<typeof listConversations>> {
      const { limit = PAGE_SIZE, cursor, unread, side, search } = query;
      const [{ page, nextCursor }, unreadOfAll] = await Promise.all([
        readPage(
          { limit, cursor },
          (count, after) => store.list(person, { unread: unread === 'true', side, search, after, limit: count }),
          ({ updatedAt }) => updatedAt,
        ),
        store.unreadOf(person),
      ]);
      const shown = page.flatMap((conversation) => {
        const ownSide = sideOf(conversation, person);
        return ownSide ? [{ conversation, side: ownSide }] : [];
      });
      deliverShown(shown);
      return { conversations: await view.list(shown), nextCursor, unread: unreadOfAll };
    },

    /** Returns a thing to write about, and to whom. @throws notFound, conflict */
    async subject(caller: Caller, sent: About): Promise<CallAnswer<typeof getMessageSubject>> {
      const { about, buyer, seller } = await subjects.find(sent, caller);
      const _id = conversationId(about, buyer, seller);
      const [names, existing] = await Promise.all([subjects.namesOf({ buyer, seller }), store.find(_id)]);
      const conversation = existing && { conversation: _id };
      if (seller === caller.id)
        return { about, side: 'seller' as const, with: personOf(names, 'buyer', buyer), ...conversation };
      const pace = await answering(seller);
      return { about, side: 'buyer' as const, with: personOf(names, 'seller', seller), ...conversation, ...pace };
    },

    /** Returns a conversation with the messages before one, or the newest. @throws notFound */
    async open(person: string, id: string, beforeMessage: string | undefined): Promise<OpenedConversation> {
      const shown = await own(id, person);
      const { conversation, side } = shown;
      deliverShown([shown]);
      const before = beforeMessage === undefined ? Number.MAX_SAFE_INTEGER : position(shown, beforeMessage);
      const range = { after: conversation.hidden[side], before, limit: MESSAGES_PER_PAGE + 1 };
      const found = await messages.list(conversation, range);
      const hasEarlier = found.length > MESSAGES_PER_PAGE;
      return view.open(shown, { messages: found.slice(0, MESSAGES_PER_PAGE), hasEarlier });
    },

    /** Marks the messages up to one as read. @throws notFound */
    async read(person: string, id: string, message: string): Promise<void> {
      const shown = await own(id, person);
      const upTo = position(shown, message);
      const { conversation, side } = shown;
      const sentUpTo = conversation.sent[otherSide(side)] - (await messages.unreadAfter(conversation, side, upTo));
      const readAt = now();
      const { before } = await change(id, { kind: 'read', side, upTo, sentUpTo, now: readAt });
      if (before) await messages.markRead(id, otherSide(side), upTo, readAt);
    },
  };
}

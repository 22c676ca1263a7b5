import type { Conversation as Answer, Message, OpenedConversation, Side } from '@ethereal/contracts/messages';
import type { ReportedConversation } from '@ethereal/contracts/messages-desk';
import type { PeopleStore } from '../people/people.store.ts';
import type { SettingsStore } from '../settings/settings.store.ts';
import {
  type Conversation,
  deliveredTo,
  messageId,
  otherSide,
  type Settlement,
  type StoredMessage,
} from './conversation.ts';
import { type Standing, stateFor } from './conversations.rules.ts';

/** Returns a message as one side sees it. */
export function toMessage(
  conversation: Pick<Conversation, '_id' | 'read' | 'readOn' | 'delivered'>,
  { seq, by, text, at, clientId, images = [], readAt }: StoredMessage,
  side: Side,
): Message {
  const { _id, read, readOn } = conversation;
  const reader = otherSide(by);
  // A crash can leave a read message without its time.
  const readBy = readAt ?? (seq <= read[reader] ? readOn[reader] : undefined);
  return {
    _id: messageId(_id, seq),
    text,
    images,
    mine: by === side,
    at: at.toISOString(),
    readAt: readBy?.toISOString() ?? null,
    ...(by === side && { clientId, delivered: seq <= deliveredTo(conversation, reader) }),
  };
}

/** Returns the other person as a side sees them. */
export const personOf = (names: Record<Side, string>, side: Side, _id?: string) => ({
  ...(_id && { _id }),
  name: names[side],
  ...(_id && side === 'seller' && { store: names.seller }),
});

type Context = { standing: Standing; away: string | undefined };

function toSeen(conversation: Conversation, side: Side, { standing, away }: Context) {
  const { _id, about, names, unread } = conversation;
  const other = otherSide(side);
  return {
    _id,
    about,
    with: personOf(names, other, conversation[other]),
    side,
    state: stateFor(conversation, side, standing),
    unread: unread[side],
    ...(away && { away }),
  };
}

function lastOf({ last, hidden }: Conversation, side: Side): Answer['last'] {
  // The list leaves out a deleted message, too.
  const text = last.seq > hidden[side] ? last.text || (last.images ? 'Picture' : '') : '';
  return { text, at: last.at.toISOString(), mine: last.by === side };
}

type Page = { messages: StoredMessage[]; hasEarlier: boolean };
export type Shown = { conversation: Conversation; side: Side };
export type View = ReturnType<typeof createView>;

/** Creates the functions that show conversations to one side, with blocks, suspensions and away notes of today. */
export function createView(people: Pick<PeopleStore, 'standingsOf'>, settings: Pick<SettingsStore, 'awayNotes'>) {
  async function contextsOf(shown: readonly Shown[]): Promise<Context[]> {
    const sellers = shown.flatMap(({ conversation, side }) =>
      side === 'buyer' && conversation.seller ? [conversation.seller] : [],
    );
    const [standings, notes] = await Promise.all([
      people.standingsOf(shown.map(({ conversation }) => conversation)),
      settings.awayNotes(sellers),
    ]);
    return shown.map(({ conversation, side }, at) => ({
      standing: standings[at] ?? { blockedBy: [], suspended: [] },
      away: side === 'buyer' ? notes.get(conversation.seller ?? '') : undefined,
    }));
  }
  const none: Context = { standing: { blockedBy: [], suspended: [] }, away: undefined };

  return {
    async list(shown: readonly Shown[]): Promise<Answer[]> {
      const contexts = await contextsOf(shown);
      return shown.map(({ conversation, side }, at) => ({
        ...toSeen(conversation, side, contexts[at] ?? none),
        last: lastOf(conversation, side),
      }));
    },

    /** Returns a conversation with a page of its messages, newest first in `page`. */
    async open({ conversation, side }: Shown, { messages, hasEarlier }: Page): Promise<OpenedConversation> {
      const [context = none] = await contextsOf([{ conversation, side }]);
      const shown = messages.toReversed().map((entry) => toMessage(conversation, entry, side));
      return {
        ...toSeen(conversation, side, context),
        blocked: context.standing.blockedBy.includes(side),
        messages: shown,
        before: (hasEarlier && shown[0]?._id) || null,
      };
    },
  };
}

const decisionOf = ({ reportedAt: _settled, at, ...decision }: Settlement) => ({ ...decision, at: at.toISOString() });

/** Returns a conversation as the desk's list of reports shows it. */
export function toReported(conversation: Conversation): ReportedConversation {
  const { _id, about, names, reports, looks, settlement, ...people } = conversation;
  const person = (side: Side) => ({ ...(people[side] && { _id: people[side] }), name: names[side] });
  return {
    _id,
    about,
    buyer: person('buyer'),
    seller: person('seller'),
    reports: reports.map(({ seq, at, ...report }) => ({
      ...report,
      messageId: messageId(_id, seq),
      at: at.toISOString(),
    })),
    looks,
    ...(settlement && { decision: decisionOf(settlement) }),
  };
}

/** Returns a message as the desk reads it. */
export const toReportedMessage = (conversation: string, { seq, by, text, at, images = [] }: StoredMessage) => ({
  _id: messageId(conversation, seq),
  by,
  text,
  images,
  at: at.toISOString(),
});

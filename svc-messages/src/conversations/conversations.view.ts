import type { Conversation as Answer, Message, ReportedConversation, Side } from '@ethereal/contracts/messages';
import type { PeopleStore } from '../people/people.store.ts';
import type { SettingsStore } from '../settings/settings.store.ts';
import { type Conversation, otherSide, type StoredMessage } from './conversation.ts';
import { type Standing, stateFor } from './conversations.rules.ts';

export const toMessage = ({ seq, by, text, at, clientId, pictures }: StoredMessage): Message => ({
  seq,
  by,
  text,
  at: at.toISOString(),
  clientId,
  ...(pictures && { pictures }),
});

type Context = { standing: Standing; away: string | undefined };

function toAnswer(conversation: Conversation, side: Side, { standing, away }: Context): Answer {
  const { _id, about, names, seq, read, unread, last, hidden } = conversation;
  const other = otherSide(side);
  const person = conversation[other];
  // A deleted message stays out of the list, too.
  const text = last.seq > hidden[side] ? last.text || (last.pictures ? 'Picture' : '') : '';
  return {
    _id,
    about,
    side,
    other: { ...(person && { _id: person }), name: names[other] },
    state: stateFor(conversation, side, standing),
    seq,
    readUpTo: read[side],
    otherReadUpTo: read[other],
    unread: unread[side],
    last: { by: last.by, text, at: last.at.toISOString() },
    ...(away && { away }),
  };
}

export type View = ReturnType<typeof createView>;

/** Creates the function that shows conversations to one side, with blocks, suspensions and away notes of today. */
export function createView(people: Pick<PeopleStore, 'standingsOf'>, settings: Pick<SettingsStore, 'awayNotes'>) {
  return async (shown: readonly { conversation: Conversation; side: Side }[]): Promise<Answer[]> => {
    const conversations = shown.map(({ conversation }) => conversation);
    const sellers = shown.flatMap(({ conversation, side }) =>
      side === 'buyer' && conversation.seller ? [conversation.seller] : [],
    );
    const [standings, notes] = await Promise.all([people.standingsOf(conversations), settings.awayNotes(sellers)]);
    return shown.map(({ conversation, side }, at) => {
      const standing = standings[at] ?? { blockedBy: [], suspended: [] };
      const away = side === 'buyer' ? notes.get(conversation.seller ?? '') : undefined;
      return toAnswer(conversation, side, { standing, away });
    });
  };
}

export function toReported({ _id, about, names, reports, looks, ...people }: Conversation): ReportedConversation {
  const person = (side: Side) => ({ ...(people[side] && { _id: people[side] }), name: names[side] });
  return {
    _id,
    about,
    buyer: person('buyer'),
    seller: person('seller'),
    reports: reports.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
    looks,
  };
}

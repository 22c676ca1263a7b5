import type { CallInput } from '@ethereal/contracts/call';
import { maskCards } from '@ethereal/contracts/message-care';
import {
  CONVERSATIONS_PER_DAY,
  MESSAGES_PER_MINUTE,
  type sendMessage,
  type startConversation,
} from '@ethereal/contracts/messages';
import type { ErasedPeople } from '@ethereal/service-kit/erased-people';
import { notFound, tooMany } from '@ethereal/service-kit/errors';
import type { RateLimiter, Window } from '@ethereal/service-kit/rate-limit';
import type { PeopleStore } from '../people/people.store.ts';
import type { Pictures } from '../pictures/hold-pictures.ts';
import type { Caller, Subjects } from '../subjects/subjects.ts';
import type { ChangeConversation } from './change-conversation.ts';
import { type Conversation, conversationId } from './conversation.ts';
import { type Send, sentBefore } from './conversations.rules.ts';
import type { ConversationsStore } from './conversations.store.ts';
import { toMessage } from './conversations.view.ts';
import type { OwnConversations } from './own-conversations.ts';

/** Limit per person: its counter, its window, and the text of its refusal. */
type Limit = Window & { name: string; text: string };

const MESSAGES: Limit = {
  name: 'messages',
  windowSeconds: 60,
  max: MESSAGES_PER_MINUTE,
  text: 'You write very fast. Please wait a minute.',
};
const CONVERSATIONS: Limit = {
  name: 'conversations',
  windowSeconds: 86_400,
  max: CONVERSATIONS_PER_DAY,
  text: 'You have begun many conversations today. Please go on tomorrow.',
};
const UNRESTRICTED = { blockedBy: [], suspended: [] };

type Written = Omit<Send, 'kind' | 'now' | 'images'> & { images?: readonly { public_id: string }[] | undefined };
type First = CallInput<typeof startConversation>['body'];
type Further = CallInput<typeof sendMessage>['body'];

type Deps = Pick<OwnConversations, 'own'> & {
  store: ConversationsStore;
  change: ChangeConversation;
  people: PeopleStore;
  subjects: Subjects;
  erased: ErasedPeople;
  pictures: Pictures;
  rateLimiter: RateLimiter;
  now(): Date;
};

/** @throws tooMany when a person exceeds a limit */
async function checkLimit(limiter: RateLimiter, person: string, { name, text, ...window }: Limit): Promise<void> {
  const { allowed, retryAfterSeconds } = await limiter.hit(name, person, window);
  if (!allowed) throw tooMany(text, { retryAfterSeconds });
}

export type Sending = ReturnType<typeof createSending>;

/** Creates the functions by which the two people of a conversation write. A repeated client id sends nothing again. */
export function createSending(deps: Deps) {
  const { store, change, people, subjects, erased, pictures, own, rateLimiter, now } = deps;

  /** Sends a message within the limits of its writer; a repeated client id counts for no limit. */
  async function write(_id: string, { id: person, authorization }: Caller, command: Written, read?: Conversation) {
    const { images: chosen = [], ...words } = command;
    let sent: Send = { ...words, kind: 'send', text: maskCards(words.text), now: now() };
    const loaded = await store.load({ _id, side: sent.side, clientId: sent.clientId }, read);
    const { conversation, earlier } = loaded;
    const holder = { conversation: _id, side: sent.side, clientId: sent.clientId };
    // The pictures of a stored message stay as they are, whichever pictures a repeated request names.
    if (!sentBefore(conversation, { ...sent, earlier })) {
      await checkLimit(rateLimiter, person, MESSAGES);
      if (!conversation) await checkLimit(rateLimiter, person, CONVERSATIONS);
      sent = { ...sent, images: await pictures.hold(holder, chosen, authorization, sent.now) };
    }
    const after = await change(_id, sent, loaded);
    if (chosen.length > 0) await pictures.settle(holder);
    const message = sentBefore(after.conversation, { ...sent, earlier: after.earlier });
    if (!after.conversation || !message)
      throw new Error(`The message ${sent.clientId} of the conversation ${_id} was not stored.`);
    const isNew = after.before !== undefined;
    const isBegun = isNew && after.before?.conversation === undefined;
    return { message: toMessage(after.conversation, message, sent.side), isNew, isBegun };
  }

  return {
    /** Sends a message about a thing. Returns the conversation's id, and whether the message began it. */
    async start(caller: Caller, { about: sent, ...words }: First): Promise<{ _id: string; isBegun: boolean }> {
      const { about, buyer, seller } = await subjects.find(sent, caller);
      const _id = conversationId(about, buyer, seller);
      const side = buyer === caller.id ? ('buyer' as const) : ('seller' as const);
      const names = await subjects.namesOf({ buyer, seller });
      const begin = { _id, about, buyer, seller, names };
      const [standing = UNRESTRICTED] = await people.standingsOf([begin]);
      const eraseLate = (erasedLate: readonly string[]) =>
        Promise.all(erasedLate.map((person) => change(_id, { kind: 'erase', person, now: now() })));
      const { isBegun } = await erased.guardAll(
        [buyer, seller],
        (erasedBefore) => {
          if (erasedBefore.size > 0) throw notFound('There is no such thing to write about.');
          return write(_id, caller, { ...words, side, standing, begin });
        },
        eraseLate,
      );
      return { _id, isBegun };
    },

    /** Sends a message in a conversation of the caller. Returns it, and whether it is new. */
    async send(caller: Caller, id: string, words: Further) {
      const { conversation, side } = await own(id, caller.id);
      const [standing = UNRESTRICTED] = await people.standingsOf([conversation]);
      return write(id, caller, { ...words, side, standing }, conversation);
    },
  };
}

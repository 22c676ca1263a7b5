import { maskCards } from '@ethereal/contracts/message-care';
import {
  CONVERSATIONS_PER_DAY,
  MESSAGES_PER_MINUTE,
  sendMessage,
  startConversation,
} from '@ethereal/contracts/messages';
import type { ErasedPeople } from '@ethereal/service-kit/erased-people';
import { notFound, tooMany } from '@ethereal/service-kit/errors';
import type { RateLimiter, Window } from '@ethereal/service-kit/rate-limit';
import { answer, type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Request, Router } from 'express';
import type { PeopleStore } from '../people/people.store.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Subjects } from '../subjects/subjects.ts';
import type { ChangeConversation } from './change-conversation.ts';
import { conversationId } from './conversation.ts';
import { type Send, sentBefore } from './conversations.rules.ts';
import type { ConversationsStore } from './conversations.store.ts';
import { toMessage } from './conversations.view.ts';
import type { OwnConversations } from './own-conversations.ts';

const MINUTE: Window = { windowSeconds: 60, max: MESSAGES_PER_MINUTE };
const DAY: Window = { windowSeconds: 86_400, max: CONVERSATIONS_PER_DAY };
const NOBODY = { blockedBy: [], suspended: [] };

type Written = Omit<Send, 'kind' | 'now' | 'images'> & { images?: readonly { public_id: string }[] | undefined };
type By = { user: { id: string }; request: Request };

type Dependencies = Required<RouteDeps> &
  Pick<OwnConversations, 'own'> & {
    store: ConversationsStore;
    change: ChangeConversation;
    people: PeopleStore;
    subjects: Subjects;
    erased: ErasedPeople;
    pictures: Pictures;
    now(): Date;
  };

/** @throws tooMany when a person exceeds a limit */
async function within(limiter: RateLimiter, name: string, person: string, window: Window, text: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await limiter.hit(name, person, window);
  if (!allowed) throw tooMany(text, { retryAfterSeconds });
}

/** Registers the calls by which the two people of a conversation write. */
export function messagesRoutes(router: Router, deps: Dependencies): void {
  const { store, change, people, subjects, erased, pictures, own, rateLimiter, now } = deps;

  /** Sends a message within the limits of its writer; a repeated client id counts for no limit. */
  async function send(_id: string, { user, request }: By, command: Written) {
    const person = user.id;
    const { images: chosen = [], ...words } = command;
    let sent: Send = { ...words, kind: 'send', text: maskCards(words.text), now: now() };
    const { conversation, earlier } = await store.load({ _id, side: sent.side, clientId: sent.clientId });
    if (!sentBefore(conversation, { ...sent, earlier })) {
      await within(rateLimiter, 'messages', person, MINUTE, 'You write very fast. Please wait a minute.');
      const text = 'You have begun many conversations today. Please go on tomorrow.';
      if (!conversation) await within(rateLimiter, 'conversations', person, DAY, text);
    }
    const holder = { conversation: _id, side: sent.side, clientId: sent.clientId };
    const { authorization = '' } = request.headers;
    sent = { ...sent, images: await pictures.hold(holder, chosen, authorization, sent.now) };
    const after = await change(_id, sent);
    if (chosen.length > 0) await pictures.settle(holder);
    const message = sentBefore(after.conversation, { ...sent, earlier: after.earlier });
    if (!after.conversation || !message)
      throw new Error(`The message ${sent.clientId} of the conversation ${_id} was not stored.`);
    const isNew = after.before !== undefined;
    const isBegun = isNew && after.before?.conversation === undefined;
    return { message: toMessage(after.conversation, message, sent.side), isNew, isBegun };
  }

  route(router, startConversation, deps, async ({ user, body, request }) => {
    const { authorization = '' } = request.headers;
    const { about, buyer, seller } = await subjects.find(body.about, { id: user.id, authorization });
    const _id = conversationId(about, buyer, seller);
    const side = buyer === user.id ? ('buyer' as const) : ('seller' as const);
    const names = await subjects.namesOf({ buyer, seller });
    const begin = { _id, about, buyer, seller, names };
    const [standing = NOBODY] = await people.standingsOf([begin]);
    const { about: _about, ...words } = body;
    const late = (gone: readonly string[]) =>
      Promise.all(gone.map((person) => change(_id, { kind: 'erase', person, now: now() })));
    const { isBegun } = await erased.guardAll(
      [buyer, seller],
      (gone) => {
        if (gone.size > 0) throw notFound('There is no such thing to write about.');
        return send(_id, { user, request }, { ...words, side, standing, begin });
      },
      late,
    );
    return answer({ status: isBegun ? 201 : 200, body: { _id } });
  });

  route(router, sendMessage, deps, async ({ user, params, body, request }) => {
    const { conversation, side } = await own(params.id, user.id);
    const [standing = NOBODY] = await people.standingsOf([conversation]);
    const { message, isNew } = await send(params.id, { user, request }, { ...body, side, standing });
    return answer({ status: isNew ? 201 : 200, body: message });
  });
}

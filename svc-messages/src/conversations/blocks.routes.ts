import { blockConversation, unblockConversation } from '@ethereal/contracts/messages';
import { notFound } from '@ethereal/service-kit/errors';
import { type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { PeopleStore } from '../people/people.store.ts';
import { otherSide, sideOf } from './conversation.ts';
import type { ConversationsStore } from './conversations.store.ts';
import type { View } from './conversations.view.ts';

type Dependencies = RouteDeps & {
  store: Pick<ConversationsStore, 'find'>;
  people: PeopleStore;
  view: View;
  now(): Date;
};

/** Registers the calls that block the other person of a conversation, in all conversations of the two. */
export function blocksRoutes(router: Router, deps: Dependencies): void {
  const { store, people, view, now } = deps;

  async function change(_id: string, person: string, act: (other: string) => Promise<void>) {
    const conversation = await store.find(_id);
    const side = conversation && sideOf(conversation, person);
    if (!conversation || !side) throw notFound('There is no such conversation.');
    const other = conversation[otherSide(side)];
    if (other) await act(other);
    const [shown] = await view([{ conversation, side }]);
    if (!shown) throw notFound('There is no such conversation.');
    return shown;
  }

  route(router, blockConversation, deps, ({ user, params }) =>
    change(params.id, user.id, (other) => people.block(user.id, other, now())),
  );
  route(router, unblockConversation, deps, ({ user, params }) =>
    change(params.id, user.id, (other) => people.unblock(user.id, other)),
  );
}

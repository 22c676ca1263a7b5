import { blockConversation, unblockConversation } from '@ethereal/contracts/messages';
import { type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { PeopleStore } from '../people/people.store.ts';
import { otherSide } from './conversation.ts';
import type { OwnConversations } from './own-conversations.ts';

type Dependencies = RouteDeps & Pick<OwnConversations, 'own'> & { people: PeopleStore; now(): Date };

/** Registers the calls that block the other person of a conversation, in all conversations of the two. */
export function blocksRoutes(router: Router, deps: Dependencies): void {
  const { own, people, now } = deps;

  /** Returns the id of the other person; undefined for a deleted account. */
  async function otherOf(id: string, person: string): Promise<string | undefined> {
    const { conversation, side } = await own(id, person);
    return conversation[otherSide(side)];
  }

  route(router, blockConversation, deps, async ({ user, params }) => {
    const other = await otherOf(params.id, user.id);
    if (other) await people.block(user.id, other, now());
    return undefined;
  });

  route(router, unblockConversation, deps, async ({ user, params }) => {
    const other = await otherOf(params.id, user.id);
    if (other) await people.unblock(user.id, other);
    return undefined;
  });
}

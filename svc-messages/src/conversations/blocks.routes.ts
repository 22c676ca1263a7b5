import { blockConversation, unblockConversation } from '@ethereal/contracts/messages';
import type { Outbox } from '@ethereal/service-kit/events/outbox';
import { type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { PeopleStore } from '../people/people.store.ts';
import { otherSide } from './conversation.ts';
import { blockChangedEvent } from './conversation-events.ts';
import type { OwnConversations } from './own-conversations.ts';

type Deps = RouteDeps & Pick<OwnConversations, 'own'> & { people: PeopleStore; outbox: Outbox; now(): Date };

/** Registers the calls that block the other person of a conversation, in all conversations of the two. */
export function mountBlocks(router: Router, deps: Deps): void {
  const { own, people, outbox, now } = deps;

  /** Changes the block of the other person, whose open pages receive it. A deleted account has none. */
  async function change(id: string, person: string, act: (other: string) => Promise<void>): Promise<undefined> {
    const { conversation, side } = await own(id, person);
    const other = conversation[otherSide(side)];
    if (!other) return;
    await act(other);
    await outbox.publishOrStore(blockChangedEvent(conversation, now()));
  }

  route(router, blockConversation, deps, ({ user, params }) =>
    change(params.id, user.id, (other) => people.block(user.id, other, now())),
  );

  route(router, unblockConversation, deps, ({ user, params }) =>
    change(params.id, user.id, (other) => people.unblock(user.id, other)),
  );
}

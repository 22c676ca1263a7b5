import { notFound } from '@ethereal/service-kit/errors';
import { positionOf, sideOf } from './conversation.ts';
import type { ConversationsStore } from './conversations.store.ts';
import type { Shown } from './conversations.view.ts';

export type OwnConversations = ReturnType<typeof createOwnConversations>;

/** Finds the conversations of one person, and their messages. */
export function createOwnConversations(store: Pick<ConversationsStore, 'find'>) {
  return {
    /** Returns a conversation of a person with their side. @throws notFound for conversations of others */
    async own(_id: string, person: string): Promise<Shown> {
      const conversation = await store.find(_id);
      const side = conversation && sideOf(conversation, person);
      if (!conversation || !side) throw notFound('There is no such conversation.');
      return { conversation, side };
    },

    /** Returns the position of a message that a side sees. @throws notFound for other messages */
    position({ conversation: { _id, seq, hidden }, side }: Shown, message: string): number {
      const position = positionOf(_id, message);
      if (position === undefined || position > seq || position <= hidden[side])
        throw notFound('There is no such message.');
      return position;
    },
  };
}

import type { Conversation as Answer } from '@ethereal/contracts/messages';
import { notFound } from '@ethereal/service-kit/errors';
import { type Conversation, sideOf } from './conversation.ts';
import type { ConversationsStore } from './conversations.store.ts';
import type { View } from './conversations.view.ts';

const unknown = () => notFound('There is no such conversation.');

export type OwnConversations = ReturnType<typeof createOwnConversations>;

/** Finds and shows the conversations of one person. */
export function createOwnConversations(store: Pick<ConversationsStore, 'find'>, view: View) {
  /** Returns a conversation of a person with their side. @throws notFound for conversations of others */
  async function own(_id: string, person: string) {
    const conversation = await store.find(_id);
    const side = conversation && sideOf(conversation, person);
    if (!conversation || !side) throw unknown();
    return { conversation, side };
  }

  async function show(conversation: Conversation | undefined, person: string): Promise<Answer> {
    const side = conversation && sideOf(conversation, person);
    const [shown] = side ? await view([{ conversation, side }]) : [];
    if (!shown) throw unknown();
    return shown;
  }

  return { own, show };
}

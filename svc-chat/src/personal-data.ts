import type { PersonalData } from '@ethereal/service-kit/personal-data';
import type { ConversationsStore } from './conversations/conversations.store.ts';
import type { FeedbackStore } from './feedback/feedback.store.ts';

type Stores = { conversations: ConversationsStore; feedback: FeedbackStore };

const ownerOf = (user: string) => `user:${user}`;

/** What a person wrote to the assistant, and what they said of its answers. */
export const createPersonalData = ({ conversations, feedback }: Stores): PersonalData => ({
  share: (user) => ({
    conversations: conversations.ofOwner(ownerOf(user)),
    feedback: feedback.ofOwner(ownerOf(user)),
  }),
  async erase(user) {
    await conversations.forget(ownerOf(user));
    await feedback.forget(ownerOf(user));
  },
});

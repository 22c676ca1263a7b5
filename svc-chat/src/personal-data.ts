import type { PersonalData } from '@ethereal/service-kit/personal-data';
import type { ConversationsStore } from './conversations/conversations.store.ts';
import { ownerOfPerson } from './conversations/owner.ts';
import type { FeedbackStore } from './feedback/feedback.store.ts';

type Stores = { conversations: ConversationsStore; feedback: FeedbackStore };

/** Exports and erases a person's messages to the assistant and their feedback on its answers. */
export const createPersonalData = ({ conversations, feedback }: Stores): PersonalData => ({
  share: (user) => ({
    conversations: conversations.ofOwner(ownerOfPerson(user)),
    feedback: feedback.ofOwner(ownerOfPerson(user)),
  }),
  async erase(user) {
    await conversations.forget(ownerOfPerson(user));
    await feedback.forget(ownerOfPerson(user));
  },
});

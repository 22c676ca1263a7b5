import type { Authenticator } from '@ethereal/service-kit/auth';
import type { Base } from '@ethereal/service-kit/base';
import type { Part } from '@ethereal/service-kit/define-service';
import { createErasedPeople } from '@ethereal/service-kit/erased-people';
import { consumeDeletions, mountPersonalData, type PersonalData } from '@ethereal/service-kit/personal-data';
import type { Config } from '../config.ts';
import type { ConversationsStore } from '../conversations/conversations.store.ts';
import { ownerOfPerson } from '../conversations/owner.ts';
import type { FeedbackStore } from '../feedback/feedback.store.ts';

type Stores = { conversations: ConversationsStore; feedback: FeedbackStore };

/** Opens the export and the erasure of a person's messages to the assistant and of their feedback. */
export function openPersonalData(
  base: Base<Config>,
  auth: Authenticator,
  { conversations, feedback }: Stores,
): Part & { personalData: PersonalData } {
  const data: PersonalData = {
    share: (user) => ({
      conversations: conversations.ofOwner(ownerOfPerson(user)),
      feedback: feedback.ofOwner(ownerOfPerson(user)),
    }),
    async erase(user) {
      await conversations.erase(ownerOfPerson(user));
      await feedback.erase(ownerOfPerson(user));
    },
  };
  const deletions = consumeDeletions({
    ...base,
    data,
    erased: createErasedPeople(base.db),
    queue: base.config.EVENTS_QUEUE,
  });
  // The consumer is not part of the readiness check, because the service answers without the broker.
  base.onStop('deletions', deletions.stop);
  return { personalData: data, mount: (router) => mountPersonalData(router, { auth, logger: base.logger, data }) };
}

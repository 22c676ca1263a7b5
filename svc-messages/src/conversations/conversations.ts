import { HOUR_MS } from '@ethereal/contracts/durations';
import type { Part } from '@ethereal/service-kit/define-service';
import { repeat } from '@ethereal/service-kit/repeat';
import type { Shared } from '../shared/shared.ts';
import { createSubjects } from '../subjects/subjects.ts';
import { mountBlocks } from './blocks.routes.ts';
import type { Conversation } from './conversation.ts';
import { mountConversations } from './conversations.routes.ts';
import { createView } from './conversations.view.ts';
import { createDelivering, type Delivering } from './delivering.ts';
import { createOwnConversations } from './own-conversations.ts';
import { createReading, type Reading } from './reading.ts';
import { createSending, type Sending } from './sending.ts';

/** Pause between two runs that copy messages that a crash left in their conversation alone, in milliseconds. */
const COPY_EVERY_MS = 10_000;
/** Pause between two runs that delete the copies that remain after an account was deleted, in milliseconds. */
const EXPIRE_EVERY_MS = HOUR_MS;

type ConversationsPart = Part & { reading: Reading; sending: Sending; deliver: Delivering['deliver'] };

/** Opens conversations between buyers and sellers: reading, writing, blocking. */
export function openConversations(shared: Shared): ConversationsPart {
  const { config, store, messages, people, settings, pictures, change, now } = shared;
  const { deliver, deliverShown } = createDelivering(shared, change, now);
  const deps = {
    ...shared,
    ...createOwnConversations(store),
    view: createView(people, settings),
    subjects: createSubjects(config),
    deliverShown,
  };
  const reading = createReading(deps);
  const sending = createSending(deps);
  repeat(store.archiveTails, { ...shared, job: 'copying messages', everyMs: COPY_EVERY_MS });
  const releaseAll = async (over: Conversation) => {
    for (const { by, clientId } of await messages.withPictures(over))
      await pictures.release({ conversation: over._id, side: by, clientId });
  };
  repeat(() => store.deleteExpired(now(), releaseAll), {
    ...shared,
    job: 'deleting old copies',
    everyMs: EXPIRE_EVERY_MS,
  });
  return {
    reading,
    sending,
    deliver,
    mount(router) {
      mountConversations(router, { ...deps, reading, sending });
      mountBlocks(router, deps);
    },
  };
}

import { HOUR_MS } from '@ethereal/contracts/durations';
import type { Authenticator } from '@ethereal/service-kit/auth';
import type { Base } from '@ethereal/service-kit/base';
import type { Part } from '@ethereal/service-kit/define-service';
import { createErasedPeople } from '@ethereal/service-kit/erased-people';
import { createOutbox } from '@ethereal/service-kit/events/outbox';
import { ensureIndexes } from '@ethereal/service-kit/mongo';
import { mountPersonalData } from '@ethereal/service-kit/personal-data';
import { repeat } from '@ethereal/service-kit/repeat';
import type { Config } from '../config.ts';
import { mountDesk } from '../desk/desk.routes.ts';
import { consumePeople } from '../people/people.consumer.ts';
import { createPeopleStore } from '../people/people.store.ts';
import { createPictures, type Holder } from '../pictures/pictures.ts';
import { mountPlain } from '../plain/plain.routes.ts';
import { createAnswering } from '../settings/answering.ts';
import { mountSettings } from '../settings/settings.routes.ts';
import { createSettingsStore } from '../settings/settings.store.ts';
import { createSubjects } from '../subjects/subjects.ts';
import { mountBlocks } from './blocks.routes.ts';
import { createChangeConversation } from './change-conversation.ts';
import type { Conversation } from './conversation.ts';
import { mountConversations } from './conversations.routes.ts';
import { sentBefore } from './conversations.rules.ts';
import { CONVERSATIONS, type ConversationsStore, createConversationsStore } from './conversations.store.ts';
import { createView } from './conversations.view.ts';
import { createDelivering, type Delivering } from './delivering.ts';
import { createMessagesStore } from './messages.store.ts';
import { createOwnConversations } from './own-conversations.ts';
import { createPersonalData } from './personal-data.ts';
import { createReading } from './reading.ts';
import { createSending } from './sending.ts';

const COPY_EVERY_MS = 10_000;
const SWEEP_EVERY_MS = 10 * 60_000;
const EXPIRE_EVERY_MS = HOUR_MS;

/** Wraps the store of conversations, for tests that end the process between two steps. */
export type WrapStore = (store: ConversationsStore) => ConversationsStore;

/** Conversations between buyers and sellers: calls, people's standing, settings, the desk, personal data. */
export async function openConversations(
  base: Base<Config>,
  auth: Authenticator,
  wrap: WrapStore = (store) => store,
): Promise<Part & Pick<Delivering, 'deliver'>> {
  const now = () => new Date();
  const { db, config } = base;
  const messages = createMessagesStore(db);
  const store = wrap(createConversationsStore(db, messages));
  const erased = createErasedPeople(db);
  const people = createPeopleStore(db, erased);
  const settings = createSettingsStore(db, erased, now);
  const pictures = createPictures(db, config);
  const outbox = createOutbox({ ...base, collections: [CONVERSATIONS] });
  base.onStop('outbox', outbox.flush);
  await ensureIndexes(store, messages, people, pictures, erased, outbox);
  const change = createChangeConversation(base, store, outbox);
  const view = createView(people, settings);
  const ofPeople = createOwnConversations(store);
  const data = createPersonalData({ store, messages, people, settings, change, pictures, now });
  const deps = {
    auth,
    rateLimiter: base.rateLimiter,
    messages,
    logger: base.logger,
    store,
    change,
    people,
    settings,
    erased,
    pictures,
    outbox,
    view,
    data,
    answering: createAnswering({ messages, settings, now }),
    ...ofPeople,
    now,
    subjects: createSubjects(config),
  };
  const { deliver, deliverShown } = createDelivering(base, change, now);
  const reading = createReading({ ...deps, deliverShown });
  const sending = createSending(deps);
  repeat(store.archiveTails, { ...base, job: 'copying messages', everyMs: COPY_EVERY_MS });
  const isStored = async ({ conversation: _id, side, clientId }: Holder) => {
    const { conversation, earlier } = await store.load({ _id, side, clientId });
    return sentBefore(conversation, { side, clientId, earlier }) !== undefined;
  };
  const releaseAll = async (over: Conversation) => {
    for (const { by, clientId } of await messages.withPictures(over))
      await pictures.release({ conversation: over._id, side: by, clientId });
  };
  repeat(() => pictures.sweep(now(), isStored), { ...base, job: 'ending holds of pictures', everyMs: SWEEP_EVERY_MS });
  repeat(() => store.deleteExpired(now(), releaseAll), {
    ...base,
    job: 'deleting old copies',
    everyMs: EXPIRE_EVERY_MS,
  });
  return {
    deliver,
    consumers: [consumePeople(base, { people, data, erased })],
    mount(router) {
      mountConversations(router, { ...deps, reading, sending });
      mountPlain(router, { ...deps, reading, sending });
      mountBlocks(router, deps);
      mountSettings(router, deps);
      mountPersonalData(router, deps);
      mountDesk(router, deps);
    },
  };
}

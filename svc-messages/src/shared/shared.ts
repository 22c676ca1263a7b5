import { createAuthenticator } from '@ethereal/service-kit/auth';
import type { Base } from '@ethereal/service-kit/base';
import { createErasedPeople } from '@ethereal/service-kit/erased-people';
import { createOutbox } from '@ethereal/service-kit/events/outbox';
import { ensureIndexes } from '@ethereal/service-kit/mongo';
import type { Config } from '../config.ts';
import { createChangeConversation } from '../conversations/change-conversation.ts';
import {
  CONVERSATIONS,
  type ConversationsStore,
  createConversationsStore,
} from '../conversations/conversations.store.ts';
import { createMessagesStore } from '../conversations/messages.store.ts';
import { createPeopleStore } from '../people/people.store.ts';
import { createPictures } from '../pictures/hold-pictures.ts';
import { createAnswering } from '../settings/answering.ts';
import { createSettingsStore } from '../settings/settings.store.ts';

/** Connections, stores and other parts that several nouns of the service use. */
export type Shared = Awaited<ReturnType<typeof openShared>>;

/** Wraps the store of conversations, for tests that end the process between two steps. */
export type WrapStore = (store: ConversationsStore) => ConversationsStore;

/** Opens the stores, their outbox and the write of conversations. */
export async function openShared(base: Base<Config>, wrap: WrapStore = (store) => store) {
  const { config, db } = base;
  const now = () => new Date();
  const auth = createAuthenticator({ ...base, jwksUrl: config.JWKS_URL });
  const messages = createMessagesStore(db);
  const store = wrap(createConversationsStore(db, messages));
  const erased = createErasedPeople(db);
  const people = createPeopleStore(db, erased);
  const settings = createSettingsStore(db, erased, now);
  const pictures = createPictures(db, config);
  const outbox = createOutbox({ ...base, collections: [CONVERSATIONS] });
  base.onStop('outbox', outbox.flush);
  await ensureIndexes(store, messages, people, pictures, erased, outbox);
  return {
    ...base,
    now,
    auth,
    messages,
    store,
    erased,
    people,
    settings,
    answering: createAnswering({ messages, settings, now }),
    pictures,
    outbox,
    change: createChangeConversation(base, store, outbox),
  };
}

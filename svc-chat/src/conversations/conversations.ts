import type { Base } from '@ethereal/service-kit/base';
import { createErasedPeople } from '@ethereal/service-kit/erased-people';
import { ensureIndexes } from '@ethereal/service-kit/mongo';
import type { Config } from '../config.ts';
import { createConversationsStore, STORE_TIMEOUT_MS } from './conversations.store.ts';

/** Opens the stored conversations. */
export async function openConversations({ db }: Base<Config>) {
  const erased = createErasedPeople(db, { timeoutMS: STORE_TIMEOUT_MS });
  const conversations = createConversationsStore(db, () => new Date(), erased);
  await ensureIndexes(erased, conversations);
  return conversations;
}

import type { Base } from '@ethereal/service-kit/base';
import { createErasedPeople } from '@ethereal/service-kit/erased-people';
import { createOutbox } from '@ethereal/service-kit/events/outbox';
import { ensureIndexes } from '@ethereal/service-kit/mongo';
import type { Config } from '../config.ts';
import { createUsersStore } from './users.store.ts';

/** Connections of the service with its clock, which a test may set forward. */
export type Clocked = Base<Config> & { now(): Date };

/** Opens the users, the outbox of users and sessions, and the record of deleted accounts. */
export async function openUsers(base: Clocked) {
  const users = createUsersStore(base.db);
  const erased = createErasedPeople(base.db);
  const outbox = createOutbox({ ...base, collections: ['users', 'sessions'] });
  base.onStop('events', outbox.flush);
  await ensureIndexes(users, erased, outbox);
  return {
    users,
    erased,
    outbox,
    /** Publishes the pending events of a user's document. */
    announce: (user: string) => outbox.announce('users', user),
  };
}

export type UsersPart = Awaited<ReturnType<typeof openUsers>>;

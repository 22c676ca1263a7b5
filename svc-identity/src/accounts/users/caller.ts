import type { Caller } from '@ethereal/service-kit/auth';
import { unauthenticated } from '@ethereal/service-kit/errors';
import type { UserRecord } from './user.ts';
import type { UsersStore } from './users.store.ts';

/** The account behind a token. @throws unauthenticated when there is none any more. */
export async function findCaller(users: UsersStore, caller: Caller): Promise<UserRecord> {
  const user = await users.find(caller.id);
  if (!user) throw unauthenticated();
  return user;
}

import type { Caller } from '@ethereal/service-kit/auth';
import { unauthenticated } from '@ethereal/service-kit/errors';
import type { UserRecord } from './user.ts';
import type { UsersStore } from './users.store.ts';

/** Returns the account of a token. @throws unauthenticated when it no longer exists */
export async function findCaller(users: UsersStore, caller: Caller): Promise<UserRecord> {
  const user = await users.find(caller.id);
  if (!user) throw unauthenticated();
  return user;
}

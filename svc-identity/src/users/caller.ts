import type { Caller } from '@ethereal/service-kit/auth';
import { notFound, unauthenticated } from '@ethereal/service-kit/errors';
import type { UserRecord } from './user.ts';
import type { UsersStore } from './users.store.ts';

/** Returns the account of a token. @throws unauthenticated when it no longer exists */
export async function findCaller(users: UsersStore, caller: Caller): Promise<UserRecord> {
  const user = await users.find(caller.id);
  if (!user) throw unauthenticated();
  return user;
}

/** Returns the account of a person that a call names. @throws notFound when there is none */
export async function findPerson(users: UsersStore, id: string): Promise<UserRecord> {
  const user = await users.find(id);
  if (!user) throw notFound('There is no such person.');
  return user;
}

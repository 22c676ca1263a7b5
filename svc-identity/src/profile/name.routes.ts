import { checkNameCombination, updateUserDetails } from '@ethereal/contracts/identity';
import type { Caller } from '@ethereal/service-kit/auth';
import { route } from '@ethereal/service-kit/route';
import { createWrite } from '@ethereal/service-kit/write';
import type { Router } from 'express';
import type { Shared } from '../shared/shared.ts';
import { findCaller } from '../users/caller.ts';
import { nameKey } from '../users/names.ts';
import { limitChecks } from './check-limit.ts';
import { decideName, type NameField, nameAfter } from './name.rules.ts';

/** Registers the calls that check and change a name. */
export function mountName(router: Router, deps: Shared): void {
  const { users, rateLimiter, now } = deps;

  // Two people who choose the same name at the same moment both get it. A name is not an identifier, and sign-up
  // accepts any, so a unique index would cost more than it saves.
  const write = createWrite({
    document: 'user',
    async load({ caller, field, newName }: { caller: Caller; field: NameField; newName: string }) {
      const user = await findCaller(users, caller);
      return { user, isTaken: await users.isNameTaken(nameAfter(user, field, newName).nameKey, user._id) };
    },
    decide: decideName,
    save: async (before, { state }) => ((await users.changeName(before.user, state.user)) ? state : undefined),
  });
  const change = (caller: Caller, field: NameField, newName: string) =>
    write({ caller, field, newName }, { field, newName, now: now() });

  route(router, checkNameCombination, deps, async ({ user, body }) => {
    await limitChecks(rateLimiter, user);
    return { isUnique: !(await users.isNameTaken(nameKey(body), user.id)) };
  });

  route(router, updateUserDetails, deps, async ({ user, body }) => {
    if (body.fname !== undefined) await change(user, 'fname', body.fname);
    else if (body.lname !== undefined) await change(user, 'lname', body.lname);
    return { message: true as const };
  });
}

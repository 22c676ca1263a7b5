import { checkNameCombination, NAME_TAKEN, updateUserDetails } from '@ethereal/contracts/identity';
import type { Caller } from '@ethereal/service-kit/auth';
import { conflict, invalid } from '@ethereal/service-kit/errors';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies.ts';
import { findCaller } from '../users/caller.ts';
import { nameKey, tidyName } from '../users/names.ts';
import { limitChecks } from './check-limit.ts';
import { refuseWhileLocked } from './refuse-while-locked.ts';

type NameField = 'fname' | 'lname';
const LABEL: Record<NameField, string> = { fname: 'first name', lname: 'last name' };

function unchanged(field: NameField) {
  const message = `This is already your ${LABEL[field]}.`;
  return invalid(message, { code: 'UNCHANGED', errors: { [field]: message } });
}

export function nameRoutes(router: Router, deps: Dependencies): void {
  const { users, rateLimiter, now } = deps;

  /**
   * Changes one field of the name. Two people who choose the same name at the same moment both get it: a name is no
   * identifier, and sign-up accepts any, so a unique index would cost more than it saves.
   */
  async function change(caller: Caller, field: NameField, wanted: string): Promise<void> {
    const user = await findCaller(users, caller);
    refuseWhileLocked('name', user.nameChangedAt, now());
    const name = { fname: user.fname, lname: user.lname, [field]: tidyName(wanted) };
    if (name[field] === user[field]) throw unchanged(field);
    const key = nameKey(name);
    if (await users.isNameTaken(key, user._id)) {
      throw conflict(NAME_TAKEN, { code: 'NAME_TAKEN', errors: { [field]: NAME_TAKEN } });
    }
    // Another session changed the name in the meantime, so the next attempt is rejected by the lock.
    if (!(await users.changeName(user, { ...name, nameKey: key }, now()))) await change(caller, field, wanted);
  }

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

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
   * Checked, then written: two people who take the same name in the same moment both get it. Names are no identity
   * here (sign-up takes any), so an index that forbids it would cost more than it saves.
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
    // Changed by another session meanwhile: seen from the start again, it is locked now.
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

import { NAME_TAKEN } from '@ethereal/contracts/identity';
import { conflict, invalid } from '@ethereal/service-kit/errors';
import { nameKey, tidyName } from '../users/names.ts';
import type { UserRecord } from '../users/user.ts';
import { refuseWhileLocked } from './change-lock.rules.ts';

export type NameField = 'fname' | 'lname';
const LABEL: Record<NameField, string> = { fname: 'first name', lname: 'last name' };

type NameState = {
  user: UserRecord;
  /** Whether another user has the name after the change. */
  isTaken: boolean;
};
type ChangeName = { field: NameField; newName: string; now: Date };

/** Returns the name of a user after one of its fields has changed. */
export function nameAfter(user: Pick<UserRecord, NameField>, field: NameField, newName: string) {
  const name = { fname: user.fname, lname: user.lname, [field]: tidyName(newName) };
  return { ...name, nameKey: nameKey(name) };
}

/** Changes one field of the name. @throws locked, invalid for the present name, conflict for another user's name */
export function decideName({ user, isTaken }: NameState, { field, newName, now }: ChangeName): { state: NameState } {
  refuseWhileLocked('name', user.nameChangedAt, now);
  const name = nameAfter(user, field, newName);
  if (name[field] === user[field]) {
    const message = `This is already your ${LABEL[field]}.`;
    throw invalid(message, { code: 'UNCHANGED', errors: { [field]: message } });
  }
  if (isTaken) throw conflict(NAME_TAKEN, { code: 'NAME_TAKEN', errors: { [field]: NAME_TAKEN } });
  return { state: { user: { ...user, ...name, nameChangedAt: now }, isTaken } };
}

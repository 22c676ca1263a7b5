import type { signupBody } from '@ethereal/contracts/identity';
import { newId } from '@ethereal/service-kit/ids';
import type { z } from 'zod';
import { nameKey, tidyName } from '../users/names.ts';
import type { UserRecord } from '../users/user.ts';

export type Signup = z.output<typeof signupBody>;

/** Returns a user who has just signed up and is not activated. */
export function newUser(signup: Signup, passwordHash: string, now: Date): UserRecord {
  const name = { fname: tidyName(signup.fname), lname: tidyName(signup.lname) };
  return {
    _id: newId(),
    ...name,
    nameKey: nameKey(name),
    email: signup.email,
    passwordHash,
    activatedAt: null,
    createdAt: now,
    nameChangedAt: null,
    emailChangedAt: null,
    pendingMails: [],
  };
}

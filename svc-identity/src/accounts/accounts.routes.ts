import { EMAIL_TAKEN, getPerson, getUserDetails, signUp } from '@ethereal/contracts/identity';
import { conflict } from '@ethereal/service-kit/errors';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { PasswordHasher } from '../passwords/hasher.ts';
import type { Shared } from '../shared/shared.ts';
import { findCaller, findPerson } from '../users/caller.ts';
import { toAnswer } from '../users/user.ts';
import { EmailTaken } from '../users/user-updates.ts';
import { activationMail } from './activation/activation-mail.ts';
import { newUser } from './new-user.ts';

const taken = () => conflict(EMAIL_TAKEN, { code: 'EMAIL_TAKEN', errors: { email: EMAIL_TAKEN } });

/** Registers the calls that create an account and read a person. */
export function mountAccounts(router: Router, deps: Shared & { hasher: PasswordHasher }): void {
  const { users, hasher, postOffice, announce, now } = deps;

  route(router, signUp, deps, async ({ body }) => {
    if (await users.isEmailHeld(body.email, now())) throw taken();
    const user = newUser(body, await hasher.hash(body.password), now());
    await users.create({ ...user, pendingMails: [activationMail(user.email)] }).catch((error: unknown) => {
      throw error instanceof EmailTaken ? taken() : error;
    });
    postOffice.collectSoon();
    announce(user._id);
    return { message: 'Account created. Please check your email to activate it.' };
  });

  route(router, getPerson, {}, async ({ params }) => {
    const { fname, lname, createdAt } = await findPerson(users, params.id);
    return { fname, lname, since: createdAt.toISOString() };
  });

  route(router, getUserDetails, deps, async ({ user }) => toAnswer(await findCaller(users, user), now()));
}

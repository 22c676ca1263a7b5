import { EMAIL_TAKEN, getPerson, getUserDetails, signUp } from '@ethereal/contracts/identity';
import { conflict, notFound } from '@ethereal/service-kit/errors';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies.ts';
import { activationMail } from '../activation/activation-mail.ts';
import { findCaller } from './caller.ts';
import { newUser } from './new-user.ts';
import { toAnswer } from './user.ts';
import { EmailTaken } from './user-updates.ts';

const taken = () => conflict(EMAIL_TAKEN, { code: 'EMAIL_TAKEN', errors: { email: EMAIL_TAKEN } });

export function usersRoutes(router: Router, deps: Dependencies): void {
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
    const user = await users.find(params.id);
    if (!user) throw notFound('There is no such person.');
    const { fname, lname, createdAt } = user;
    return { fname, lname, since: createdAt.toISOString() };
  });

  route(router, getUserDetails, deps, async ({ user }) => toAnswer(await findCaller(users, user), now()));
}

import type { CallInput } from '@ethereal/contracts/call';
import { logIn } from '@ethereal/contracts/identity';
import { forbidden, unauthenticated } from '@ethereal/service-kit/errors';
import { addressOf } from '@ethereal/service-kit/rate-limit';
import { route } from '@ethereal/service-kit/route';
import type { Request, Response, Router } from 'express';
import { ACTIVATION_MAILS } from '../accounts/activation/activation.routes.ts';
import { activationMail } from '../accounts/activation/activation-mail.ts';
import { createGuessLimits, type Guess } from '../passwords/guess-limits.ts';
import type { PasswordHasher } from '../passwords/hasher.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import { visitOf } from '../sessions/visit.ts';
import type { Shared } from '../shared/shared.ts';
import type { UserRecord } from '../users/user.ts';
import { createDeviceCookie } from './device-cookie.ts';
import { mountPlainLogin } from './plain-login.routes.ts';

const wrong = () => unauthenticated('Invalid email or password.', { code: 'INVALID_CREDENTIALS' });
const codeRequired = (message: string) => unauthenticated(message, { code: 'SECOND_FACTOR_REQUIRED' });
const suspended = () => forbidden('Your account is suspended.', { code: 'SUSPENDED' });
const notActivated = () =>
  forbidden('Your account is not activated yet. We have sent you a new activation link.', {
    code: 'NOT_ACTIVATED',
  });

/** Logs a person in. Returns the token of the new session. */
export type LogInWith = (credentials: Credentials, request: Request, response: Response) => Promise<string>;
type Credentials = CallInput<typeof logIn>['body'];
type Attempt = { user: UserRecord | null; guess: Guess; request: Request };

/** Registers the call that logs in. */
export function mountLogin(
  router: Router,
  deps: Shared & { hasher: PasswordHasher; secondFactors: SecondFactors },
): void {
  const { users, hasher, sessions, secondFactors, keys, postOffice, audit, rateLimiter, now } = deps;
  const limits = createGuessLimits(rateLimiter, 'login');
  const devices = createDeviceCookie({ keys, now });

  /** Counts a wrong guess and returns the error to throw. */
  async function missed({ user, guess, request }: Attempt, error: Error): Promise<Error> {
    audit('login.failed', { user: user?._id, request });
    await limits.recordFailure(guess);
    return error;
  }

  /**
   * Returns the error of a right password without a finished log-in. Beyond the limit it is not revealed, and failures
   * stay counted.
   */
  async function unfinished({ guess }: Attempt, error: Error): Promise<Error> {
    await limits.check(guess);
    return error;
  }

  async function checkPassword(attempt: Attempt, password: string): Promise<UserRecord> {
    const { user, guess, request } = attempt;
    await limits.check(guess).catch((error: unknown) => {
      audit('login.locked', { user: user?._id, request });
      throw error;
    });
    const matches = await hasher.matches(user?.passwordHash || undefined, password);
    if (!user || !matches) throw await missed(attempt, wrong());
    return user;
  }

  async function checkSecondFactor(attempt: Attempt, user: UserRecord, code: string | undefined) {
    if (!user.secondFactor) return;
    if (code === undefined) throw await unfinished(attempt, codeRequired('Enter the code of your second factor.'));
    if (await secondFactors.redeemCode(user, code)) return;
    throw await missed(attempt, codeRequired('That code is not right, or has been used.'));
  }

  async function checkActivated({ activatedAt }: UserRecord, email: string): Promise<void> {
    if (activatedAt) return;
    const { allowed } = await rateLimiter.hit('activation:mailbox', email, ACTIVATION_MAILS);
    if (allowed) await postOffice.post(activationMail(email));
    throw notActivated();
  }

  const logInWith: LogInWith = async ({ email, password, code }, request, response) => {
    const lookedUpAt = now();
    const found = await users.findByLogin(email, lookedUpAt);
    const device = found && devices.deviceOf(request, found._id);
    const guess = { account: found?._id ?? email, device, address: addressOf(request) };
    const attempt = { user: found, guess, request };
    const user = await checkPassword(attempt, password);
    if (user.suspended) throw await unfinished(attempt, suspended());
    await checkSecondFactor(attempt, user, code);
    await limits.recordSuccess(guess);
    await checkActivated(user, email);
    if (hasher.isOutgrown(user.passwordHash)) await users.rehash(user, await hasher.hash(password));
    const token = await sessions.begin(user, lookedUpAt, visitOf(request), {
      mfa: user.secondFactor !== undefined,
    });
    audit('login.succeeded', { user: user._id, request });
    devices.give(request, response, user._id);
    return token;
  };

  route(router, logIn, deps, async ({ body, request, response }) => ({
    token: await logInWith(body, request, response),
  }));
  mountPlainLogin(router, { ...deps, logInWith });
}

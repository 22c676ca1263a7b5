import { pipeline } from 'node:stream/promises';
import { deleteAccount, exportAccount } from '@ethereal/contracts/identity';
import { forbidden, unavailable } from '@ethereal/service-kit/errors';
import { addressOf } from '@ethereal/service-kit/rate-limit';
import { alreadySent, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { createGuessLimits } from '../passwords/guess-limits.ts';
import type { PasswordHasher } from '../passwords/hasher.ts';
import type { Shared } from '../shared/shared.ts';
import { findCaller } from '../users/caller.ts';
import type { ErasuresStore } from './erasures.store.ts';
import { fetchWithToken, type Holders, openShares, picturesOf, withRetries } from './holders.ts';
import type { OwnShare } from './own-share.ts';
import { zipOf } from './zip-export.ts';

const WRONG = 'That is not your password.';
const FILE_NAME = 'ethereal-my-data.zip';

/** Milliseconds for which requests to an unavailable service are repeated. */
const RETRY_MS = 10_000;
const NO_HOLDERS = new Error('PERSONAL_DATA_HOLDERS is not set. Name the services that store personal data.');

const retryLater = { retryAfterSeconds: 30 };

const cannotExport = (cause: unknown): never => {
  throw unavailable('Your data cannot be put together just now. Please try again in a moment.', {
    cause,
    ...retryLater,
  });
};

const cannotDelete = (cause: unknown): never => {
  throw unavailable('Your account cannot be deleted just now. Please try again in a moment.', { cause, ...retryLater });
};

type OwnDataDeps = Shared & {
  hasher: PasswordHasher;
  erasures: ErasuresStore;
  ownShare: OwnShare;
  /** Undefined without PERSONAL_DATA_HOLDERS; the export and deletion of personal data are then rejected. */
  holders: Holders | undefined;
};

/** Registers the calls that export a person's data and delete the account. */
export function mountOwnData(router: Router, deps: OwnDataDeps): void {
  const { users, hasher, sessions, erasures, ownShare, holders, audit, logger, now } = deps;
  const limits = createGuessLimits(deps.rateLimiter, 'verify-password');

  route(router, exportAccount, deps, async (input): Promise<typeof alreadySent> => {
    const { user: caller, request, response } = input;
    // Stops all requests when the person disconnects or one of them fails.
    const stop = new AbortController();
    response.once('close', () => stop.abort());
    const user = await findCaller(users, caller);
    if (!holders) return cannotExport(NO_HOLDERS);
    const authorization = request.headers.authorization ?? '';
    const fetchWithRetries = withRetries(fetchWithToken(authorization, stop.signal), RETRY_MS, stop.signal);
    const [shares, pictures] = await Promise.all([
      openShares(holders, fetchWithRetries),
      picturesOf(holders, fetchWithRetries),
    ]).catch((error: unknown) => {
      stop.abort();
      logger.warn({ err: error, requestId: request.id }, "a person's data could not be put together");
      return cannotExport(error);
    });
    response.status(200).set({
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${FILE_NAME}"`,
      'Cache-Control': 'no-store',
    });
    audit('account.exported', { user: user._id, request });
    const zip = zipOf({ own: ownShare.share(user), shares, pictures, openPicture: fetchWithRetries });
    await pipeline(zip, response).catch((error: unknown) => {
      logger.warn({ err: error, requestId: request.id }, "a person's data could not be sent whole");
    });
    return alreadySent;
  });

  route(router, deleteAccount, deps, async ({ user: caller, body, request }) => {
    if (!holders) return cannotDelete(NO_HOLDERS);
    const guess = { account: caller.id, address: addressOf(request) };
    await limits.check(guess);
    const user = await findCaller(users, caller);
    if (!(await hasher.matches(user.passwordHash || undefined, body.password))) {
      await limits.recordFailure(guess);
      throw forbidden(WRONG, { code: 'WRONG_PASSWORD', errors: { password: WRONG } });
    }
    await limits.recordSuccess(guess);
    const from = now();
    await erasures.begin(user._id, [...holders.keys()], from);
    await sessions.endAllOf(user._id, { from });
    audit('account.deleted', { user: user._id, request });
    return { message: 'Your account is being deleted. We will mail you when everything is gone.' };
  });
}

import {
  addPasskey,
  listPasskeys,
  logInWithPasskey,
  removePasskey,
  startPasskey,
  startPasskeyLogin,
} from '@ethereal/contracts/identity';
import { forbidden, invalid, notFound, unauthenticated } from '@ethereal/service-kit/errors';
import { route, uncached } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Reauthentication } from '../second-factor/reauthentication.ts';
import { visitOf } from '../sessions/visit.ts';
import type { Shared } from '../shared/shared.ts';
import { findCaller } from '../users/caller.ts';
import { isCopied, type RelyingParty, refuseTooMany, toAnswer } from './passkey.rules.ts';
import { passkeyMail } from './passkey-mail.ts';
import type { PasskeysStore } from './passkeys.store.ts';
import { creationOptions, readNewPasskey, readSignature, requestOptions } from './webauthn.ts';

type PasskeysDeps = Shared & { passkeys: PasskeysStore; party: RelyingParty; reauthentication: Reauthentication };

const refused = () => invalid('This passkey could not be added. Please try again.', { code: 'UNKNOWN_PASSKEY' });
const unknown = () => unauthenticated('This passkey is not known here.', { code: 'UNKNOWN_PASSKEY' });

/** Registers the calls that add, list and remove passkeys and log in by one. */
export function mountPasskeys(router: Router, deps: PasskeysDeps): void {
  const { users, passkeys, party, reauthentication, postOffice, audit, now } = deps;

  route(router, listPasskeys, deps, async ({ user: caller }) => uncached(toAnswer(await findCaller(users, caller))));

  route(router, startPasskey, deps, async ({ user: caller, body, request }) => {
    const { user, guess } = await reauthentication.begin(caller, request);
    await reauthentication.check(user, caller, body, guess);
    refuseTooMany(user);
    const options = await creationOptions(user, party);
    await passkeys.addChallenge(options.challenge, caller.jti, now());
    return uncached({ options });
  });

  route(router, addPasskey, deps, async ({ user: caller, body, request }) => {
    const user = await findCaller(users, caller);
    refuseTooMany(user);
    const passkey = await readNewPasskey(body, {
      party,
      takeChallenge: (challenge) => passkeys.takeChallenge(challenge, caller.jti, now()),
      name: visitOf(request).device,
      now: now(),
    });
    if (!passkey) throw refused();
    if (!(await passkeys.add(user._id, passkey, passkeyMail(user.email, 'added', passkey.name)))) {
      refuseTooMany(await findCaller(users, caller));
      throw refused();
    }
    audit('passkey.added', { user: user._id, request });
    postOffice.collectSoon();
    return uncached(toAnswer(await findCaller(users, caller)));
  });

  route(router, removePasskey, deps, async ({ user: caller, params, body, request }) => {
    const { user, guess } = await reauthentication.begin(caller, request);
    const passkey = user.passkeys?.find(({ _id }) => _id === params.passkeyId);
    if (!passkey) throw notFound('There is no such passkey.');
    await reauthentication.check(user, caller, body, guess);
    await passkeys.remove(user._id, passkey._id, passkeyMail(user.email, 'removed', passkey.name));
    audit('passkey.removed', { user: user._id, request });
    postOffice.collectSoon();
    return uncached(toAnswer(await findCaller(users, caller)));
  });

  passkeyLogin(router, deps);
}

/** Registers the log-in by passkey, which counts as password and second factor. */
function passkeyLogin(router: Router, deps: PasskeysDeps): void {
  const { passkeys, party, sessions, audit, now } = deps;

  route(router, startPasskeyLogin, deps, async () => {
    const options = await requestOptions(party);
    await passkeys.addChallenge(options.challenge, null, now());
    return uncached({ options });
  });

  route(router, logInWithPasskey, deps, async ({ body, request }) => {
    // The time is read before the passkey, so that a reset in the meantime ends this session, too.
    const at = now();
    const user = await passkeys.findOwner(body.id);
    const passkey = user?.passkeys?.find(({ credential }) => credential === body.id);
    const takeChallenge = (challenge: string) => passkeys.takeChallenge(challenge, null, at);
    const signed = passkey && (await readSignature(body, { passkey, party, takeChallenge }));
    const isGood = user && passkey && signed !== undefined && !isCopied(passkey, signed) && user.activatedAt !== null;
    if (!isGood || !(await passkeys.recordUse(user._id, passkey, signed, at))) {
      audit('login.failed', { user: user?._id, request });
      throw unknown();
    }
    if (user.suspended) throw forbidden('Your account is suspended.', { code: 'SUSPENDED' });
    const token = await sessions.begin(user, at, visitOf(request), { mfa: true });
    audit('login.succeeded', { user: user._id, request });
    return uncached({ token });
  });
}

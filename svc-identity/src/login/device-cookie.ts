import { randomUUID } from 'node:crypto';
import { DAY_SECONDS } from '@ethereal/contracts/durations';
import { keyIdOf } from '@ethereal/service-kit/tokens';
import type { Request, Response } from 'express';
import jwt from 'jsonwebtoken';
import type { SigningKeys } from '../sessions/signing-keys.ts';

const COOKIE = 'ethereal_device';
/** Returns the name of the cookie. Behind TLS the prefix keeps a host without TLS from setting it. */
const nameFor = ({ secure }: Request) => (secure ? `__Secure-${COOKIE}` : COOKIE);
/** Name of the cookie of earlier releases behind TLS. Its path `/` kept answers for its visitor out of caches. */
const FORMER_COOKIE = `__Host-${COOKIE}`;
const AUDIENCE = 'ethereal-device';
/** Lifetime of the cookie, in seconds. */
const YEAR_SECONDS = 365 * DAY_SECONDS;

/** Returns the values of cookies with these names. Another host of the domain may have set one, too. */
function valuesIn(request: Request, names: readonly string[]): string[] {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('=', 2));
  return pairs.flatMap(([name = '', value = '']) => (names.includes(name) ? [value] : []));
}

/**
 * Recognizes a device that logged in to an account before (OWASP device cookies). Its failures are counted apart, so
 * that guesses from elsewhere do not lock the owner out. The cookie grants no access, and only the call that logs in
 * receives it.
 */
export function createDeviceCookie({ keys, now }: { keys: SigningKeys; now: () => Date }) {
  function deviceIn(token: string, userId: string): string | undefined {
    const key = keys.publicKeys.get(keyIdOf(token) ?? '');
    if (!key) return undefined;
    try {
      const claims = jwt.verify(token, key, {
        algorithms: ['ES256'],
        audience: AUDIENCE,
        clockTimestamp: Math.floor(now().getTime() / 1000),
      });
      return typeof claims === 'object' && claims.sub === userId ? claims.jti : undefined;
    } catch {
      return undefined;
    }
  }

  const deviceAmong = (tokens: readonly string[], userId: string): string | undefined =>
    tokens.map((token) => deviceIn(token, userId)).find((device) => device !== undefined);

  return {
    /** Returns the id of the device when it logged in to this account before. */
    deviceOf(request: Request, userId: string): string | undefined {
      const former = request.secure ? [FORMER_COOKIE] : [];
      return deviceAmong(valuesIn(request, [nameFor(request), ...former]), userId);
    },

    /** Sets the cookie of a device that logged in, unless it has one for this account. */
    give(request: Request, response: Response, userId: string): void {
      if (deviceAmong(valuesIn(request, [nameFor(request)]), userId) !== undefined) return;
      const token = jwt.sign({ iat: Math.floor(now().getTime() / 1000) }, keys.current.privateKey, {
        algorithm: 'ES256',
        keyid: keys.current.kid,
        audience: AUDIENCE,
        subject: userId,
        jwtid: randomUUID(),
        expiresIn: YEAR_SECONDS,
      });
      response.cookie(nameFor(request), token, {
        httpOnly: true,
        sameSite: 'strict',
        secure: request.secure,
        maxAge: YEAR_SECONDS * 1000,
        path: request.path,
      });
      if (request.secure) response.clearCookie(FORMER_COOKIE, { secure: true });
    },
  };
}

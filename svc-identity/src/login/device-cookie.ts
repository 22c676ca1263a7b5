import { randomUUID } from 'node:crypto';
import { keyIdOf } from '@ethereal/service-kit/tokens';
import type { Request, Response } from 'express';
import jwt from 'jsonwebtoken';
import type { SigningKeys } from '../sessions/signing-keys.ts';

const COOKIE = 'ethereal_device';
/**
 * Returns the name of the cookie. Behind TLS its prefix keeps other hosts of the domain from setting it, and requires
 * the path `/`.
 */
const nameFor = ({ secure }: Request) => (secure ? `__Host-${COOKIE}` : COOKIE);
const AUDIENCE = 'ethereal-device';
const YEAR_SECONDS = 365 * 24 * 3600;

/**
 * Recognizes a device that logged in to an account before (OWASP device cookies). Its failures are counted apart, so
 * that guesses from elsewhere do not lock the owner out. The cookie grants no access.
 */
export function createDeviceCookie({ keys, now }: { keys: SigningKeys; now: () => Date }) {
  function read(request: Request): string | undefined {
    for (const pair of (request.headers.cookie ?? '').split(';')) {
      const [name, value] = pair.trim().split('=', 2);
      if (name === nameFor(request)) return value;
    }
    return undefined;
  }

  return {
    /** Returns the id of the device when it logged in to this account before. */
    deviceOf(request: Request, userId: string): string | undefined {
      const token = read(request);
      if (token === undefined) return undefined;
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
    },

    give(request: Request, response: Response, userId: string): void {
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
        path: request.secure ? '/' : '/api/login',
      });
    },
  };
}

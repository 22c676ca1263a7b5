import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '@ethereal/contracts/durations';
import type { Authenticator } from '@ethereal/service-kit/auth';
import { DomainError } from '@ethereal/service-kit/errors';
import type { Request, Response } from 'express';
import { ownerOfPerson } from '../conversations/owner.ts';
import type { Visitor } from '../tools/tools.ts';

const COOKIE = 'ethereal_chat';
const COOKIE_VALUE = /^[\w-]{43}$/;
/** Lifetime of the visitor's cookie, in milliseconds. */
const KEPT_MS = 30 * DAY_MS;

/** Returns the user of a valid token, or a guest if the token is missing or invalid. */
export async function visitorOf(request: Request, auth: Authenticator): Promise<Visitor> {
  const { authorization } = request.headers;
  if (authorization === undefined) return { kind: 'guest', unsure: false };
  try {
    const { id, token } = await auth.authenticate(authorization);
    return { kind: 'user', id, token };
  } catch (error) {
    return { kind: 'guest', unsure: error instanceof DomainError && error.kind === 'unavailable' };
  }
}

/** Returns the name of the cookie. Its prefix behind TLS keeps other hosts of the domain from setting it. */
const cookieFor = ({ secure }: Request) => (secure ? `__Host-${COOKIE}` : COOKIE);

function guestCookie(request: Request): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [name, value = ''] = pair.trim().split('=', 2);
    if (name === cookieFor(request) && COOKIE_VALUE.test(value)) return value;
  }
  return undefined;
}

/** Returns the owner of a conversation: the user, or the browser, identified by a cookie. A missing cookie is set. */
export function ownerOf(visitor: Visitor, request: Request, response: Response): string {
  if (visitor.kind === 'user') return ownerOfPerson(visitor.id);
  const known = guestCookie(request);
  const value = known ?? randomBytes(32).toString('base64url');
  if (known === undefined) {
    response.cookie(cookieFor(request), value, {
      httpOnly: true,
      sameSite: 'lax',
      secure: request.secure,
      maxAge: KEPT_MS,
      path: '/',
    });
  }
  return `guest:${createHash('sha256').update(value).digest('base64url')}`;
}

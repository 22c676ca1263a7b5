import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { forbidden } from './errors.ts';

/** Path of the pages and forms for browsers without scripts. The session's cookie is sent to them alone. */
export const PLAIN = '/plain';
const COOKIE = 'ethereal_plain';
/** Behind TLS the prefix keeps a host without TLS from setting the cookie. */
const nameFor = ({ secure }: Request) => (secure ? `__Secure-${COOKIE}` : COOKIE);
const TOKEN = /^[\w.-]{1,4000}$/;

/** Returns the token of a browser that logged in by a form; undefined without one. */
export function plainToken(request: Request): string | undefined {
  const start = `${nameFor(request)}=`;
  const pair = (request.headers.cookie ?? '').split(/; */).find((candidate) => candidate.startsWith(start));
  const token = pair?.slice(start.length);
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

const attributesFor = ({ secure }: Request) => ({ httpOnly: true, sameSite: 'strict', secure, path: PLAIN }) as const;

/** Gives a browser without scripts its session until the browser is closed. No script and no other site can use it. */
export function givePlainSession(request: Request, response: Response, token: string): void {
  response.cookie(nameFor(request), token, attributesFor(request));
}

/** Deletes the session cookie of pages without scripts. */
export function endPlainSession(request: Request, response: Response): void {
  response.clearCookie(nameFor(request), attributesFor(request));
}

/** Returns the proof that a form was made for this session. Another site cannot compute it. */
export const formProof = (token: string): string =>
  createHash('sha256').update(`ethereal form ${token}`).digest('hex').slice(0, 32);

/**
 * Refuses a form that another site sent. `proof` is the hidden field of forms that need a session.
 * @throws forbidden for forms of other sites
 */
export function refuseForeignForm(request: Request, session?: { token: string; proof: string }): void {
  const site = request.headers['sec-fetch-site'];
  const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none';
  const [expected, given] = [formProof(session?.token ?? ''), session?.proof ?? formProof('')].map((entry) =>
    createHash('sha256').update(entry).digest(),
  );
  const isProven = !session || (expected && given && timingSafeEqual(expected, given));
  if (isForeign || !isProven) throw forbidden('This form was not sent from the shop. Please open it again.');
}

/** Returns a path of these pages, for the redirect after a log-in; the fallback for any other address. */
export const plainPath = (path: string | undefined, fallback: string): string =>
  path !== undefined && /^\/plain\/[\w/?&=%+.-]{0,2000}$/.test(path) ? path : fallback;

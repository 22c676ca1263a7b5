import type { Call, CallInput } from '@ethereal/contracts/call';
import { colonPath } from '@ethereal/contracts/path-template';
import type { Request, RequestHandler, Response, Router } from 'express';
import type { z } from 'zod';
import { type Authenticator, type Caller, requireRole } from './auth.ts';
import { CACHE_INVALIDATION, CACHE_TAG, writeInvalidation, writeTags } from './cache-tags.ts';
import { checkAnswer } from './check-contract.ts';
import type { RateLimiter } from './rate-limit.ts';
import { notedChanges } from './request-context.ts';
import { inputParser } from './route-input.ts';

export type RouteDeps = {
  /** Required by calls with `auth: true`. */
  auth?: Authenticator;
  /** Required by calls with `rateLimit`. */
  rateLimiter?: RateLimiter;
  /** Runs each change by a person, and rejects one whose account was deleted (`erased-people.ts`). */
  guard?<T>(person: string, write: () => Promise<T>): Promise<T>;
};

type RouteInput<C extends Call> = CallInput<C> & {
  request: Request;
  response: Response;
  /** Caller of the request; present exactly when the call requires a token. */
  user: C['auth'] extends true ? Caller : undefined;
};

/** Returned by a handler that sends the answer itself (a stream, a redirect). */
export const alreadySent: unique symbol = Symbol('already sent');
export type AlreadySent = typeof alreadySent;

const ANSWER = Symbol('answer');
export type Answer<B> = {
  [ANSWER]: true;
  status?: number;
  body?: B;
  headers?: Record<string, string>;
};

/** Creates an answer with a status or headers of its own; the default of `status` is that of the call. */
export function answer<B>(parts: Omit<Answer<B>, typeof ANSWER>): Answer<B> {
  return { [ANSWER]: true, ...parts };
}

/** Creates an answer that no cache may keep. */
export const uncached = <B>(body: B): Answer<B> => answer({ body, headers: { 'Cache-Control': 'no-store' } });

type AnswerBody<C extends Call> = z.input<C['success']['body']>;
type Handled<C extends Call> = AnswerBody<C> | Answer<AnswerBody<C>> | typeof alreadySent;
type RouteHandler<C extends Call> = (input: RouteInput<C>) => Promise<Handled<C>> | Handled<C>;

function isAnswer(value: unknown): value is Answer<unknown> {
  return typeof value === 'object' && value !== null && ANSWER in value;
}

function send(response: Response, call: Call, handled: unknown): void {
  if (handled === alreadySent || response.headersSent || response.destroyed) return;
  const parts: Omit<Answer<unknown>, typeof ANSWER> = isAnswer(handled) ? handled : { body: handled };
  const status = parts.status ?? call.success.status;
  checkAnswer(call, status, parts.body);
  response.status(status);
  const changes = notedChanges();
  if (changes.length > 0) response.set(CACHE_INVALIDATION, writeInvalidation(changes));
  if (parts.headers) response.set(parts.headers);
  if (parts.body === undefined) response.end();
  else if (call.method === 'GET') response.json(parts.body);
  else sendUntagged(response, parts.body);
}

/** Sends JSON like `response.json` but without an ETag, because clients do not revalidate the answer to a change. */
function sendUntagged(response: Response, body: unknown): void {
  const text = Buffer.from(JSON.stringify(body));
  if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', text.length);
  response.end(text);
}

/**
 * Registers a call: rate limit, token, input, handler, answer, in this order. The handler returns the body, or
 * `answer(...)`, or `alreadySent`; what it throws becomes the error answer.
 * @throws Error when the call needs an authenticator or a rate limiter that is missing
 */
export function route<const C extends Call>(router: Router, call: C, deps: RouteDeps, handler: RouteHandler<C>): void {
  const { auth, rateLimiter, guard } = deps;
  if (call.roles && !call.auth) throw new Error(`${call.id} has roles, so it needs a token`);
  if (call.auth && !auth) throw new Error(`${call.id} needs an authenticator`);
  if (call.rateLimit && !rateLimiter) throw new Error(`${call.id} has a rate limit, so it needs a rate limiter`);
  const parse = inputParser(call);

  const handle: RequestHandler = async (request, response) => {
    response.locals.route = call.path;
    response.locals.call = call;
    const user = call.auth ? await auth?.authenticate(request.headers.authorization) : undefined;
    response.locals.user = user?.id;
    if (call.roles) {
      response.set('Cache-Control', 'no-store');
      if (user) requireRole(user, call.roles);
    }
    const input = { ...parse(request), request, response, user };
    // Errors carry the tags too: a thing that is missing now may be added later.
    if (call.shows) response.set(CACHE_TAG, writeTags(call.shows(input)));
    // The cast is sound: `user` is present when call.auth is true, because the check above ensures an authenticator,
    // which returns or throws.
    const work = async () => handler(input as RouteInput<C>);
    send(response, call, await (user && guard && call.method !== 'GET' ? guard(user.id, work) : work()));
  };

  const limits = rateLimiter && call.rateLimit ? [rateLimiter.limit({ name: call.id, ...call.rateLimit })] : [];
  const method = call.method.toLowerCase() as Lowercase<Call['method']>;
  router[method](colonPath(call.path), ...limits, handle);
}

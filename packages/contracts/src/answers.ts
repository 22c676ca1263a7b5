import { z } from 'zod';
import type { Call } from './call.ts';

/** Statuses, each with the condition that leads to it. */
type Failures = Readonly<Record<number, string>>;

/** Failures that any call may be answered with, by its service or by the gateway. */
const ANY_CALL: Failures = {
  400: 'The request is malformed, or a field of it breaks a rule; `errors` names the fields.',
  429: 'Too many requests; `Retry-After` states when to try again.',
  500: 'A fault on our side.',
  503: 'Unavailable just now; `Retry-After` states when to try again.',
  504: 'The service did not answer in time.',
};
const WITH_TOKEN: Failures = { 401: 'No valid token.' };
const WITH_CHANGE: Failures = { 410: 'The account was deleted.' };
const WITH_ROLE: Failures = { 403: 'No such role, or a log-in without a second factor.' };
const WITH_PARAMETERS: Failures = { 404: 'The path leads to nothing.' };
const WITH_BODY: Failures = {
  408: 'The body did not arrive in time.',
  413: 'The body is too large.',
  415: 'The body is of a type that is not accepted.',
};

/** Whether a call has a request body. */
const hasBody = ({ body, form }: Call): boolean => body !== undefined || form !== undefined;
/** Whether a call answers with a body. */
export const hasAnswer = ({ success }: Call): boolean => !(success.body instanceof z.ZodUndefined);

/** Returns every failure status of a call with its condition. The call's own wording takes precedence. */
export const failuresOf = (call: Call): Failures => ({
  ...ANY_CALL,
  ...(call.auth ? WITH_TOKEN : {}),
  ...(call.auth && call.method !== 'GET' ? WITH_CHANGE : {}),
  ...(call.roles ? WITH_ROLE : {}),
  ...(call.params ? WITH_PARAMETERS : {}),
  ...(hasBody(call) ? WITH_BODY : {}),
  ...call.failures,
});

/** Whether the answer may be 304 because the caller's copy is still current. */
export const canBeNotModified = (call: Call): boolean =>
  call.method === 'GET' && hasAnswer(call) && !call.success.types && !call.roles;

/** Returns every status that a call may be answered with. */
export const statusesOf = (call: Call): ReadonlySet<number> =>
  new Set([
    call.success.status,
    ...(canBeNotModified(call) ? [304] : []),
    ...[call.success.also ?? {}, failuresOf(call)].flatMap(Object.keys).map(Number),
  ]);

const spanOf = (seconds: number) =>
  seconds % 3600 === 0 ? `${seconds / 3600} h` : seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;

const SIZES = { upload: 'Accepts up to 30 MB.', bulk: 'Accepts up to 120 MB.', stream: 'Answers a stream.' };

const callersOf = ({ auth, roles }: Pick<Call, 'auth' | 'roles'>) => {
  if (roles) return `Requires the role ${roles.join(' or ')}, and a second factor.`;
  return auth ? "Requires a token, and acts for the token's owner." : 'Anybody may make it.';
};

/** Returns the text below a call's summary in the API reference: access, rate limit, and size of the transfer. */
export const descriptionOf = ({ summary, auth, roles, rateLimit, limitedBy, transfer }: Call): string =>
  [
    `${summary}.`,
    callersOf({ auth, roles }),
    rateLimit ? `At most ${rateLimit.max} times in ${spanOf(rateLimit.windowSeconds)} from one address.` : limitedBy,
    transfer && SIZES[transfer],
  ]
    .filter(Boolean)
    .join(' ');

import { setTimeout as pause } from 'node:timers/promises';
import { statusesOf } from '@ethereal/contracts/answers';
import type { Call, CallAnswer } from '@ethereal/contracts/call';
import { fillPath } from '@ethereal/contracts/path-template';
import { everyCall } from '@ethereal/contracts/repository/contracts';
import { siteUrl } from './site.ts';

export interface Request {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The path of a call with its parameters and query filled in. */
export function pathOf(call: Call, { params = {}, query = {} }: Request = {}): string {
  const path = fillPath(call.path, params);
  const search = new URLSearchParams(query);
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Makes a call as a program would; gives the answer whatever its status. @throws when its contract names no such status */
export async function send(call: Call, request: Request = {}, token?: string, site = siteUrl): Promise<Response> {
  const { body, headers } = request;
  const isForm = body instanceof FormData;
  const answer = await fetch(site + pathOf(call, request), {
    method: call.method,
    headers: {
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body === undefined ? null : isForm ? body : JSON.stringify(body),
  });
  // A test may ask by a method that no contract has.
  if (everyCall.includes(call) && !statusesOf(call).has(answer.status))
    throw new Error(`${call.id} answered ${answer.status}, which its contract does not name`);
  return answer;
}

const isBusy = ({ status }: Response) => status === 503 || status === 504;

/** Makes a call that is safe to repeat, again when a busy machine let it wait too long. */
export async function sendUntilAnswered(call: Call, request: Request = {}, token?: string): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const answer = await send(call, request, token);
    if (!isBusy(answer) || attempt === 8) return answer;
    await pause(500);
  }
}

/** What an answer holds: the value of its JSON, its text when it is none, undefined when it is empty. */
export const bodyOf = ({ headers }: Response, text: string): unknown =>
  headers.get('content-type')?.includes('application/json') ? JSON.parse(text) : text || undefined;

/** Makes a call that must succeed; gives its answer as it came. */
export async function succeed(call: Call, request: Request = {}, token?: string, site = siteUrl): Promise<unknown> {
  return successOf(call, request, await send(call, request, token, site));
}

async function successOf(call: Call, request: Request, answer: Response): Promise<unknown> {
  const text = await answer.text();
  if (answer.status === call.success.status) return bodyOf(answer, text);
  throw new Error(`${call.id}: ${call.method} ${pathOf(call, request)} answered ${answer.status}: ${text}`);
}

/** Makes a call that must succeed, again after as long as an answer of 503 asks for: passwords are slow to check by design. */
export async function askAsTold<C extends Call>(
  call: C,
  request: Request = {},
  site = siteUrl,
): Promise<CallAnswer<C>> {
  for (let attempt = 1; ; attempt++) {
    const answer = await send(call, request, undefined, site);
    const seconds = Number(answer.headers.get('retry-after'));
    if (answer.status !== 503 || !seconds || attempt === 8)
      return call.success.body.parse(await successOf(call, request, answer)) as CallAnswer<C>;
    await answer.body?.cancel();
    await pause(seconds * 1000);
  }
}

/** Makes a call that must succeed; its answer is checked against the contract. */
export async function ask<C extends Call>(
  call: C,
  request: Request = {},
  token?: string,
  site = siteUrl,
): Promise<CallAnswer<C>> {
  return call.success.body.parse(await succeed(call, request, token, site)) as CallAnswer<C>;
}

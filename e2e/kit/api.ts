import { setTimeout as pause } from 'node:timers/promises';
import { statusesOf } from '@ethereal/contracts/answers';
import type { Call, CallAnswer } from '@ethereal/contracts/call';
import { fillPath } from '@ethereal/contracts/path-template';
import { everyCall } from '@ethereal/contracts/repository';
import { siteUrl } from './site.ts';

export interface Request {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Returns the path of a call with its parameters and query filled in. */
export function pathOf(call: Call, { params = {}, query = {} }: Request = {}): string {
  const path = fillPath(call.path, params);
  const search = new URLSearchParams(query);
  return search.size > 0 ? `${path}?${search}` : path;
}

/**
 * Makes a call as a program would and returns the answer, whatever its status. @throws when its contract names no such
 * status
 */
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
  // A test may use a method that no contract has.
  if (everyCall.includes(call) && !statusesOf(call).has(answer.status))
    throw new Error(`${call.id} answered ${answer.status}, which its contract does not name`);
  return answer;
}

const isBusy = ({ status }: Response) => status === 503 || status === 504;

/** Makes a call that is safe to repeat, and repeats it when a busy machine answers 503 or 504. */
export async function sendUntilAnswered(call: Call, request: Request = {}, token?: string): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const answer = await send(call, request, token);
    if (!isBusy(answer) || attempt === 8) return answer;
    await pause(500);
  }
}

/** Returns the body of an answer: the value of its JSON, otherwise its text; undefined when it is empty. */
export const bodyOf = ({ headers }: Response, text: string): unknown =>
  headers.get('content-type')?.includes('application/json') ? JSON.parse(text) : text || undefined;

/** Makes a call that must succeed and returns its answer unparsed. */
export async function callApiUnparsed(
  call: Call,
  request: Request = {},
  token?: string,
  site = siteUrl,
): Promise<unknown> {
  return successOf(call, request, await send(call, request, token, site));
}

async function successOf(call: Call, request: Request, answer: Response): Promise<unknown> {
  const text = await answer.text();
  if (answer.status === call.success.status) return bodyOf(answer, text);
  throw new Error(`${call.id}: ${call.method} ${pathOf(call, request)} answered ${answer.status}: ${text}`);
}

/**
 * Makes a call that must succeed and repeats it after the delay that an answer of 503 requests: passwords are slow to
 * check, and pictures to read.
 */
export async function callApiWithRetry<C extends Call>(
  call: C,
  request: Request = {},
  token?: string,
  site = siteUrl,
): Promise<CallAnswer<C>> {
  for (let attempt = 1; ; attempt++) {
    const answer = await send(call, request, token, site);
    const seconds = Number(answer.headers.get('retry-after'));
    if (answer.status !== 503 || !seconds || attempt === 8)
      return call.success.body.parse(await successOf(call, request, answer)) as CallAnswer<C>;
    await answer.body?.cancel();
    await pause(seconds * 1000);
  }
}

/** Makes a call that must succeed and checks its answer against the contract. */
export async function callApi<C extends Call>(
  call: C,
  request: Request = {},
  token?: string,
  site = siteUrl,
): Promise<CallAnswer<C>> {
  return call.success.body.parse(await callApiUnparsed(call, request, token, site)) as CallAnswer<C>;
}

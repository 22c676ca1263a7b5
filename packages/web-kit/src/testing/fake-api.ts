import { calls } from '@ethereal/contracts/calls';
import { pathTable } from '@ethereal/contracts/path-template';
import { afterEach, expect, vi } from 'vitest';

export type FakeRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
  signal: AbortSignal | undefined;
};
type Answer = Response | object | null | undefined;
type Handler = Answer | ((request: FakeRequest) => Answer | Promise<Answer>);

/**
 * Stands in for the server at `fetch`, the outermost edge of a front-end. Handlers go by 'METHOD /path';
 * an object is answered as JSON with 200, nothing with 204, and a call without a handler with 404.
 * Such an object or nothing must be what the contract of its call says; a `Response` may be anything.
 * Gives the requests as they come in.
 */
export function fakeApi(handlers: Record<string, Handler>): FakeRequest[] {
  const requests: FakeRequest[] = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(String(input), 'http://shop.test');
    const request: FakeRequest = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
      headers: new Headers(init.headers),
      signal: init.signal ?? undefined,
    };
    requests.push(request);
    const handler = handlers[`${request.method} ${request.path}`];
    if (handler === undefined) return refusal(404, 'There is no such call.');
    const answer = typeof handler === 'function' ? await handler(request) : handler;
    if (answer instanceof Response) return answer;
    checkByContract(request, answer);
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
  });
  return requests;
}

/** An error answer with the body that every service gives. */
export function refusal(status: number, message: string, errors?: Record<string, string>): Response {
  const body = { message, code: 'REFUSED', requestId: 'test', ...(errors ? { errors } : {}) };
  return Response.json(body, { status });
}

/** Faked answers of success that the contracts do not allow; the test that gave them fails. */
const faults: string[] = [];
afterEach(() => expect(faults.splice(0), 'faked answers, read by their contracts').toEqual([]));

function checkByContract({ method, path }: FakeRequest, answer: unknown): void {
  const call = pathTable(calls.filter((one) => one.method === method).map((one) => [one.path, one]))(path);
  if (!call) return;
  try {
    // To the letter: what the contract does not know would be missing in what was parsed.
    expect(answer).toEqual(call.success.body.parse(answer));
  } catch (error) {
    faults.push(`${call.id}: ${error instanceof Error ? error.message : error}`);
  }
}

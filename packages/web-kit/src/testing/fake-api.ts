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
 * Replaces the server at `fetch`, the outermost edge of a front end. Handlers are found by 'METHOD /path'. An object is
 * sent as JSON with 200, undefined as 204, and a call without a handler gets 404. Such a response must match the
 * contract of its call; a `Response` may have any content. Returns the requests in their order.
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
    const handler = handlers[`${request.method} ${request.path}`];
    // Most tests are about a site without further areas.
    if (handler === undefined && request.path === '/remotes.json') return Response.json({});
    requests.push(request);
    if (handler === undefined) return refusal(404, 'There is no such call.');
    const answer = typeof handler === 'function' ? await handler(request) : handler;
    if (answer instanceof Response) return answer;
    checkByContract(request, answer);
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
  });
  return requests;
}

/** Returns an error answer with the body that every service sends. */
export function refusal(status: number, message: string, errors?: Record<string, string>): Response {
  const body = { message, code: 'REFUSED', requestId: 'test', ...(errors ? { errors } : {}) };
  return Response.json(body, { status });
}

/** Fake responses that do not match their contract. They fail the test that set them. */
const faults: string[] = [];
afterEach(() => expect(faults.splice(0), 'faked answers, read by their contracts').toEqual([]));

function checkByContract({ method, path }: FakeRequest, answer: unknown): void {
  const call = pathTable(calls.filter((candidate) => candidate.method === method).map((entry) => [entry.path, entry]))(
    path,
  );
  if (!call) return;
  try {
    // The comparison is strict: a field that the contract does not define is missing in the parsed response.
    expect(answer).toEqual(call.success.body.parse(answer));
  } catch (error) {
    faults.push(`${call.id}: ${error instanceof Error ? error.message : error}`);
  }
}

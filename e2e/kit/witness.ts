import type { Call, CallAnswer } from '@ethereal/contracts/call';
import { pathOf, type Request, send } from './api.ts';
import { siteUrl } from './site.ts';
import { expectToTheLetter } from './to-the-letter.ts';

/** Makes calls that must succeed, reads each answer to the letter, and remembers which calls were answered. */
export function createWitness() {
  const answered = new Set<string>();

  /** @throws when the status is not the one of success. */
  async function hear<C extends Call>(
    call: C,
    request: Request = {},
    token?: string,
    site = siteUrl,
  ): Promise<CallAnswer<C>> {
    const answer = await send(call, request, token, site);
    const text = await answer.text();
    const what = `${call.id}: ${call.method} ${pathOf(call, request)}`;
    if (answer.status !== call.success.status) throw new Error(`${what} answered ${answer.status}: ${text}`);
    const isJson = answer.headers.get('content-type')?.includes('application/json');
    const body: unknown = isJson ? JSON.parse(text) : text || undefined;
    expectToTheLetter(call.success.body, body, what);
    answered.add(call.id);
    return body as CallAnswer<C>;
  }

  return { answered, hear };
}

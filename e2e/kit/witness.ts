import type { Call, CallAnswer } from '@ethereal/contracts/call';
import { pathOf, type Request, succeed } from './api.ts';
import { siteUrl } from './site.ts';
import { expectToTheLetter } from './to-the-letter.ts';

/** Makes calls that must succeed, checks each answer exactly, and records the calls that were answered. */
export function createWitness() {
  const answered = new Set<string>();

  /** @throws when the status is not the one of success */
  async function askExactly<C extends Call>(
    call: C,
    request: Request = {},
    token?: string,
    site = siteUrl,
  ): Promise<CallAnswer<C>> {
    const body = await succeed(call, request, token, site);
    expectToTheLetter(call.success.body, body, `${call.id}: ${call.method} ${pathOf(call, request)}`);
    answered.add(call.id);
    return body as CallAnswer<C>;
  }

  return { answered, askExactly };
}

import type { Call, CallAnswer } from '@ethereal/contracts/call';
import { expect } from 'vitest';
import { callApiUnparsed, pathOf, type Request } from './api.ts';
import { siteUrl } from './site.ts';

type Schema = Call['success']['body'];

/**
 * Records a failure unless a value fits its schema exactly: nothing missing, nothing unknown to the schema, nothing
 * that parsing would change.
 */
export function expectExactly(schema: Schema, value: unknown, what: string): void {
  const parsed = schema.safeParse(value);
  if (parsed.success) expect.soft(value, `${what}, as its contract has it`).toEqual(parsed.data);
  else expect.soft(parsed.error.issues, `${what}, read by its contract: ${JSON.stringify(value)}`).toEqual([]);
}

/** Makes calls that must succeed, checks each answer exactly, and records the calls that were answered. */
export function createExactCalls() {
  const answered = new Set<string>();

  /** @throws when the status is not the one of success */
  async function callApiExactly<C extends Call>(
    call: C,
    request: Request = {},
    token?: string,
    site = siteUrl,
  ): Promise<CallAnswer<C>> {
    const body = await callApiUnparsed(call, request, token, site);
    expectExactly(call.success.body, body, `${call.id}: ${call.method} ${pathOf(call, request)}`);
    answered.add(call.id);
    return body as CallAnswer<C>;
  }

  return { answered, callApiExactly };
}

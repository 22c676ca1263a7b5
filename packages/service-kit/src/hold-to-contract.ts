import { isDeepStrictEqual } from 'node:util';
import { hasAnswer, statusesOf } from '@ethereal/contracts/answers';
import type { Call } from '@ethereal/contracts/call';

// In tests and in development; an installation answers as fast as it can.
const IS_HELD = process.env.NODE_ENV !== 'production';

/** @throws Error when the contract of a call names no such status */
export function holdStatus(call: Call, status: number): void {
  if (IS_HELD && !statusesOf(call).has(status))
    throw new Error(`${call.id} answers ${status}, which its contract does not name`);
}

/** @throws Error when an answer is not to the letter what the contract of its call says */
export function holdAnswer(call: Call, status: number, body: unknown): void {
  if (!IS_HELD) return;
  holdStatus(call, status);
  if (status !== call.success.status || !hasAnswer(call) || call.success.types) return;
  const sent: unknown = JSON.parse(JSON.stringify(body));
  const { data, error } = call.success.body.safeParse(sent);
  if (error) throw new Error(`${call.id} breaks its contract: ${error.message}`);
  if (!isDeepStrictEqual(data, sent)) throw new Error(`${call.id} answers more than its contract says`);
}

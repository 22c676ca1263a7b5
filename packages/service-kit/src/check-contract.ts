import { isDeepStrictEqual } from 'node:util';
import { hasAnswer, statusesOf } from '@ethereal/contracts/answers';
import type { Call } from '@ethereal/contracts/call';

/** Whether answers are checked: in tests and development. In production the check would delay every answer. */
const IS_CHECKED = process.env.NODE_ENV !== 'production';

/** @throws Error when the contract of a call does not name the status */
export function checkStatus(call: Call, status: number): void {
  if (IS_CHECKED && !statusesOf(call).has(status))
    throw new Error(`${call.id} answers ${status}, which its contract does not name`);
}

/** @throws Error when an answer does not match its call's contract exactly */
export function checkAnswer(call: Call, status: number, body: unknown): void {
  if (!IS_CHECKED) return;
  checkStatus(call, status);
  const isSuccess = status === call.success.status || status in (call.success.also ?? {});
  if (!isSuccess || !hasAnswer(call) || call.success.types) return;
  const sent: unknown = JSON.parse(JSON.stringify(body));
  const { data, error } = call.success.body.safeParse(sent);
  if (error) throw new Error(`${call.id} breaks its contract: ${error.message}`);
  if (!isDeepStrictEqual(data, sent)) throw new Error(`${call.id} answers fields that its contract does not have`);
}

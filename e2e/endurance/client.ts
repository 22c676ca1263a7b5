import { setTimeout as pause } from 'node:timers/promises';
import type { Call, CallAnswer } from '@ethereal/contracts/call';
import { bodyOf, type Request, send } from '../kit/api.ts';

/** Unsuccessful answer. `status` is 0 without any answer: the connection was refused or broke. */
export interface Failed {
  call: Call;
  status: number;
  retryAfter: string | null;
  body: string;
}

const AGAIN_AFTER_MS = 100;

/** Makes calls as a browser without retries would, and records the failures. */
export function createClient(site: string) {
  const failed: Failed[] = [];
  const took: number[] = [];

  /** Makes a call once. A failure returns undefined and is recorded in `failed`. */
  async function tryOnce<C extends Call>(
    call: C,
    request: Request,
    token?: string,
  ): Promise<{ body: CallAnswer<C> } | undefined> {
    const sentAt = performance.now();
    const note = (status: number, body: string, retryAfter: string | null = null) => {
      failed.push({ call, status, body, retryAfter });
      return undefined;
    };
    try {
      const answer = await send(call, request, token, site);
      const text = await answer.text();
      if (answer.status !== call.success.status) return note(answer.status, text, answer.headers.get('retry-after'));
      const body = call.success.body.parse(bodyOf(answer, text));
      return { body: body as CallAnswer<C> };
    } catch (error) {
      return note(0, reasonOf(error));
    } finally {
      took.push(performance.now() - sentAt);
    }
  }

  /** Repeats a call until it is acknowledged, and records each failure. */
  async function insist<C extends Call>(call: C, request: Request, token: string): Promise<CallAnswer<C>> {
    for (;;) {
      const answer = await tryOnce(call, request, token);
      if (answer) return answer.body;
      await pause(AGAIN_AFTER_MS);
    }
  }

  return { failed, took, tryOnce, insist };
}

export type Client = ReturnType<typeof createClient>;

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause;
  const code = cause instanceof Error && 'code' in cause ? `${cause.code} ` : '';
  return `${code}${cause instanceof Error ? cause.message : error.message}`;
}

/** Returns the fault of an error answer; undefined for a correct one: 503, the shop's JSON, and Retry-After. */
export function faultOf({ call, status, body, retryAfter }: Failed): string | undefined {
  const about = `${call.id}: ${status} ${body.slice(0, 200)}`;
  if (status !== 503) return about;
  if (!(Number(retryAfter) >= 1)) return `${about}, Retry-After ${retryAfter}`;
  try {
    const error = JSON.parse(body);
    const isOurs = [error.message, error.code, error.requestId].every((it) => typeof it === 'string' && it);
    return isOurs ? undefined : about;
  } catch {
    return about;
  }
}

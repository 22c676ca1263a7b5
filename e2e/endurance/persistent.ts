import { setTimeout as pause } from 'node:timers/promises';
import type { Call, CallAnswer } from '@ethereal/contracts/call';
import { bodyOf, type Request, send } from '../kit/api.ts';
import type { Client } from './client.ts';

/** Pause before a failed call is repeated, in milliseconds. */
export const AGAIN_AFTER_MS = 250;

/** Makes calls at one site that are repeated after every failure; failures and durations are recorded in `notes`. */
export function createPersistent(site: string, notes?: Pick<Client, 'failed' | 'took'>) {
  /** Repeats a call until the shop accepts or refuses it; returns undefined for a refusal. */
  async function persist<C extends Call>(call: C, request: Request, token: string): Promise<CallAnswer<C> | undefined> {
    for (;;) {
      const sentAt = performance.now();
      const answer = await send(call, request, token, site).catch(() => undefined);
      const text = await answer?.text().catch(() => undefined);
      notes?.took.push(performance.now() - sentAt);
      if (answer && text !== undefined && answer.status < 500) {
        const isYes = answer.status === call.success.status;
        return isYes ? (call.success.body.parse(bodyOf(answer, text)) as CallAnswer<C>) : undefined;
      }
      const { status = 0, headers } = answer ?? {};
      notes?.failed.push({
        call,
        status,
        body: text ?? '',
        retryAfter: headers?.get('retry-after') ?? null,
      });
      await pause(AGAIN_AFTER_MS);
    }
  }

  return persist;
}

export type Persist = ReturnType<typeof createPersistent>;

/** Enters a card on a page of the bank, repeatedly until the bank has answered. */
export async function pay(url: string, card: string): Promise<void> {
  let form: Record<string, string> = { card };
  for (;;) {
    const body = new URLSearchParams(form);
    const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    if (answer?.status === 303 || answer?.status === 410) return;
    if (text?.includes('Is it you?')) form = { step: 'confirm' };
    else await pause(AGAIN_AFTER_MS);
  }
}

import { createHmac } from 'node:crypto';
import type { Books, Session } from './books.ts';

/** Pause between two rounds of due reports, in milliseconds. */
const EVERY_MS = 100;
/** Timeout of one report, in milliseconds. */
const TIMEOUT_MS = 2000;
/** Maximum pause before a refused report is repeated, in milliseconds. */
const MAX_PAUSE_MS = 30_000;

/** Returns the state of a page as webhooks and calls report it. */
export const reportOf = ({ state, authorization, cents, currency }: Session) =>
  state === 'authorized' ? { state, authorization, cents, currency } : { state };

/** Returns the body of a report about a page, an account or a returned payout; undefined for an unknown id. */
function aboutOf(books: Books, id: string): object | undefined {
  if (books.accounts.wasReturned(id)) return { payout: id };
  if (books.accounts.find(id)) return { account: id };
  const session = books.find(id);
  return session && { order: session.order, session: session.id, report: reportOf(session) };
}

function signed(secret: string, body: string): Record<string, string> {
  const at = Math.floor(Date.now() / 1000);
  const v1 = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return { 'bank-signature': `t=${at},v1=${v1}`, 'content-type': 'application/json' };
}

/**
 * Sends the reports that are due, with growing pauses until the shop has accepted them. Returns the function that stops
 * it.
 */
export function sendReports(books: Books, { webhookUrl, secret }: { webhookUrl: string; secret: string }): () => void {
  const inFlight = new Set<number>();
  const send = async (id: number, subject: string, tries: number): Promise<void> => {
    const about = aboutOf(books, subject);
    if (!about) return books.reported(id);
    const body = JSON.stringify(about);
    const answer = await fetch(webhookUrl, {
      method: 'POST',
      headers: signed(secret, body),
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);
    if (answer?.ok) books.reported(id);
    else books.postpone(id, Date.now() + Math.min(MAX_PAUSE_MS, 200 * 2 ** tries));
  };
  const timer = setInterval(() => {
    for (const { id, session, tries } of books.dueReports(Date.now())) {
      if (inFlight.has(id)) continue;
      inFlight.add(id);
      void send(id, session, tries).finally(() => inFlight.delete(id));
    }
  }, EVERY_MS);
  return () => clearInterval(timer);
}

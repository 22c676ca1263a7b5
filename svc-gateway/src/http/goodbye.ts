import { once } from 'node:events';
import type { Server } from 'node:http';
import { pause } from '@ethereal/service-kit/deadline';
import { lastAnswers } from '@ethereal/service-kit/last-answers';

/** A stream that lasts longer (notifications) is cut; the browser connects again, to another gateway. */
const CUT_AFTER_MS = 5000;

/**
 * Prepares a server for stopping. After the returned function was called every answer, also of requests in flight, ends its connection,
 * so that no visitor or load balancer sends the next request on one that is about to close. It resolves when what was in flight `drainMs`
 * later is over; until then the server goes on listening, as a proxy before it may find no other at once.
 */
export function prepareGoodbye(server: Server): (drainMs: number) => Promise<void> {
  const answers = lastAnswers(server);
  let leaving = false;
  server.prependListener('request', (_request, response) => {
    if (leaving) response.shouldKeepAlive = false;
  });
  return async (drainMs) => {
    leaving = true;
    for (const response of answers.values()) response.shouldKeepAlive = false;
    await pause(drainMs);
    const inFlight = [...answers.values()].filter(({ closed }) => !closed);
    const cut = setTimeout(() => {
      for (const response of inFlight) response.destroy();
    }, CUT_AFTER_MS);
    await Promise.all(inFlight.map((response) => once(response, 'close')));
    clearTimeout(cut);
  };
}

import { once } from 'node:events';
import type { Server } from 'node:http';
import { pause } from '@ethereal/service-kit/deadline';
import { lastAnswers } from '@ethereal/service-kit/listen';

/**
 * Time after which a longer stream (notifications) is cut, in milliseconds. The browser then connects to another
 * gateway.
 */
const CUT_AFTER_MS = 5000;

/**
 * Prepares a server for stopping. After the returned function is called, every answer closes its connection, also the
 * answers to requests in flight. Visitors and load balancers then send no request on a connection that is about to
 * close. The promise resolves when all requests that are in flight after `drainMs` are over. The server continues to
 * listen until then, because a proxy in front may not find another gateway at once.
 */
export function prepareDrain(server: Server): (drainMs: number) => Promise<void> {
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

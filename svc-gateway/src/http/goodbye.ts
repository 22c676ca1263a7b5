import type { Server } from 'node:http';
import { lastAnswers } from '@ethereal/service-kit/last-answers';

/**
 * Prepares a server for stopping: after the returned function was called every answer, also of requests in flight, ends its
 * connection, so that no visitor or load balancer sends the next request on one that is about to close.
 */
export function prepareGoodbye(server: Server): () => void {
  const answers = lastAnswers(server);
  let leaving = false;
  server.prependListener('request', (_request, response) => {
    if (leaving) response.shouldKeepAlive = false;
  });
  return () => {
    leaving = true;
    for (const response of answers.values()) response.shouldKeepAlive = false;
  };
}

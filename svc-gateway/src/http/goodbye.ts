import type { Server, ServerResponse } from 'node:http';

/**
 * Prepares a server for stopping: after the returned function was called every answer, also of requests under way, ends its
 * connection, so that no visitor or load balancer sends the next request on one that is about to close.
 */
export function prepareGoodbye(server: Server): () => void {
  const underWay = new Set<ServerResponse>();
  let leaving = false;
  server.prependListener('request', (_request, response) => {
    if (leaving) response.shouldKeepAlive = false;
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  return () => {
    leaving = true;
    for (const response of underWay) response.shouldKeepAlive = false;
  };
}

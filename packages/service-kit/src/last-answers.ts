import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Returns the last answer of each connection of a server, finished or in flight. When the server stops, these answers
 * must make their clients reconnect elsewhere. The map changes only with connections: V8 links the tables that a map or
 * set outgrows, so a map that changed with every request would keep finished requests from young garbage collections.
 */
export function lastAnswers(server: Server): ReadonlyMap<Socket, ServerResponse> {
  const answers = new Map<Socket, ServerResponse>();
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    if (!answers.has(socket)) socket.once('close', () => answers.delete(socket));
    answers.set(socket, response);
  });
  return answers;
}

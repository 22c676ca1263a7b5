import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The last answer of each of a server's connections, finished or in flight: when the server stops, they must tell their client to connect
 * elsewhere. A map that changes only with connections: V8 links the tables that a map or set outgrows, so one that changes with every request keeps
 * finished requests from young garbage collections.
 */
export function lastAnswers(server: Server): ReadonlyMap<Socket, ServerResponse> {
  const answers = new Map<Socket, ServerResponse>();
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    if (!answers.has(socket)) socket.once('close', () => answers.delete(socket));
    answers.set(socket, response);
  });
  return answers;
}

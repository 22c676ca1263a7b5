import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Express } from 'express';
import { pause } from './deadline.ts';
import type { Logger } from './logger.ts';
import { http } from './node-http.ts';

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

/**
 * Idle time of a connection, in milliseconds: more than the 65 s of the gateway and of load balancers, because the side
 * that sends requests should close it.
 */
const KEEP_ALIVE_MS = 75_000;
/**
 * Time without calls after which the server closes, in milliseconds: more than two rounds of the gateway's probes,
 * because a busy gateway may probe one round late and must not send on a closing connection.
 */
const DRAIN_MS = 500;
/** Additional time in which callers react to the stop on an overloaded machine, in milliseconds. */
const DRAIN_MORE_MS = 2500;
/** Paths of probes, from which callers detect the stop. Requests for them do not delay it. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);
/**
 * Time after which connections that are still open (event streams, slow uploads) are cut, in milliseconds, so that the
 * rest can stop in order.
 */
const CUT_AFTER_MS = 5000;
/** Time within which a port that is in use must become free, in milliseconds. */
const PORT_TIMEOUT_MS = 10_000;
/** Pause between two attempts to bind a port, in milliseconds. */
const PORT_RETRY_MS = 200;

export type Listening = {
  server: Server;
  /** Base URL, such as `http://127.0.0.1:4001`. */
  url: string;
  /**
   * Answers 503 on `/readyz` and sends `Connection: close` until no call has arrived for `drainMs`, at most 2.5 s
   * longer. Then accepts no new connections, and resolves when all requests in flight are answered.
   */
  close(): Promise<void>;
};

export type ListenOptions = { host: string; port: number; logger: Logger; drainMs?: number };

/**
 * Binds the port and retries while it is in use, which may be temporary: the process before this one, or an outgoing
 * connection that got the port.
 * @throws the last fault when the port is still in use after `PORT_TIMEOUT_MS`, any other fault at once
 */
async function bind(server: Server, { host, port, logger }: ListenOptions): Promise<void> {
  const until = performance.now() + PORT_TIMEOUT_MS;
  for (;;) {
    try {
      server.listen(port, host);
      await once(server, 'listening');
      return;
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || performance.now() >= until) throw error;
      logger.warn({ port }, 'waiting for the port');
      await delay(PORT_RETRY_MS);
    }
  }
}

/**
 * Waits until no call has arrived for `quietMs`: a client that still sends has not detected that this instance stops.
 */
async function untilQuiet(server: Server, quietMs: number): Promise<void> {
  let quietAt = performance.now() + quietMs;
  const latest = quietAt + DRAIN_MORE_MS;
  const onRequest = ({ url = '' }: IncomingMessage) => {
    if (!PROBES.has(url)) quietAt = Math.min(latest, performance.now() + quietMs);
  };
  server.prependListener('request', onRequest);
  for (let now = performance.now(); now < quietAt; now = performance.now()) await pause(quietAt - now);
  server.off('request', onRequest);
}

/** Starts listening (port 0: a free port) and logs the line `listening` with the url. */
export async function listen(app: Express, options: ListenOptions): Promise<Listening> {
  const { host, port, logger, drainMs = DRAIN_MS } = options;
  // A chat message is part of the path: 2,000 characters of any script, percent-encoded, take up to 24 kB.
  const server = http.createServer({ maxHeaderSize: 40 * 1024 }, app);
  const answers = lastAnswers(server);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = KEEP_ALIVE_MS + 5000;
  await bind(server, options);
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`;
  logger.info({ url }, 'listening');
  return {
    server,
    url,
    async close() {
      app.locals.draining = true;
      for (const response of answers.values()) {
        if (!response.headersSent) response.setHeader('Connection', 'close');
      }
      await untilQuiet(server, drainMs);
      const idle = setInterval(() => server.closeIdleConnections(), 50);
      const cut = setTimeout(() => server.closeAllConnections(), CUT_AFTER_MS);
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      clearInterval(idle);
      clearTimeout(cut);
    },
  };
}

import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Express } from 'express';
import { pause } from './deadline.ts';
import { lastAnswers } from './last-answers.ts';
import type { Logger } from './logger.ts';

/** More than the 65 s of the gateway and of load balancers: the side that sends requests should be the one to close. */
const KEEP_ALIVE_MS = 75_000;
/** More than two rounds of the gateway's probes: one that is busy may hear a round late, and must not send on a connection that closes. */
const DRAIN_MS = 500;
/** How much longer a caller may take to hear that this instance stops, on a machine with too much to do. */
const DRAIN_MORE_MS = 2500;
/** What callers ask to hear that it stops: no reason to stay. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);
/** What is still open this long after that (event streams, slow uploads) is cut, so that the rest stops in good order. */
const CUT_AFTER_MS = 5000;
const PORT_PATIENCE_MS = 10_000;
const PORT_RETRY_MS = 200;

export type Listening = {
  server: Server;
  /** `http://127.0.0.1:4001` */
  url: string;
  /**
   * `/readyz` answers 503 and answers say `Connection: close` until no call has come for `drainMs`, at most 2.5 s longer than that; then
   * no new connections; resolves when what is in flight is answered.
   */
  close(): Promise<void>;
};

export type ListenOptions = { host: string; port: number; logger: Logger; drainMs?: number };

/**
 * A port that is in use may be so for a moment only: by the process before this one, or by a connection that went out from it while nobody
 * listened there. @throws the last fault when it still is after `PORT_PATIENCE_MS`, any other at once.
 */
async function bind(server: Server, { host, port, logger }: ListenOptions): Promise<void> {
  const until = performance.now() + PORT_PATIENCE_MS;
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

/** Until no call has come for so long: a caller that still sends has not heard that this instance stops. */
async function untilQuiet(server: Server, quietMs: number): Promise<void> {
  let quietAt = performance.now() + quietMs;
  const latest = quietAt + DRAIN_MORE_MS;
  const heard = ({ url = '' }: IncomingMessage) => {
    if (!PROBES.has(url)) quietAt = Math.min(latest, performance.now() + quietMs);
  };
  server.prependListener('request', heard);
  for (let now = performance.now(); now < quietAt; now = performance.now()) await pause(quietAt - now);
  server.off('request', heard);
}

/** Starts listening (port 0: a free one) and logs the line `listening` with the url. */
export async function listen(app: Express, options: ListenOptions): Promise<Listening> {
  const { host, port, logger, drainMs = DRAIN_MS } = options;
  // A chat message stands in the path: 2,000 characters of any script, percent-encoded, come to some 24 kB.
  const server = createServer({ maxHeaderSize: 40 * 1024 }, app);
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

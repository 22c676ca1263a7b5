import { connect, createServer, type Socket } from 'node:net';
import { lastingPort } from './harness.ts';

export type TcpProxy = {
  /** Returns the original URL with the proxy's host and port. */
  url: string;
  /** Ends all connections and accepts no new ones, as if the server were down. */
  cut(): Promise<void>;
  /** Accepts connections again at the same address. */
  restore(): Promise<void>;
  /** Keeps connections open and forwards nothing, as if the server were stalled. */
  stall(): void;
  resume(): void;
  close(): Promise<void>;
};

/**
 * Starts a proxy between a test and a shared backing service, so that the service can be unavailable for this test
 * alone, or distant: everything takes `delayMs` longer each way.
 */
export async function startTcpProxy(target: string, { delayMs = 0 } = {}): Promise<TcpProxy> {
  const url = new URL(target);
  const sockets = new Set<Socket>();
  let stalled = false;

  const server = createServer((client) => {
    const upstream = connect(Number(url.port), url.hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('data', (chunk) => {
        // Timers with the same delay fire in the order in which they were set.
        if (delayMs > 0) setTimeout(() => to.write(chunk), delayMs);
        else to.write(chunk);
      });
      if (stalled) from.pause();
    }
  });

  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
  const cut = () =>
    new Promise<void>((resolve) => {
      if (!server.listening) {
        resolve();
        return;
      }
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });

  const port = await lastingPort();
  await listen(port);
  const proxied = new URL(target);
  proxied.hostname = '127.0.0.1';
  proxied.port = String(port);

  return {
    url: proxied.href,
    cut,
    restore: () => listen(port),
    stall() {
      stalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      stalled = false;
      for (const socket of sockets) socket.resume();
    },
    close: cut,
  };
}

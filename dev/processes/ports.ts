import { createServer } from 'node:net';
import getPort from 'get-port';

// Below the range that systems take for outgoing connections, so that nobody takes a service's port while it restarts.
const FIRST = 20_000;
const LAST = 31_999;

/** So many free ports on this machine. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  return ports;
}

export async function freePort(): Promise<number> {
  const tries = Array.from({ length: 20 }, () => FIRST + Math.floor(Math.random() * (LAST - FIRST)));
  return getPort({ port: tries });
}

/** Whether a server could listen on this port now. */
export function isPortFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

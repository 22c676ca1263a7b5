import { createServer } from 'node:net';
import getPort from 'get-port';

// These ports are below the ephemeral ones, so that no connection takes a service's port while it restarts.
const FIRST = 20_000;
const LAST = 31_999;

/** Returns `count` free ports of this machine. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  return ports;
}

/** Returns a port that is free now. */
export async function freePort(): Promise<number> {
  const candidates = Array.from({ length: 20 }, () => FIRST + Math.floor(Math.random() * (LAST - FIRST)));
  return getPort({ port: candidates });
}

/** Whether a server can listen on this port of this machine now. */
export async function isPortFree(port: number): Promise<boolean> {
  const taken = await Promise.all(['127.0.0.1', '::1'].map((host) => isTaken(port, host)));
  return !taken.includes(true);
}

function isTaken(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // Other errors mean that the machine has no such address.
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'EADDRINUSE' || error.code === 'EACCES'),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)));
  });
}

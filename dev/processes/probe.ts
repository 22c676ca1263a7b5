import { connect } from 'node:net';

export interface Probe {
  port: number;
  /** First bytes of the client, and the start of the answer of a ready server. Without them a connection suffices. */
  say?: string;
  expect?: string;
}

/** Whether a server answers on this port now: one attempt, at most a second. */
export function answers({ port, say, expect }: Probe): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const settle = (ready: boolean) => {
      socket.destroy();
      resolve(ready);
    };
    socket.setTimeout(1000, () => settle(false));
    socket.once('error', () => settle(false));
    socket.once('close', () => settle(false));
    socket.once('connect', () => {
      if (say === undefined) return settle(true);
      socket.write(say, 'latin1');
    });
    socket.once('data', (data) => settle(data.toString('latin1').startsWith(expect ?? '')));
  });
}

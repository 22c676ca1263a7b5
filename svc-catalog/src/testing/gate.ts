import { connect, createServer, type Socket } from 'node:net';

/** Starts a proxy in front of the broker that can be shut, as if the broker were unavailable. */
export async function startGate(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isOpen = true;
  const server = createServer((client) => {
    if (!isOpen) {
      client.destroy();
      return;
    }
    const broker = connect(Number(port || 5672), hostname);
    for (const socket of [client, broker]) {
      sockets.add(socket);
      socket
        .on('error', () => {})
        .on('close', () => {
          client.destroy();
          broker.destroy();
          sockets.delete(socket);
        });
    }
    client.pipe(broker).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  const shut = () => {
    isOpen = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    shut,
    open: () => {
      isOpen = true;
    },
    close: () =>
      new Promise<void>((resolve) => {
        shut();
        server.close(() => resolve());
      }),
  };
}

import { createServer } from 'node:http';

/** A catalogue that knows no item, for services that keep a replica: what is not in the replica is unknown. */
export async function startEmptyCatalogue(): Promise<{ url: string; close(): void }> {
  const server = createServer((_request, response) => response.writeHead(404).end('{}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

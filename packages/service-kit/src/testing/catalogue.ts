import { createServer } from 'node:http';

/** Starts an empty catalog for services with a replica: items that the replica lacks are unknown. */
export async function startEmptyCatalogue(): Promise<{ url: string; close(): void }> {
  const server = createServer((_request, response) => response.writeHead(404).end('{}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

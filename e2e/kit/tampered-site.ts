import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { siteUrl } from './site.ts';

type Tampered = {
  url: string;
  /** Returns the number of answers that were changed so far. */
  changed(): number;
  /** Passes all answers unchanged from now on. */
  leave(): void;
  close(): void;
};

/**
 * Opens the shop behind an attacker who appends to files and keeps every header: the browser
 * caches them like the original files.
 */
export async function openTamperedSite(files: RegExp, addition: string): Promise<Tampered> {
  let count = 0;
  let present = true;
  const pass = (received: IncomingMessage, answer: ServerResponse) => {
    const { host: _host, ...headers } = received.headers;
    const upstream = request(new URL(received.url ?? '/', siteUrl), {
      method: received.method ?? 'GET',
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    upstream.on('response', (response) => {
      const isChanged = present && files.test(received.url ?? '') && response.statusCode === 200;
      const { 'content-length': _length, ...kept } = response.headers;
      answer.writeHead(response.statusCode ?? 502, isChanged ? kept : response.headers);
      if (isChanged) {
        count++;
        response.on('end', () => answer.end(`\n${addition}`));
      }
      response.pipe(answer, { end: !isChanged });
    });
    upstream.on('error', () => answer.destroy());
    received.pipe(upstream);
  };
  const server = createServer(pass);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    changed: () => count,
    leave() {
      present = false;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

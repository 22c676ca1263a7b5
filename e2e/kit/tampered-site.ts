import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { siteUrl } from './site.ts';

type Tampered = {
  url: string;
  /** How many answers were changed so far. */
  changed(): number;
  /** From now on everything comes as it is. */
  leave(): void;
  close(): void;
};

/** The shop behind somebody who adds to the files whose path matches, with every header as it was: the browser keeps them as it would the real ones. */
export async function openTamperedSite(which: RegExp, more: string): Promise<Tampered> {
  let count = 0;
  let present = true;
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const { host: _host, ...headers } = asked.headers;
    const upstream = request(new URL(asked.url ?? '/', siteUrl), {
      method: asked.method ?? 'GET',
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    upstream.on('response', (response) => {
      const isChanged = present && which.test(asked.url ?? '') && response.statusCode === 200;
      const { 'content-length': _length, ...kept } = response.headers;
      answer.writeHead(response.statusCode ?? 502, isChanged ? kept : response.headers);
      if (isChanged) {
        count++;
        response.on('end', () => answer.end(`\n${more}`));
      }
      response.pipe(answer, { end: !isChanged });
    });
    upstream.on('error', () => answer.destroy());
    asked.pipe(upstream);
  };
  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
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

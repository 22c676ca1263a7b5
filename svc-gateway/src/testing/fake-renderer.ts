import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { z } from 'zod';

const pageRequest = z.looseObject({ location: z.string(), pair: z.unknown() });

/** Starts a renderer that answers as a test defines, and records which pages were requested. */
export async function startFakeRenderer() {
  const renderer = {
    url: '',
    requests: [] as z.output<typeof pageRequest>[],
    answer: rendered('<p>rendered</p>'),
    /** Tags of what each page shows. Empty by default. */
    shows: new Map<string, readonly string[]>(),
    close,
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      if (request.url === '/render') renderer.requests.push(pageRequest.parse(JSON.parse(body)));
      const tags = renderer.shows.get(renderer.requests.at(-1)?.location ?? '');
      (tags ? rendered('<p>rendered</p>', { tags }) : renderer.answer)(request, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  renderer.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return renderer;

  async function close(): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }
}

export const json = (body: unknown, status = 200): RequestListener => {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
};

/** Returns a page as the renderer answers it. */
export const rendered = (html: string, more = {}) => json({ html, status: 200, isComplete: true, tags: [], ...more });

import { createServer } from 'node:http';

const SINCE = '2026-01-02T03:04:05.000Z';

/** Starts a fake svc-identity, which returns Ada Lovelace for every id, and can be unavailable. */
export async function startFakeIdentity() {
  let isUnavailable = false;
  const server = createServer((request, response) => {
    const id = /^\/internal\/people\/(\w+)$/.exec(request.url ?? '')?.[1];
    const status = isUnavailable ? 503 : id ? 200 : 404;
    const body = status === 200 ? { fname: 'Ada', lname: 'lovelace', since: SINCE } : {};
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    since: SINCE,
    setUnavailable(now: boolean) {
      isUnavailable = now;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

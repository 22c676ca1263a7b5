import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { lastingPort } from '@ethereal/service-kit/testing/harness';

/** Answer of the fake to all requests except its health checks. */
export type FakeAnswer = (req: IncomingMessage, res: ServerResponse) => void;

/**
 * Starts a fake of a service instance behind the gateway. The test defines every answer. `description` is its OpenAPI
 * document.
 */
export async function startFakeService(answer: FakeAnswer, wanted = 0, description: object = {}, host = '127.0.0.1') {
  const port = wanted || (await lastingPort());
  let current = answer;
  let readiness: 'ready' | 'unready' | 'hangs' = 'ready';
  const seen: string[] = [];
  const listener: RequestListener = (req, res) => {
    if (req.url === '/healthz') res.end('{}');
    else if (req.url === '/readyz') {
      if (readiness !== 'hangs') res.writeHead(readiness === 'ready' ? 200 : 503).end('{}');
    } else if (req.url === '/openapi.json') answerJson(description)(req, res);
    else {
      seen.push(`${req.method} ${req.url}`);
      current(req, res);
    }
  };
  const server = createServer(listener);
  server.listen(port, host);
  await once(server, 'listening');
  return {
    url: `http://${host}:${port}`,
    host,
    port,
    /** Method and path of each received request, in order. */
    seen,
    answerWith(next: FakeAnswer): void {
      current = next;
    },
    setReady(ready: boolean): void {
      readiness = ready ? 'ready' : 'unready';
    },
    /** From now on, readiness probes receive no answer. */
    hangReadiness(): void {
      readiness = 'hangs';
    },
    async close(): Promise<void> {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

export type FakeService = Awaited<ReturnType<typeof startFakeService>>;

export const answerJson =
  (body: unknown, status = 200): FakeAnswer =>
  (_, res) => {
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

import type { Call, ErrorBody } from '@ethereal/contracts/call';
import { Router } from 'express';
import { withDeadline } from './deadline.ts';
import { registry } from './metrics.ts';
import { openApiDocument } from './openapi.ts';

export type Readiness = Record<string, () => Promise<unknown>>;

/** Time within which a check of `/readyz` must answer, in milliseconds. */
const DEADLINE_MS = 1500;

async function unavailableAmong(readiness: Readiness): Promise<string[]> {
  const answers = await Promise.all(
    Object.entries(readiness).map(async ([name, check]) =>
      withDeadline(check(), DEADLINE_MS, name).then(
        () => [],
        () => [name],
      ),
    ),
  );
  return answers.flat();
}

/** Routes for operators and their tools: `/healthz`, `/readyz`, `/metrics`, `/openapi.json`. */
export function operations(options: { name: string; readiness: Readiness; calls: readonly Call[] }): Router {
  const { name, readiness, calls } = options;
  const router = Router();
  let document: string | undefined;

  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });

  router.get('/readyz', async (request, response) => {
    const unavailable = request.app.locals.draining ? ['stopping'] : await unavailableAmong(readiness);
    response.set('Cache-Control', 'no-store');
    if (unavailable.length === 0) {
      response.json({ status: 'ready' });
      return;
    }
    const body: ErrorBody & { away: string[] } = {
      message: `Not ready: ${unavailable.join(', ')}`,
      code: 'UNAVAILABLE',
      requestId: request.id,
      away: unavailable,
    };
    response.status(503).set('Retry-After', '1').json(body);
  });

  router.get('/metrics', async (_request, response) => {
    response.type(registry.contentType).send(await registry.metrics());
  });

  router.get('/openapi.json', (_request, response) => {
    document ??= JSON.stringify(openApiDocument(name, calls));
    response.type('json').send(document);
  });

  return router;
}

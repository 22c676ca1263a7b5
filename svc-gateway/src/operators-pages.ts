import type { OwnPage } from './gateway.ts';
import { sendJson } from './http/answers.ts';
import { COMMON_HEADERS } from './http/security-headers.ts';
import type { Metrics } from './metrics.ts';

/** What an orchestrator asks. The gateway is ready whenever it runs: it says itself what is away behind it. */
export function operatorsPages(options: {
  metrics: Metrics;
  isStopping: () => boolean;
}): [string, OwnPage][] {
  return [
    ['/healthz', (visit) => sendJson(visit, 200, { status: 'ok' })],
    [
      '/readyz',
      (visit) =>
        options.isStopping()
          ? sendJson(visit, 503, { status: 'stopping' }, { 'retry-after': '1' })
          : sendJson(visit, 200, { status: 'ready' }),
    ],
    [
      '/metrics',
      async ({ req, res }) => {
        const text = await options.metrics.text();
        res.writeHead(200, { ...COMMON_HEADERS, 'content-type': options.metrics.contentType });
        res.end(req.method === 'HEAD' ? undefined : text);
      },
    ],
  ];
}

import type { OwnPage } from './gateway.ts';
import { notFound, sendJson } from './http/answers.ts';
import { COMMON_HEADERS } from './http/security-headers.ts';
import type { Metrics } from './metrics.ts';
import { refuse } from './proxy/forward.ts';

/** What an orchestrator asks. The gateway is ready whenever it runs: it says itself what is away behind it. */
export function healthPages(isStopping: () => boolean): [string, OwnPage][] {
  return [
    ['/healthz', (visit) => sendJson(visit, 200, { status: 'ok' })],
    [
      '/readyz',
      (visit) =>
        isStopping()
          ? sendJson(visit, 503, { status: 'stopping' }, { 'retry-after': '1' })
          : sendJson(visit, 200, { status: 'ready' }),
    ],
  ];
}

/** What Prometheus asks. */
export function metricsPage(metrics: Metrics): [string, OwnPage][] {
  return [
    [
      '/metrics',
      async ({ req, res }) => {
        const text = await metrics.text();
        res.writeHead(200, { ...COMMON_HEADERS, 'content-type': metrics.contentType });
        res.end(req.method === 'HEAD' ? undefined : text);
      },
    ],
  ];
}

/** Pages that are nobody's business here, where they would be taken for pages of the site. */
export const exceptFor =
  (paths: readonly string[], page: OwnPage): OwnPage =>
  (visit) =>
    paths.includes(visit.target.path) ? refuse(visit, notFound) : page(visit);

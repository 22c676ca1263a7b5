import type { OwnPage } from '../gateway/application.ts';
import { notFound, sendJson } from '../http/answers.ts';
import { COMMON_HEADERS } from '../http/security-headers.ts';
import type { Metrics } from '../metrics.ts';
import { refuse } from '../proxy/forward.ts';

/**
 * Returns the probes of an orchestrator. A running gateway is always ready, because it answers itself when a service
 * behind it is unavailable.
 */
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

/** Returns the page that Prometheus reads. */
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

/**
 * Answers the given paths with 404. They exist on the operators' port only and would otherwise be answered as pages of
 * the site.
 */
export const exceptFor =
  (paths: readonly string[], page: OwnPage): OwnPage =>
  (visit) =>
    paths.includes(visit.target.path) ? refuse(visit, notFound) : page(visit);

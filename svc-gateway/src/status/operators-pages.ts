import type { OwnPage } from '../gateway/application.ts';
import { sendJson } from '../http/answers.ts';
import { COMMON_HEADERS } from '../http/security-headers.ts';
import type { Metrics } from '../metrics.ts';

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

import { sendFile } from '../front-end/send-file.ts';
import { textFile } from '../front-end/static-files.ts';
import type { OwnPage } from '../gateway/application.ts';
import { sendJson } from '../http/answers.ts';
import { contentSecurityPolicy, PAGE_HEADERS } from '../http/security-headers.ts';
import type { Rendering } from '../rendering/rendering.ts';
import type { Shared } from '../shared/shared.ts';
import { backingState } from './backing.ts';
import { healthPages, metricsPage } from './operators-pages.ts';
import { STATUS_STYLE, statusPage } from './page.ts';
import { siteState } from './state.ts';

/** Creates the status page: HTML for browsers, and JSON for clients that request it. */
function createStatus(shared: Shared, rendering: Rendering): [string, OwnPage][] {
  const { live, groups, config } = shared;
  const style = textFile(STATUS_STYLE, 'text/css');
  const headers = {
    ...PAGE_HEADERS,
    'content-security-policy': contentSecurityPolicy({}),
    'cache-control': 'no-store',
    vary: 'Accept, Accept-Encoding',
  };
  const status: OwnPage = async (visit) => {
    const [backing, registry, renderers] = await Promise.all([
      backingState({ ...shared, queues: config.STATUS_QUEUES }),
      live.registry(),
      rendering.states(),
    ]);
    const { isChecked, refusals } = live;
    const releases = { registry, isChecked, refused: refusals() };
    const state = await siteState(groups, backing, releases, renderers);
    if (visit.req.headers.accept?.includes('text/html')) {
      const page = textFile(statusPage(state), 'text/html');
      await sendFile(visit, page, { headers });
    } else sendJson(visit, 200, state, { vary: 'Accept' });
  };
  return [
    ['/status', status],
    ['/status.css', (visit) => sendFile(visit, style)],
  ];
}

export type StatusPart = {
  /** Pages that probes request: `/healthz` and `/readyz`. */
  health: [string, OwnPage][];
  /** Pages for operators: health, metrics and status. */
  forOperators: ReadonlyMap<string, OwnPage>;
  /** Makes `/readyz` report that this gateway is about to stop. */
  reportStopping(): void;
};

/** Opens the pages about the state of the gateway and of the services behind it. */
export function openStatus(shared: Shared, { rendering }: { rendering: Rendering }): StatusPart {
  let leaving = false;
  const health = healthPages(() => leaving);
  return {
    health,
    forOperators: new Map([...health, ...metricsPage(shared.metrics), ...createStatus(shared, rendering)]),
    reportStopping() {
      leaving = true;
    },
  };
}

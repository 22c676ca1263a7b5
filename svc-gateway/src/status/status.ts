import type { LiveSite } from '@ethereal/areas/registry/live-site';
import type { Broker } from '@ethereal/service-kit/events/broker';
import type { Redis } from '@ethereal/service-kit/redis';
import { sendFile } from '../front-end/send-file.ts';
import { fileOf } from '../front-end/static-files.ts';
import type { OwnPage } from '../gateway.ts';
import { sendJson } from '../http/answers.ts';
import { contentSecurityPolicy, PAGE_HEADERS } from '../http/security-headers.ts';
import type { UpstreamGroup } from '../proxy/upstream-group.ts';
import type { Rendering } from '../rendering/rendering.ts';
import { backingState } from './backing.ts';
import { STATUS_STYLE, statusPage } from './page.ts';
import { siteState } from './state.ts';

type Options = {
  groups: readonly UpstreamGroup[];
  redis: Redis;
  broker: Broker | undefined;
  queues: readonly string[];
  live: Pick<LiveSite, 'registry' | 'isChecked' | 'refusals'>;
  rendering: Pick<Rendering, 'states'>;
};

/** Creates the status page: HTML for browsers, and JSON for clients that request it. */
export function createStatus(options: Options): [string, OwnPage][] {
  const style = fileOf(Buffer.from(STATUS_STYLE), 'text/css; charset=utf-8', false);
  const headers = {
    ...PAGE_HEADERS,
    'content-security-policy': contentSecurityPolicy({}),
    'cache-control': 'no-store',
    vary: 'Accept, Accept-Encoding',
  };
  const status: OwnPage = async (visit) => {
    const [backing, registry, renderers] = await Promise.all([
      backingState(options),
      options.live.registry(),
      options.rendering.states(),
    ]);
    const { isChecked, refusals } = options.live;
    const releases = { registry, isChecked, refused: refusals() };
    const state = await siteState(options.groups, backing, releases, renderers);
    if (visit.req.headers.accept?.includes('text/html')) {
      const page = fileOf(Buffer.from(statusPage(state)), 'text/html; charset=utf-8', false);
      await sendFile(visit, page, { headers });
    } else sendJson(visit, 200, state, { vary: 'Accept' });
  };
  return [
    ['/status', status],
    ['/status.css', (visit) => sendFile(visit, style)],
  ];
}

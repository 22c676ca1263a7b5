import type { Redis } from '@ethereal/service-kit/redis';
import type { OwnPage } from '../gateway.ts';
import { sendJson } from '../http/answers.ts';
import type { UpstreamGroup } from '../proxy/upstream-group.ts';
import type { Registry } from '../registry/registry.ts';

type Options = {
  groups: readonly UpstreamGroup[];
  redis: Redis;
  rabbitmqUrl: string | undefined;
  readRegistry(): Promise<Registry>;
};

export function createStatus({ groups }: Options): OwnPage {
  return (visit) =>
    sendJson(
      visit,
      200,
      groups.map((it) => it.service),
    );
}

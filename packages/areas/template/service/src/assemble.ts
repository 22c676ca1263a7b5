import { EVENTS } from '@ethereal/contracts/events';
import type { Base } from '@ethereal/service-kit/base';
import { defineService } from '@ethereal/service-kit/define-service';
import { consume } from '@ethereal/service-kit/events/consumer';
import { ensureIndexes } from '@ethereal/service-kit/mongo';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { type Config, configSchema } from './config.ts';
import { countPublished } from './contract.ts';
import { createPublishedStore } from './published.store.ts';

/** Puts the service together on its database, broker and Redis. */
async function assemble(base: Base<Config>) {
  const published = createPublishedStore(base.db);
  await ensureIndexes(published);
  const items = consume({
    ...base,
    queue: base.config.EVENTS_QUEUE,
    bindings: ['item.published'],
    schema: EVENTS['item.published'],
    handle: ({ subject, time }) => published.note(subject, new Date(time)),
  });
  return {
    calls: [countPublished],
    consumers: [items],
    mount(router: Router) {
      route(router, countPublished, {}, async () => ({ published: await published.count() }));
    },
  };
}

export const service = defineService({ name: 'svc-sample', config: configSchema, assemble });

import { eventOf } from '@ethereal/contracts/events';
import type { Base } from '@ethereal/service-kit/base';
import { defineService } from '@ethereal/service-kit/define-service';
import { consume } from '@ethereal/service-kit/events/consumer';
import { newEvent } from '@ethereal/service-kit/events/event';
import { ensureIndexes } from '@ethereal/service-kit/mongo';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { area } from '../area.ts';
import { type Config, configSchema } from './config.ts';
import { countPublished } from './contract.ts';
import { createPublishedStore } from './published.store.ts';

const TYPES = area.consumes['svc-sample.items'];

/** Puts the service together on its database, broker and Redis. */
async function assemble(base: Base<Config>) {
  const published = createPublishedStore(base.db);
  await ensureIndexes(published);
  const items = consume({
    ...base,
    queue: base.config.EVENTS_QUEUE,
    bindings: TYPES,
    schema: eventOf(TYPES),
    async handle({ id, subject, time }) {
      await published.note(subject, new Date(time));
      const data = { published: await published.count() };
      // By the id of what it follows from: the same event, however often that comes.
      const about = { source: area.name, subject, data, id: `${id}:counted` };
      await base.publisher.publish(newEvent({ type: 'sample.counted', ...about }));
    },
  });
  return {
    calls: [countPublished],
    consumers: [items],
    mount(router: Router) {
      route(router, countPublished, {}, async () => ({ published: await published.count() }));
    },
  };
}

export const service = defineService({ name: area.name, config: configSchema, assemble });

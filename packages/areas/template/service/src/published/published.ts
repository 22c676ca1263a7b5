import type { Base } from '@ethereal/service-kit/base';
import type { Part } from '@ethereal/service-kit/define-service';
import { consumeTypes } from '@ethereal/service-kit/events/consumer';
import { newEvent } from '@ethereal/service-kit/events/event';
import { ensureIndexes } from '@ethereal/service-kit/mongo';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { area } from '../../area.ts';
import type { Config } from '../config.ts';
import { countPublished } from '../contract.ts';
import { createPublishedStore } from './published.store.ts';

const TYPES = area.consumes['svc-sample.items'];

/** Counts published items and publishes the new number. */
export async function openPublished(base: Base<Config>): Promise<Part> {
  const published = createPublishedStore(base.db);
  await ensureIndexes(published);
  const items = consumeTypes({
    ...base,
    queue: `${base.config.EVENTS_QUEUE}.items`,
    types: TYPES,
    async handle({ id, subject, time }) {
      await published.add(subject, new Date(time));
      const data = { published: await published.count() };
      // The id derives from the consumed event: a second delivery publishes the same event again.
      const counted = { type: 'sample.counted', source: area.name, subject, data, id: `${id}:counted` } as const;
      await base.publisher.publish(newEvent(counted));
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

import type { ServiceArea } from '@ethereal/areas/service-area';
import { COUNTED_TYPES } from './src/events/counted.ts';

export const area = {
  name: 'svc-analytics',
  consumes: {
    'svc-analytics.events': COUNTED_TYPES,
    'svc-analytics.events.items': ['item.published', 'item.updated', 'item.unpublished'],
    'svc-analytics.events.deletions': ['user.deleted'],
  },
  publishes: ['user.erased'],
  personalData: true,
  neighbors: ['svc-catalog'],
  instances: { min: 1, max: 10 },
  scale: { queue: 'svc-analytics.events' },
} as const satisfies ServiceArea;

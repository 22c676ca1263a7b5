import type { ServiceArea } from '@ethereal/areas/service-area';

export const area = {
  name: 'svc-analytics',
  consumes: {
    'svc-analytics.events': [
      'item.viewed',
      'item.favourited',
      'item.carted',
      'item.sold',
      'item.sale-reversed',
      'order.placed',
      'user.joined',
      'item.published',
    ],
    'svc-analytics.events.items': ['item.published', 'item.updated', 'item.unpublished'],
    'svc-analytics.events.deletions': ['user.deleted'],
  },
  publishes: ['user.erased'],
  personalData: true,
  neighbours: ['svc-catalog'],
  instances: { least: 1, most: 10 },
  scale: { queue: 'svc-analytics.events' },
} as const satisfies ServiceArea;

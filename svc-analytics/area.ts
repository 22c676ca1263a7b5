import type { ServiceArea } from '@ethereal/areas/service-area';

export const area: ServiceArea = {
  name: 'svc-analytics',
  queues: ['svc-analytics.events', 'svc-analytics.events.items'],
  publishes: ['user.erased'],
  neighbours: ['svc-catalog'],
  instances: { least: 1, most: 10 },
  scale: { queue: 'svc-analytics.events' },
};

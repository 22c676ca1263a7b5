import type { ServiceArea } from '@ethereal/areas/service-area';

export const area = {
  name: 'svc-sample',
  consumes: { 'svc-sample.items': ['item.published'] },
  publishes: ['sample.counted'],
} as const satisfies ServiceArea;

import type { ServiceArea } from '@ethereal/areas/service-area';

export const area: ServiceArea = {
  name: 'svc-sample',
  queues: ['svc-sample.items'],
};

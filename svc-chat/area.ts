import type { ServiceArea } from '@ethereal/areas/service-area';

export const area: ServiceArea = {
  name: 'svc-chat',
  publishes: ['user.erased'],
  neighbours: ['svc-catalog', 'svc-orders'],
};

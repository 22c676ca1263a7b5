import type { ServiceArea } from '@ethereal/areas/service-area';

export const area: ServiceArea = {
  name: 'svc-orders',
  queues: ['svc-orders.items'],
  publishes: [
    'item.carted',
    'item.sold',
    'item.taken-back',
    'item.stock-changed',
    'order.placed',
    'order.status-changed',
    'order.line-cancelled',
    'order.return-changed',
    'user.erased',
  ],
  neighbours: ['svc-catalog'],
};

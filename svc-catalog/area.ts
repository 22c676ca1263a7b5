import type { ServiceArea } from '@ethereal/areas/service-area';

export const area: ServiceArea = {
  name: 'svc-catalog',
  queues: ['svc-catalog.favourites', 'svc-catalog.purchases', 'svc-catalog.stock'],
  publishes: [
    'item.published',
    'item.updated',
    'item.unpublished',
    'item.rated',
    'item.restocked',
    'item.viewed',
    'item.favourited',
    'item.unfavourited',
    'store.changed',
    'review.added',
    'review.replied',
    'favourite.cheaper',
    'favourite.back-in-stock',
    'user.erased',
  ],
  neighbours: ['svc-identity'],
};

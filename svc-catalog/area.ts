import type { ServiceArea } from '@ethereal/areas/service-area';

export const area = {
  name: 'svc-catalog',
  consumes: {
    'svc-catalog.favourites': ['item.updated', 'item.restocked'],
    'svc-catalog.people': ['order.status-changed', 'user.deleted'],
    'svc-catalog.stock': ['item.stock-changed'],
  },
  hears: ['item.published', 'item.updated', 'item.unpublished', 'item.rated', 'item.stock-changed'],
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
    'review.edited',
    'favourite.cheaper',
    'favourite.back-in-stock',
    'user.erased',
  ],
  personalData: true,
  neighbours: ['svc-identity'],
  limits: { cpu: 2, memory: 1024 },
  requests: { cpu: 0.5, memory: 512 },
  secret: { name: 'ethereal-images' },
  files: { volume: 'uploads', size: '2Gi' },
} as const satisfies ServiceArea;

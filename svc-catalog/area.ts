import type { ServiceArea } from '@ethereal/areas/service-area';

/** Events that change an item of the index. */
export const ITEM_CHANGES = [
  'item.published',
  'item.updated',
  'item.unpublished',
  'item.rated',
  'item.stock-changed',
] as const;

export const area = {
  name: 'svc-catalog',
  consumes: {
    'svc-catalog.favourites': ['item.updated', 'item.restocked', 'item.unpublished'],
    'svc-catalog.people': [
      'order.status-changed',
      'user.suspended',
      'user.restored',
      'user.deleted',
      'report.decided',
      'report.undone',
    ],
    'svc-catalog.stock': ['item.stock-changed'],
  },
  receives: [...ITEM_CHANGES, 'store.changed'],
  publishes: [
    'item.published',
    'item.updated',
    'items.changed',
    'item.unpublished',
    'item.rated',
    'item.restocked',
    'item.hidden',
    'item.shown',
    'item.viewed',
    'item.favourited',
    'item.unfavourited',
    'store.changed',
    'delivery.day-began',
    'pictures.gone',
    'announcement.changed',
    'review.added',
    'review.replied',
    'review.edited',
    'review.voted',
    'report.decided',
    'report.undone',
    'favourite.cheaper',
    'favourite.back-in-stock',
    'user.erased',
  ],
  personalData: true,
  neighbors: ['svc-identity'],
  stores: ['bucket'],
  // Reading a million items into the index takes minutes.
  startSeconds: 600,
  limits: { cpu: 2, memory: 1024 },
  requests: { cpu: 0.5, memory: 512 },
  secret: { name: 'ethereal-images' },
  files: { volume: 'uploads', size: '2Gi' },
} as const satisfies ServiceArea;

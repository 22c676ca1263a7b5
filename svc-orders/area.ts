import type { ServiceArea } from '@ethereal/areas/service-area';

export const area = {
  name: 'svc-orders',
  consumes: {
    'svc-orders.items': ['item.published', 'item.updated', 'item.unpublished', 'item.hidden', 'user.suspended'],
    'svc-orders.items.deletions': ['user.deleted'],
    'svc-orders.items.payments': [
      'payment.authorized',
      'payment.captured',
      'payment.refunded',
      'payment.released',
      'payment.failed',
    ],
  },
  receives: ['item.published', 'item.updated', 'item.unpublished', 'item.stock-changed'],
  publishes: [
    'item.carted',
    'item.sold',
    'item.sale-reversed',
    'item.stock-changed',
    'order.placed',
    'order.status-changed',
    'order.line-cancelled',
    'order.return-changed',
    'user.erased',
  ],
  personalData: true,
  neighbors: ['svc-catalog', 'svc-payments'],
  settings: { PAYMENT_METHODS: 'on-delivery' },
} as const satisfies ServiceArea;

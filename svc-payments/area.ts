import type { ServiceArea } from '@ethereal/areas/service-area';

export const area = {
  name: 'svc-payments',
  consumes: {
    'svc-payments.lines': ['order.status-changed', 'order.line-cancelled', 'order.return-changed'],
    'svc-payments.lines.standing': ['user.suspended', 'user.restored'],
    'svc-payments.lines.deletions': ['user.deleted'],
  },
  publishes: [
    'payment.authorized',
    'payment.captured',
    'payment.refunded',
    'payment.released',
    'payment.failed',
    'payout.paid',
    'notification.requested',
    'user.erased',
  ],
  personalData: true,
  neighbors: ['svc-orders'],
  secret: { name: 'ethereal-payments', optional: true },
  variables: ['SITE_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRETS'],
  settings: { PAYMENT_PROVIDER: 'none' },
} as const satisfies ServiceArea;

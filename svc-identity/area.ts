import type { ServiceArea } from '@ethereal/areas/service-area';

export const area = {
  name: 'svc-identity',
  consumes: {
    'svc-identity.mail': [
      'order.placed',
      'order.status-changed',
      'order.line-cancelled',
      'order.return-changed',
      'item.stock-changed',
      'review.added',
      'review.replied',
      'favourite.cheaper',
      'favourite.back-in-stock',
      'report.decided',
      'report.undone',
    ],
    'svc-identity.mail.reports': ['report.decided', 'report.undone'],
    'svc-identity.mail.erasures': ['user.erased'],
  },
  publishes: [
    'user.joined',
    'user.sessions-ended',
    'session.ended',
    'user.deleted',
    'user.suspended',
    'user.restored',
  ],
  variables: [
    'PERSONAL_DATA_HOLDERS',
    'JWT_PRIVATE_KEYS',
    'PASSWORD_PEPPERS',
    'SECOND_FACTOR_KEYS',
    'SMTP_URL',
    'MAIL_FROM',
    'SUPPORT_EMAIL',
    'SITE_URL',
  ],
  stores: ['mail'],
  limits: { cpu: 2, memory: 512 },
  requests: { cpu: 0.25, memory: 256 },
  secret: { name: 'ethereal-identity' },
} as const satisfies ServiceArea;

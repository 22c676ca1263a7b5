import type { ServiceArea } from '@ethereal/areas/service-area';

export const area: ServiceArea = {
  name: 'svc-identity',
  queues: ['svc-identity.mail'],
  publishes: ['user.sessions-ended', 'user.deleted'],
  variables: ['JWT_PRIVATE_KEYS', 'SMTP_URL', 'MAIL_FROM', 'SUPPORT_EMAIL', 'SITE_URL'],
};

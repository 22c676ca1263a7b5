import type { ServiceArea } from '@ethereal/areas/service-area';

export const area = {
  name: 'svc-messages',
  personalData: true,
  consumes: { 'svc-messages.people': ['user.deleted', 'user.suspended', 'user.restored'] },
  receives: ['message.sent', 'message.delivered', 'message.read', 'conversation.block-changed'],
  publishes: [
    'message.sent',
    'message.delivered',
    'message.read',
    'conversation.block-changed',
    'conversation.reported',
    'notification.requested',
    'notification.settled',
    'user.erased',
  ],
  neighbors: ['svc-catalog', 'svc-identity', 'svc-orders'],
} as const satisfies ServiceArea;

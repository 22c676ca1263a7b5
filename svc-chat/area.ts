import type { ServiceArea } from '@ethereal/areas/service-area';

export const area = {
  name: 'svc-chat',
  consumes: { 'svc-chat.deletions': ['user.deleted'] },
  publishes: ['user.erased'],
  personalData: true,
  neighbors: ['svc-catalog', 'svc-orders', 'svc-messages'],
  settings: { CHAT_MODEL_URL: '', CHAT_MODEL_KEY: '', CHAT_MODEL: '' },
  requests: { cpu: 0.1, memory: 192 },
  secret: { name: 'ethereal-chat', optional: true },
} as const satisfies ServiceArea;

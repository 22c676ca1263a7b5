import type { ServiceArea } from '@ethereal/areas/service-area';

export const area = {
  name: 'svc-sample',
  // <full>
  personalData: true,
  // </full>
  consumes: {
    'svc-sample.items': ['item.published'],
    // <full>
    'svc-sample.deletions': ['user.deleted'],
    // </full>
  },
  publishes: [
    'sample.counted',
    // <full>
    'sample.noted',
    'user.erased',
    // </full>
  ],
} as const satisfies ServiceArea;

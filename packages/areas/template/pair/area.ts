import type { FrontEndArea } from '@ethereal/areas/area';

export const area: FrontEndArea = {
  name: 'mf-sample',
  pages: [{ path: '/ethereal/sample', layout: 'profile', navigation: { label: 'Sample' } }],
};

import type { FrontEndArea } from '@ethereal/areas/area';

/** Lines of the icon: a star. */
const STAR = ['M12 3l2.7 5.8 6.3.8-4.6 4.3 1.2 6.2-5.6-3.1-5.6 3.1 1.2-6.2L3 9.6l6.3-.8z'];

export const area: FrontEndArea = {
  name: 'mf-sample',
  pages: [{ path: '/ethereal/sample', layout: 'profile', navigation: { label: 'Sample', icon: STAR } }],
};

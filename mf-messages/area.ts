import type { FrontEndArea } from '@ethereal/areas/area';

/** Lines of the icon: a speech bubble. */
const BUBBLE = ['M21 15a2 2 0 0 1-2 2H7l-4 4V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2z'];

export const area: FrontEndArea = {
  name: 'mf-messages',
  pages: [
    { path: '/ethereal/messages', navigation: { label: 'Messages', icon: BUBBLE, order: 25 }, back: false },
    { path: '/ethereal/messages/new' },
    { path: '/ethereal/messages/settings' },
    { path: '/ethereal/desk/conversations', back: false },
    { path: '/ethereal/messages/:id', where: { id: 'id' }, back: false },
  ],
};

import type { FrontEndArea } from '@ethereal/areas/area';

/** Lines of the icon: a speech bubble. */
const BUBBLE = ['M21 15a2 2 0 0 1-2 2H7l-4 4V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2z'];

export const area: FrontEndArea = {
  name: 'mf-messages',
  pages: [
    {
      path: '/ethereal/messages',
      navigation: { label: 'Messages', icon: BUBBLE, order: 25 },
      plain: true,
    },
    {
      path: '/ethereal/messages/new',
      plain: true,
      links: [
        { place: 'item', label: 'Ask the seller', query: 'about=item&id={id}' },
        { place: 'store', label: 'Ask the seller', query: 'about=store&id={id}' },
        { place: 'bought-line', label: 'Ask the seller', query: 'about=order&id={id}&line={line}' },
        { place: 'sold-line', label: 'Write to the buyer', query: 'about=order&id={id}&line={line}' },
        { place: 'bought-return', label: 'Ask the seller', query: 'about=order&id={id}&line={line}' },
        { place: 'sold-return', label: 'Write to the buyer', query: 'about=order&id={id}&line={line}' },
      ],
    },
    { path: '/ethereal/messages/settings' },
    {
      path: '/ethereal/desk/conversations',
      links: [{ place: 'desk', label: 'Conversations', order: 15 }],
    },
    { path: '/ethereal/messages/:id', where: { id: 'id' }, plain: true },
  ],
};

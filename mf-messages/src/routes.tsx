import { lazyPage } from '@ethereal/web-kit/page/lazy-page.tsx';
import type { RouteObject } from '@ethereal/web-kit/router.ts';

/** Routes of the pages in `area.ts`, with paths below /ethereal. */
export const routes: RouteObject[] = [
  { path: 'messages/new', ...lazyPage(() => import('./new-message/NewMessagePage.tsx'), 'NewMessagePage') },
  { path: 'messages/settings', ...lazyPage(() => import('./settings/SettingsPage.tsx'), 'SettingsPage') },
  { path: 'desk/conversations', ...lazyPage(() => import('./desk/ReportedPage.tsx'), 'ReportedPage') },
  {
    path: 'messages',
    ...lazyPage(() => import('./inbox/MessagesPage.tsx'), 'MessagesPage'),
    children: [
      { path: '', ...lazyPage(() => import('./inbox/MessagesPage.tsx'), 'NoneChosen') },
      { path: ':id', ...lazyPage(() => import('./conversation/ConversationPane.tsx'), 'ConversationPane') },
    ],
  },
];

import type { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { routes } from '../routes.tsx';
import { ID, logIn } from './fixtures.ts';

/** Logs in, loads the modules of the pages, and clears the page after each test. Called once per file. */
export function preparePages(): void {
  beforeAll(logIn);
  // No test waits for the first load of the pages' modules, which takes seconds on a busy machine.
  beforeAll(
    () => Promise.all([import('../inbox/MessagesPage.tsx'), import('../conversation/ConversationPane.tsx')]),
    60_000,
  );
  beforeEach(() => {
    Element.prototype.scrollIntoView = vi.fn();
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });
}

/** Opens a page of the area; the conversation of the fixtures by default. */
export const open = (path = `/ethereal/messages/${ID}`) => renderPage(routes, path);

/** Call that sends a message to the conversation of the fixtures. */
export const sendPath = `POST /api/conversations/${ID}/messages`;

/** Returns the field of a conversation. */
export const field = () => screen.findByRole('textbox', { name: 'Message' });

/** Returns the bodies of the messages that were sent. */
export const sentBodies = (requests: ReturnType<typeof fakeApi>) =>
  requests.filter(({ method, path }) => `${method} ${path}` === sendPath).map(({ body }) => body);

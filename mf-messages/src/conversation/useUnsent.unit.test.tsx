import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { logIn } from '../testing/fixtures.ts';
import { useUnsent } from './useUnsent.ts';

const NONE: readonly string[] = [];

beforeAll(logIn);

function use(client: QueryClient) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useUnsent('outgoing', 'a conversation', NONE), { wrapper }).result;
}

it('changes the stored value after the end of a session has removed the cached one', () => {
  const client = new QueryClient();
  const unsent = use(client);
  act(() => unsent.current[1](() => ['Hello']));
  act(() => client.removeQueries());
  act(() => unsent.current[1]((before) => before.map((text) => `${text}, not sent`)));
  expect(use(new QueryClient()).current[0]).toEqual(['Hello, not sent']);
});

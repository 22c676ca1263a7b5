import { BroadcastChannel } from 'node:worker_threads';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSharedCart } from './useSharedCart.ts';

let items = 0;
function Tab({ name }: { name: string }) {
  useSharedCart();
  const { data } = useQuery({ queryKey: keys.cart, queryFn: async () => items, staleTime: Infinity });
  return <p>{`${name}: ${data}`}</p>;
}

test('shows an item that another tab added to the cart', async () => {
  vi.stubGlobal('BroadcastChannel', BroadcastChannel);
  const clients = [new QueryClient(), new QueryClient()];
  for (const [index, client] of clients.entries())
    render(
      <QueryClientProvider client={client}>
        <Tab name={`tab ${index}`} />
      </QueryClientProvider>,
    );
  await screen.findByText('tab 1: 0');
  items = 3;
  clients[0]?.setQueryData(keys.cart, 3);
  expect(await screen.findByText('tab 1: 3')).toBeDefined();
});

// @vitest-environment jsdom

import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { aLine } from '@ethereal/shop-ui/testing/fixtures.ts';
import { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fulfillWish } from './fulfill-wish.ts';
import { wishForLine } from './wish.ts';

test('puts the wish into the cart, with its codes and saved lines, and drops an older answer', async () => {
  const lists = { unavailable: [], saved: [aLine(2)], codes: [{ code: 'SUMMER10', label: '10 %', discount: 1 }] };
  fakeApi({ 'POST /api/cart/add': { items: [aLine(1)], ...lists } });
  const client = new QueryClient();
  let answer = (_: object) => {};
  const older = client
    .fetchQuery({
      queryKey: keys.cart,
      queryFn: ({ signal }) =>
        new Promise<object>((resolve, reject) => {
          answer = resolve;
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    })
    .catch(() => undefined);
  wishForLine({ productId: '1'.repeat(24), quantity: 1 });
  await fulfillWish(client);
  answer({ items: [] });
  await older;
  expect(client.getQueryData(keys.cart)).toEqual({ items: [aLine(1)], ...lists });
});

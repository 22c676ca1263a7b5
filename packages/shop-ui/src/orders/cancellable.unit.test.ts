import { anOrderLine } from '@ethereal/shop-ui/testing/fixtures.ts';
import { expect, test } from 'vitest';
import { cancellable } from './cancellable.ts';

test('lists only lines that the server lets the buyer cancel', () => {
  const items = [anOrderLine({ actions: ['cancel'], lineId: 'one' }), anOrderLine({ actions: [], lineId: 'two' })];
  expect(cancellable({ items }).map(({ lineId }) => lineId)).toEqual(['one']);
});

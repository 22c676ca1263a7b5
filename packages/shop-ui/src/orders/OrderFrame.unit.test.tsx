import { ERASED_ADDRESS, type Order } from '@ethereal/contracts/orders';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ADDRESS } from '../testing/fixtures.ts';
import { OrderFrame } from './OrderFrame.tsx';
import { AddressLines } from './OrderSheet.tsx';

const order: Order = {
  _id: '6b017335c1e47146bbd2d852',
  buyer: '6b01732a065aed54ab8d8e80',
  items: [],
  totalPrice: 1275,
  userLocation: ADDRESS,
  createdAt: '2026-11-21T10:00:00.000Z',
};

test('shows date, total, address and items of an order, and its id last', () => {
  render(
    <OrderFrame order={order} facts={[{ term: 'Buyer', value: 'Clara Whitfield' }]}>
      <li>Linen Shirt</li>
    </OrderFrame>,
  );
  const card = within(screen.getByRole('article', { name: `Order ${order._id}` }));
  expect(card.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
    'Clara Whitfield',
    '$1,275.00',
    '31 Mercer Street, New York',
    order._id,
  ]);
  expect(card.getByRole('listitem').textContent).toBe('Linen Shirt');
});

test('states that the address was deleted with the account of the buyer', () => {
  render(
    <OrderFrame order={{ ...order, userLocation: ERASED_ADDRESS }}>
      <li>
        <AddressLines to={ERASED_ADDRESS} />
      </li>
    </OrderFrame>,
  );
  expect(screen.getByText('Deleted with the account')).toBeDefined();
  expect(screen.getByRole('listitem').textContent).toBe('The buyer deleted their account, and the address with it.');
  expect(screen.queryByText(/00000/)).toBeNull();
});

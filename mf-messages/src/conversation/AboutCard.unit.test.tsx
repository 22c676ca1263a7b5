import type { About } from '@ethereal/contracts/messages';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ITEM, sessionCalls } from '../testing/fixtures.ts';
import { AboutCard } from './AboutCard.tsx';

const LINE = '1'.repeat(24);
const ORDER = '2'.repeat(24);
const item: About = { type: 'item', id: ITEM, item: ITEM, category: 'women', name: 'Coat', priceCents: 9900 };
const order: About = { ...item, type: 'order', id: ORDER, lineId: LINE, name: 'Coat (order 12)' };
const itemPath = `GET /api/categories/women/${ITEM}`;

async function show(about: About, calls: Parameters<typeof fakeApi>[0], side: 'buyer' | 'seller' = 'buyer') {
  fakeApi({ ...sessionCalls, ...calls });
  renderPage([{ path: 'here', element: <AboutCard about={about} side={side} /> }], '/ethereal/here');
  return within(await screen.findByRole('complementary', { name: 'About' }));
}

describe('the card beside a conversation', () => {
  it("shows an item with today's price, and links its page", async () => {
    const card = await show(item, { [itemPath]: () => Response.json({ _id: ITEM, price: 79.5 }) });
    expect(await card.findByText('$79.50')).toBeDefined();
    expect(card.getByText('For sale')).toBeDefined();
    expect(card.getByRole('link', { name: 'Coat' }).getAttribute('href')).toBe(`/ethereal/categories/women/${ITEM}`);
  });

  it.each([
    ['sold-out', 'Sold out'],
    ['low', 'Few left'],
  ])('shows what is left of an item that is %s', async (availability, state) => {
    const card = await show(item, { [itemPath]: () => Response.json({ _id: ITEM, price: 79.5, availability }) });
    expect(await card.findByText(state)).toBeDefined();
    expect(card.queryByText('For sale')).toBeNull();
  });

  it('shows an item that is gone with its last price', async () => {
    const card = await show(item, { [itemPath]: () => refusal(404, 'There is no such item.') });
    expect(await card.findByText('No longer for sale')).toBeDefined();
    expect(card.getByText('$99.00')).toBeDefined();
  });

  it.each([
    ['its status', {}, 'Out for Shipping'],
    ['the state of its return', { return: { state: 'approved' } }, 'Return approved'],
    ['its status after a withdrawn return', { return: { state: 'withdrawn' } }, 'Out for Shipping'],
  ])('shows the line of an order with %s, and links the order of each side', async (_, more, state) => {
    const line = { lineId: LINE, productId: { _id: ITEM }, price: 40, status: 'Out for Shipping', ...more };
    const calls = { [`GET /api/orders/${ORDER}`]: () => Response.json({ _id: ORDER, items: [line] }) };
    const card = await show(order, calls);
    expect(await card.findByText(state)).toBeDefined();
    expect(card.getByText('$40.00')).toBeDefined();
    const link = (of: typeof card) => of.getByRole('link', { name: 'Coat (order 12)' }).getAttribute('href');
    expect(link(card)).toBe(`/ethereal/profile/BuyerOrderpage/${ORDER}`);
    cleanup();
    expect(link(await show(order, calls, 'seller'))).toBe('/ethereal/profile/Orders?search=%2322222222');
  });
});

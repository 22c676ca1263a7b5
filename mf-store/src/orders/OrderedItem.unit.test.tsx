import { anOrder, anOrderLine, PRODUCT as product } from '@ethereal/shop-ui/testing/fixtures.ts';
import { Link } from '@ethereal/web-kit/router.ts';
import { aUser } from '@ethereal/web-kit/testing/a-user.ts';
import { type FakeRequest, fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OrderedItem } from './OrderedItem.tsx';
import { UNDO_MS } from './useUndoable.ts';

const order = anOrder([anOrderLine({ seller: aUser._id, actions: ['set-status'] })]);
const path = `/api/orders/${order._id}/items/${product}/updateStatus`;
const [item] = order.items;

let sent: FakeRequest[] = [];
function show(answer: Parameters<typeof fakeApi>[0][string] = { order }) {
  if (!item) throw new Error('The order has one line.');
  const requests = fakeApi({ [`PATCH ${path}`]: answer });
  sent = requests;
  const element = (
    <>
      <OrderedItem order={order} item={item} seller={aUser._id} />
      <Link to="/ethereal/two">Another page</Link>
    </>
  );
  return renderPage([{ path: 'one', element }, { path: 'two' }], '/ethereal/one');
}
const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status of Coat' });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const bodies = () => sent.map(({ body }) => body);
function confirm(status: string, button: string) {
  fireEvent.change(select(), { target: { value: status } });
  fireEvent.click(screen.getByRole('button', { name: button }));
}

beforeEach(() => {
  localStorage.setItem('authToken', 'a.b.c');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('status of a received item', () => {
  test('does not change by a choice in the select alone', async () => {
    show();
    fireEvent.change(select(), { target: { value: 'Handed' } });
    await wait(UNDO_MS * 2);
    expect(screen.getByRole('button', { name: 'Mark as handed' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Go back' }));
    expect([select().value, document.activeElement]).toEqual(['Pending', select()]);
    expect(sent).toEqual([]);
  });

  test('takes effect six seconds after the confirmation, with carrier and tracking number', async () => {
    show();
    fireEvent.change(select(), { target: { value: 'Out for Shipping' } });
    const form = within(screen.getByRole('form', { name: 'Mark as shipped: Coat' }));
    fireEvent.change(form.getByRole('combobox', { name: /Carrier/ }), { target: { value: 'UPS' } });
    fireEvent.change(form.getByRole('textbox', { name: /Tracking number/ }), { target: { value: '1Z 999' } });
    fireEvent.click(form.getByRole('button', { name: 'Mark as shipped' }));
    expect(screen.getByRole('status').textContent).toBe('Marked as shipped');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Undo/ }));
    await wait(UNDO_MS - 100);
    expect(sent).toEqual([]);
    await wait(100);
    expect(bodies()).toEqual([{ status: 'Out for Shipping', carrier: 'UPS', trackingNumber: '1Z 999' }]);
  });

  test('sends nothing after Undo', async () => {
    const { unmount } = show();
    confirm('Out for Shipping', 'Mark as shipped');
    fireEvent.click(screen.getByRole('button', { name: /^Undo/ }));
    await wait(UNDO_MS * 2);
    expect([select().value, document.activeElement]).toEqual(['Pending', select()]);
    unmount();
    expect(sent).toEqual([]);
  });

  test.each([
    ['closed', () => fireEvent(window, new Event('pagehide'))],
    ['left', () => cleanup()],
  ])('takes effect at once, and once, when the page is %s', async (_, leave) => {
    show();
    confirm('Handed', 'Mark as handed');
    leave();
    await wait(UNDO_MS * 2);
    expect(bodies()).toEqual([{ status: 'Handed' }]);
  });

  test('reports a refusal by a message when the line is not in view any more', async () => {
    show(refusal(409, 'This order is not paid yet.'));
    confirm('Handed', 'Mark as handed');
    fireEvent.click(screen.getByRole('link', { name: 'Another page' }));
    await wait(0);
    expect(screen.getByText('Coat is not changed. This order is not paid yet.')).toBeDefined();
  });

  test('reports a lost connection, keeps the stored status, and sends the same change again', async () => {
    let isDown = true;
    show(() => {
      if (isDown) throw new TypeError('Failed to fetch');
      return { order };
    });
    confirm('Handed', 'Mark as handed');
    await wait(UNDO_MS);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('The connection was lost before the change was confirmed.');
    expect([select().value, document.activeElement]).toEqual(['Pending', select()]);
    isDown = false;
    screen.getByRole('button', { name: 'Try again: Coat' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Try again: Coat' }));
    expect(document.activeElement).toBe(select());
    fireEvent.change(select(), { target: { value: 'Out for Shipping' } });
    expect(screen.queryByRole('button', { name: 'Mark as shipped' })).toBeNull();
    await wait(0);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(bodies()).toEqual([{ status: 'Handed' }, { status: 'Handed' }]);
  });
});

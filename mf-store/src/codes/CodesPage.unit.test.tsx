import type { OwnCode } from '@ethereal/contracts/codes';
import { adoptToken, endSession } from '@ethereal/web-kit/session/session-store.ts';
import { aUser, logIn, session } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { CodesPage } from './CodesPage.tsx';

const ten: OwnCode = {
  code: 'TEN10',
  label: '10% off',
  minTotal: 20,
  oncePerPerson: true,
  maxUses: 100,
  uses: 3,
  reserved: 1,
  discount: 12.5,
  state: 'active',
  createdAt: '2026-11-20T10:00:00.000Z',
};
const ownItem = (at: number) => ({
  _id: String(at).padStart(24, '0'),
  name: `Coat ${at}`,
  price: 9,
  category: 'women',
  subCategory: 'topW',
  size: [],
  isBestseller: false,
  itemImg: '/images/x',
  image1: { url: '/images/x' },
  user: aUser._id,
});
const show = (handlers: Parameters<typeof fakeApi>[0]) => {
  const requests = fakeApi({ ...session, 'GET /api/yourItems/get': [], ...handlers });
  renderPage([{ path: 'profile/codes', element: <CodesPage /> }], '/ethereal/profile/codes');
  return requests;
};

beforeAll(logIn);

describe('the codes of a seller', () => {
  it('shows conditions and uses, and ends a code after a confirmation', async () => {
    let isEnded = false;
    const requests = show({
      'GET /api/codes': () => Response.json({ codes: [{ ...ten, state: isEnded ? 'ended' : 'active' }] }),
      'POST /api/codes/TEN10/end': () => {
        isEnded = true;
        return Response.json({ ...ten, state: 'ended' });
      },
    });
    const row = await screen.findByRole('article', { name: 'TEN10' });
    expect(row.textContent).toContain('10% off · from $20.00 · once per person');
    expect(row.textContent).toContain('3 of 100 used · 1 in orders that are not paid yet · $12.50 given');
    await userEvent.click(within(row).getByRole('button', { name: 'End' }));
    expect(requests.some(({ path }) => path.endsWith('/end'))).toBe(false);
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'End' })).toBeNull());
  });

  it('offers no form while the items that a code can be limited to could not be loaded', async () => {
    show({ 'GET /api/codes': { codes: [ten] }, 'GET /api/yourItems/get': () => refusal(500, 'Down.') });
    expect(await screen.findByText('Your items could not be loaded.')).toBeDefined();
    expect(screen.getByRole('article', { name: 'TEN10' })).toBeDefined();
    expect(screen.queryByLabelText('Code')).toBeNull();
  });

  it('makes a code, and shows refusals at their fields', async () => {
    let tries = 0;
    const taken = 'You have this code already.';
    const refused = { message: taken, code: 'CONFLICT', requestId: 'test', errors: { code: taken } };
    const requests = show({
      'GET /api/codes': { codes: [] },
      'POST /api/codes': () => {
        tries += 1;
        return tries === 1 ? Response.json(refused, { status: 409 }) : Response.json(ten, { status: 201 });
      },
    });
    expect(await screen.findByText('No codes yet.')).toBeDefined();
    await userEvent.type(screen.getByLabelText('Code'), 'TEN10');
    await userEvent.type(screen.getByLabelText('Percentage'), '10');
    await userEvent.click(screen.getByLabelText('Once per person'));
    await userEvent.click(screen.getByRole('button', { name: 'Make code' }));
    expect(await screen.findByText(taken)).toBeDefined();
    expect(screen.getByLabelText('Code')).toHaveProperty('value', 'TEN10');
    await userEvent.click(screen.getByRole('button', { name: 'Make code' }));
    expect(await screen.findByText('TEN10 is made.')).toBeDefined();
    const sent = requests.filter(({ method, path }) => method === 'POST' && path === '/api/codes');
    expect(sent.at(-1)?.body).toEqual({ code: 'TEN10', kind: 'percent', percent: 10, oncePerPerson: true });
  });

  it.each([
    [24, 24, 0],
    [25, 0, 1],
  ])('lists %i items to limit a code to, and searches among more', async (count, listed, searched) => {
    const items = Array.from({ length: count }, (_, at) => ownItem(at));
    show({ 'GET /api/codes': { codes: [] }, 'GET /api/yourItems/get': items });
    await screen.findByText('No codes yet.');
    await waitFor(() => expect(screen.queryAllByRole('checkbox', { name: /^Coat/ })).toHaveLength(listed));
    await waitFor(() => expect(screen.queryAllByLabelText('Only these items')).toHaveLength(searched));
    if (searched === 0) return;
    await userEvent.type(screen.getByLabelText('Only these items'), 'coat 7');
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Coat 7' }));
    expect(screen.getByRole('button', { name: 'Remove Coat 7' })).toBeDefined();
  });

  it('shows at its field that the end of a code is in the past', async () => {
    const message = 'The end must be in the future.';
    show({
      'GET /api/codes': { codes: [] },
      'POST /api/codes': () => refusal(400, message, { until: message }),
    });
    await userEvent.type(await screen.findByLabelText('Code'), 'TEN10');
    await userEvent.type(screen.getByLabelText('Percentage'), '10');
    await userEvent.click(screen.getByRole('button', { name: 'Make code' }));
    await screen.findByText(message);
    expect(document.activeElement).toBe(screen.getByLabelText(/^Until/));
  });

  it('shows faults by the contract before it sends, and omits the fields of another kind', async () => {
    const requests = show({
      'GET /api/codes': { codes: [] },
      'POST /api/codes': () => Response.json(ten, { status: 201 }),
    });
    const sent = () => requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    await userEvent.type(await screen.findByLabelText('Code'), 'TEN10');
    await userEvent.type(screen.getByLabelText('Percentage'), 'ten');
    await userEvent.click(screen.getByRole('button', { name: 'Make code' }));
    expect(await screen.findByText('Percentage must be a number.')).toBeDefined();
    expect(sent()).toEqual([]);
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'amount');
    await userEvent.type(screen.getByLabelText('Amount in dollars'), '5');
    await userEvent.click(screen.getByRole('button', { name: 'Make code' }));
    expect(await screen.findByText('TEN10 is made.')).toBeDefined();
    expect(sent()).toEqual([{ code: 'TEN10', kind: 'amount', amount: 5 }]);
  });

  it('keeps what was typed when the session ends', async () => {
    const items = [ownItem(1)];
    const open = () => show({ 'GET /api/codes': { codes: [] }, 'GET /api/yourItems/get': items });
    open();
    await userEvent.type(await screen.findByLabelText('Code'), 'TEN10');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Coat 1' }));
    act(endSession);
    cleanup();
    await act(() => adoptToken('a.b.c'));
    open();
    expect(await screen.findByLabelText('Code')).toHaveProperty('value', 'TEN10');
    expect(await screen.findByRole('checkbox', { name: 'Coat 1' })).toHaveProperty('checked', true);
  });
});

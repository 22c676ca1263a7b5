import { logIn, session } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { PayoutsPage } from './PayoutsPage.tsx';

const terms = { commissionBasisPoints: 1000, payoutDelayDays: 14, payoutEveryDays: 7 };
const NOT_CONNECTED = { state: 'not-connected', started: false, missing: 0 };
const answers = {
  ...session,
  'GET /api/payout-account': NOT_CONNECTED,
  'GET /api/selling-terms': terms,
};
const id = (digit: string) => digit.repeat(24);
const balance = { currency: 'USD', pendingCents: 1799, payableCents: 3598, paidCents: 5000 };
const show = (handlers: Parameters<typeof fakeApi>[0]) => {
  const requests = fakeApi({ ...answers, ...handlers });
  renderPage([{ path: 'profile/payouts', element: <PayoutsPage /> }], '/ethereal/profile/payouts');
  return requests;
};

beforeAll(logIn);

test('shows the balance and each payout with its lines, and loads older ones', async () => {
  const newer = {
    _id: id('a'),
    at: '2026-11-20T10:00:00.000Z',
    cents: 3000,
    lines: [
      { orderId: id('b'), productId: id('c'), name: 'Linen Dress', cents: 4000, saleCents: 4445 },
      { orderId: id('d'), productId: id('e'), cents: -1000 },
      { orderId: id('b'), productId: id('a'), name: 'Ring', cents: 900, saleCents: 1000, shopDiscountCents: 300 },
    ],
  };
  const returnedAt = '2026-11-16T10:00:00.000Z';
  const older = { ...newer, _id: id('f'), at: '2026-11-13T10:00:00.000Z', cents: 2000, returnedAt };
  const requests = show({
    'GET /api/payouts': ({ query }) =>
      query.get('cursor')
        ? Response.json({ ...balance, payouts: [older], nextCursor: null })
        : Response.json({ ...balance, payouts: [newer], nextCursor: 'next' }),
  });
  await screen.findByText('$17.99');
  await screen.findByText('$35.98');
  const payout = within(screen.getByRole('article', { name: 'Payout of November 20, 2026' }));
  expect(payout.getByText('$30.00')).toBeDefined();
  expect(payout.getByText('−$10.00')).toBeDefined();
  expect(payout.getByText('Linen Dress')).toBeDefined();
  expect(payout.getByText(/\$44\.45 less \$4\.45 commission/)).toBeDefined();
  expect(payout.getByText(/\$10\.00 \(\$3\.00 of it paid by the shop\) less \$1\.00 commission/)).toBeDefined();
  expect(payout.queryByText(/Your bank returned/)).toBeNull();
  expect(screen.getByText(/a commission of 10% of each item/)).toBeDefined();
  expect(payout.getByText(`Item ${id('e')}`)).toBeDefined();
  expect(payout.getByText(/Refund, order #DDDDDDDD/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  const returned = within(await screen.findByRole('article', { name: 'Payout of November 13, 2026' }));
  expect(returned.getByText(/Your bank returned this payout on/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(requests.filter(({ path }) => path === '/api/payouts')).toHaveLength(2);
});

test('loads the payouts again after a failure, and explains an empty list', async () => {
  let isAway = true;
  show({
    'GET /api/payouts': () =>
      isAway ? refusal(404, 'Away.') : Response.json({ ...balance, payouts: [], nextCursor: null }),
  });
  await screen.findByText('Your payouts could not be loaded.');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('No payouts yet.');
});

test.each([
  ['not-connected', 'Connect an account to be paid', 'Connect an account'],
  ['in-review', 'Your account is in review', 'See your details'],
  ['restricted', 'Your account is restricted', 'Complete your details'],
  ['ready', 'Your account is ready', 'See or change your account'],
])('says what to do while the account is %s', async (state, title, action) => {
  const requests = show({
    'GET /api/payouts': { ...balance, payouts: [], nextCursor: null },
    'GET /api/payout-account': { state, started: state !== 'not-connected', missing: 0 },
    'POST /api/payout-account': () => refusal(503, 'The bank is away.'),
  });
  await screen.findByRole('heading', { name: title });
  const hint = await screen.findByText(/^In your next payout/);
  expect(hint.textContent?.includes('once your account is ready')).toBe(state !== 'ready');
  await userEvent.click(screen.getByRole('button', { name: action }));
  await screen.findByText('The bank is away.');
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

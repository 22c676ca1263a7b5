import { newEvent } from '@ethereal/service-kit/events/event';
import { newId } from '@ethereal/service-kit/ids';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sign } from './providers/signature.ts';
import { startPayments, WEBHOOK_SECRET } from './testing/start-payments.ts';

const CARD = {
  succeeds: '4000 0000 0000 0077',
  declined: '4000 0000 0000 0002',
  secondStep: '4000 0000 0000 3220',
  twice: '4000 0000 0000 0028',
  never: '4000 0000 0000 0036',
};

let shop: Awaited<ReturnType<typeof startPayments>>;
beforeAll(async () => {
  shop = await startPayments({ WEBHOOK_PATIENCE_MS: '300', PAYOUT_DELAY_DAYS: '0', PAYOUT_EVERY_DAYS: '0' });
});
afterAll(() => shop?.close());

type Order = ReturnType<typeof shop.order>;

const sessionOf = async (order: Order) => {
  const { status, body } = await shop.session(order);
  expect(status).toBe(201);
  return String(body.url);
};
const paymentOf = async (order: Order, user = order.buyer) =>
  (await shop.call('GET', `/api/payments/${order.orderId}`, user)).body;
const untilState = (order: Order, state: string) =>
  vi.waitFor(async () => expect((await paymentOf(order)).state).toBe(state), 15_000);
/** Returns the types of an order's events. An event that was delivered again has its id. */
const eventsOf = (order: Order) => {
  const events = new Map(
    shop.received.flatMap((entry) => (entry.subject === order.orderId ? [[entry.id, entry.type]] : [])),
  );
  return [...events.values()];
};

async function authorized(...cents: number[]): Promise<Order> {
  const order = shop.order(...cents);
  await shop.pay(await sessionOf(order), CARD.succeeds);
  await untilState(order, 'authorized');
  return order;
}

test('authorizes an order, captures it when it is shipped and refunds it when it is returned, each once', async () => {
  const order = await authorized(1999, 500);
  expect(await paymentOf(order)).toMatchObject({ totalCents: 2499, authorizedCents: 2499, capturedCents: 0 });
  for (let times = 0; times < 2; times++) await shop.moved(order, 0, 'Out for Shipping');
  await untilState(order, 'partly-captured');
  await shop.moved(order, 1, 'Handed');
  await untilState(order, 'captured');
  for (let times = 0; times < 2; times++) await shop.returned(order, 0);
  await untilState(order, 'partly-refunded');
  expect(await paymentOf(order)).toMatchObject({ capturedCents: 2499, refundedCents: 1999 });
  expect((await paymentOf(order)).history.map(({ type, cents }: any) => [type, cents])).toEqual([
    ['created', 2499],
    ['authorized', 2499],
    ['captured', 1999],
    ['captured', 500],
    ['refunded', 1999],
  ]);
  const [first] = order.lines;
  expect(await paymentOf(order, first?.seller)).toMatchObject({
    totalCents: 1999,
    refundedCents: 1999,
    state: 'refunded',
  });
  await vi.waitFor(() =>
    expect(eventsOf(order)).toEqual(['payment.authorized', 'payment.captured', 'payment.captured', 'payment.refunded']),
  );
});

test('opens the same page for svc-orders, which sends the amounts, as for the buyer, and only by card', async () => {
  const order = shop.order(1999);
  const { status, body } = await shop.page(order);
  expect(status).toBe(201);
  expect(await sessionOf(order)).toBe(body.url);
  await shop.pay(body.url, CARD.succeeds);
  await untilState(order, 'authorized');
  expect(await paymentOf(order)).toMatchObject({ totalCents: 1999, authorizedCents: 1999 });
  expect(await shop.page({ ...shop.order(1), method: 'on-delivery' })).toMatchObject({ status: 409 });
});

test('keeps the erasure of a buyer when the bank reports the payment of a page afterwards', async () => {
  const order = shop.order(700);
  const { body } = await shop.page(order);
  await shop.publish(newEvent({ type: 'user.deleted', source: 'svc-identity', subject: order.buyer, data: {} }));
  await vi.waitFor(async () =>
    expect((await shop.call('GET', `/api/payments/${order.orderId}`, order.buyer)).status).toBe(403),
  );
  await shop.pay(body.url, CARD.succeeds);
  const [seller = ''] = order.lines.map((line) => line.seller);
  await vi.waitFor(async () => expect((await paymentOf(order, seller)).state).toBe('authorized'), 15_000);
  expect((await shop.call('GET', `/api/payments/${order.orderId}`, order.buyer)).status).toBe(403);
});

test('accepts another card after a declined one, and returns an open page again', async () => {
  const order = shop.order(1000);
  const page = await sessionOf(order);
  expect(await sessionOf(order)).toBe(page);
  await shop.pay(page, CARD.declined);
  await untilState(order, 'failed');
  const next = await sessionOf(order);
  expect(next).not.toBe(page);
  expect(await (await shop.pay(next, CARD.secondStep)).text()).toContain('Is it you?');
  await shop.pay(next, 'confirm');
  await untilState(order, 'authorized');
  const again = await shop.call('POST', `/api/payments/${order.orderId}/session`, order.buyer);
  expect(again).toMatchObject({ status: 409, body: { code: 'ALREADY_PAID' } });
});

test('handles a repeated webhook once, and polls for a missing one', async () => {
  const twice = shop.order(1000);
  await shop.pay(await sessionOf(twice), CARD.twice);
  const never = shop.order(1000);
  await shop.pay(await sessionOf(never), CARD.never);
  await untilState(twice, 'authorized');
  await untilState(never, 'authorized');
  await vi.waitFor(() => expect(eventsOf(never)).toEqual(['payment.authorized']));
  await vi.waitFor(() => expect(eventsOf(twice)).toEqual(['payment.authorized']));
});

test('captures a line once that was shipped while the bank was down', async () => {
  const order = await authorized(700);
  const before = await shop.bankBalance();
  const { restart } = await shop.killBank();
  await shop.moved(order, 0, 'Out for Shipping');
  await vi.waitFor(async () => expect((await paymentOf(order)).state).toBe('authorized'));
  const other = shop.order(1);
  const refused = await shop.call('POST', `/api/payments/${other.orderId}/session`, other.buyer);
  expect(refused).toMatchObject({
    status: 503,
    body: { message: 'Payment is unavailable. Your cart is kept.' },
  });
  await restart();
  await untilState(order, 'captured');
  expect(await shop.bankBalance()).toBe(before + 700);
});

describe('payouts', () => {
  const balanceOf = async (seller: string) => (await shop.call('GET', '/api/payouts', seller)).body;
  const accountOf = async (seller: string) => (await shop.call('GET', '/api/payout-account', seller)).body;
  const paidIs = (seller: string, cents: number) =>
    vi.waitFor(async () => expect((await balanceOf(seller)).paidCents).toBe(cents), 15_000);
  const payableIs = (seller: string, cents: number) =>
    vi.waitFor(async () => expect((await balanceOf(seller)).payableCents).toBe(cents), 15_000);
  const handed = async (order: Order) => {
    await shop.moved(order, 0, 'Handed');
    return order.lines[0]?.seller ?? '';
  };

  test('pays sellers their share, and deducts a later refund from the next payout', async () => {
    const order = await authorized(1005);
    const [line] = order.lines;
    const seller = line?.seller ?? '';
    await shop.connect(seller);
    await shop.moved(order, 0, 'Out for Shipping');
    await vi.waitFor(async () => expect((await balanceOf(seller)).pendingCents).toBe(904), 15_000);
    await handed(order);
    await paidIs(seller, 904);
    const paid = await balanceOf(seller);
    const lines = [{ orderId: order.orderId, productId: line?.productId, name: '=Coat', cents: 904, saleCents: 1005 }];
    expect(paid).toMatchObject({ pendingCents: 0, payableCents: 0, payouts: [{ cents: 904, lines }] });
    const [payout] = paid.payouts;
    const statement = await shop.call('GET', `/api/payouts/${payout._id}.csv`, seller);
    const number = `#${order.orderId.slice(-8).toUpperCase()}`;
    expect(statement.body.split('\r\n')).toEqual([
      'Order,Item,Type,Amount,Currency',
      `${number},'=Coat,Sale,10.05,USD`,
      `${number},'=Coat,Commission, -1.01,USD`,
      'Total,,,9.04,USD',
      '',
    ]);
    expect((await shop.call('GET', `/api/payouts/${payout._id}.csv`, order.buyer)).status).toBe(404);
    await shop.returned(order, 0);
    await payableIs(seller, -904);
    expect(await balanceOf(seller)).toMatchObject({ paidCents: 904, payouts: [{ _id: payout._id }] });
  });

  test('keeps the money in the ledger while the account is not connected, in review or restricted', async () => {
    const order = await authorized(1000);
    const seller = await handed(order);
    await payableIs(seller, 900);
    expect(await accountOf(seller)).toEqual({ state: 'not-connected', started: false, missing: 0 });
    const page = await shop.connect(seller, '1000 0002');
    const stateIs = (state: string) =>
      vi.waitFor(async () => expect((await accountOf(seller)).state).toBe(state), 15_000);
    await stateIs('in-review');
    await shop.press(page, 'restrict');
    await stateIs('restricted');
    expect(await balanceOf(seller)).toMatchObject({ payableCents: 900, paidCents: 0, payouts: [] });
    await shop.press(page, 'document');
    await stateIs('in-review');
    await shop.press(page, 'accept');
    await paidIs(seller, 900);
    expect(await accountOf(seller)).toMatchObject({ state: 'ready' });
    expect(await (await fetch(page)).text()).toContain('$9.00');
  });

  test('sends a payout again that the bank of the seller returned, and notifies the seller once', async () => {
    const order = await authorized(1000);
    const seller = order.lines[0]?.seller ?? '';
    const page = await shop.connect(seller);
    await handed(order);
    await paidIs(seller, 900);
    await shop.press(page, 'restrict');
    await vi.waitFor(async () => expect((await accountOf(seller)).state).toBe('restricted'), 15_000);
    await shop.press(page, 'return');
    await payableIs(seller, 900);
    const returned = await balanceOf(seller);
    expect(returned).toMatchObject({ paidCents: 0, payouts: [{ cents: 900, returnedAt: expect.any(String) }] });
    await shop.press(page, 'accept');
    await paidIs(seller, 900);
    expect(await balanceOf(seller)).toMatchObject({ payableCents: 0, payouts: [{ cents: 900 }] });
    expect((await (await fetch(page)).text()).match(/\$9\.00<\/li>/g)).toHaveLength(1);
    const [payout] = returned.payouts;
    const about = () => shop.received.flatMap(({ type, subject }) => (subject === payout._id ? type : [])).toSorted();
    await vi.waitFor(() => expect(about()).toEqual(['notification.requested', 'payout.paid', 'payout.paid']), 15_000);
  });

  test('stops payouts of a suspended seller and resumes them when the seller is restored', async () => {
    const order = await authorized(1000);
    const seller = order.lines[0]?.seller ?? '';
    await shop.connect(seller);
    await shop.stands(seller, 'user.suspended');
    await handed(order);
    await payableIs(seller, 900);
    await shop.stands(seller, 'user.restored');
    await paidIs(seller, 900);
  });

  test.each(['declined', 'withdrawn'] as const)('omits a line with an open return until it is %s', async (state) => {
    const order = await authorized(1000);
    const seller = order.lines[0]?.seller ?? '';
    await shop.connect(seller);
    await shop.returnMoved(order, 0, 'requested');
    await handed(order);
    await vi.waitFor(async () => expect((await balanceOf(seller)).pendingCents).toBe(900), 15_000);
    await shop.returnMoved(order, 0, state);
    await paidIs(seller, 900);
  });

  test('omits a line whose declined return the desk approved, and refunds it when it is received', async () => {
    const order = await authorized(1000);
    const seller = order.lines[0]?.seller ?? '';
    for (const state of ['requested', 'declined', 'approved'] as const) await shop.returnMoved(order, 0, state);
    await handed(order);
    await vi.waitFor(async () => expect((await balanceOf(seller)).pendingCents).toBe(900), 15_000);
    const other = shop.order(500);
    Object.assign(other.lines[0] ?? {}, { seller });
    await shop.pay(await sessionOf(other), CARD.succeeds);
    await untilState(other, 'authorized');
    await shop.connect(seller);
    await handed(other);
    await paidIs(seller, 450);
    expect(await balanceOf(seller)).toMatchObject({ pendingCents: 900, payableCents: 0 });
    await shop.returned(order, 0);
    await untilState(order, 'refunded');
    expect(await balanceOf(seller)).toMatchObject({ pendingCents: 0, payableCents: 0, paidCents: 450 });
  });
});

test('answers the terms of selling to every visitor', async () => {
  expect((await shop.call('GET', '/api/selling-terms')).body).toMatchObject({ commissionBasisPoints: 1000 });
});

test('settles other orders while the bank refuses the money of one', async () => {
  const [stuck, next] = [shop.order(100), await authorized(200)];
  const session = (await sessionOf(stuck)).split('/').at(-1) ?? '';
  const report = { state: 'authorized', authorization: 'none-of-the-bank', cents: 100, currency: 'USD' };
  const body = JSON.stringify({ order: stuck.orderId, session, report });
  const headers = { 'bank-signature': sign(WEBHOOK_SECRET, Buffer.from(body), new Date()) };
  expect((await fetch(shop.webhookUrl, { method: 'POST', body, headers })).status).toBe(200);
  // The loop publishes more events than the queue delivers at a time.
  for (let times = 0; times < 210; times++) await shop.moved(stuck, 0, 'Out for Shipping');
  await shop.moved(next, 0, 'Out for Shipping');
  await untilState(next, 'captured');
  expect((await paymentOf(stuck)).state).toBe('authorized');
});

describe('POST /api/payments/webhook/{provider}', () => {
  const send = async (body: string, signature: string | undefined, path = shop.webhookUrl) =>
    fetch(path, {
      method: 'POST',
      body,
      headers: signature === undefined ? {} : { 'bank-signature': signature },
    });
  const signed = (body: string, at = new Date()) => sign(WEBHOOK_SECRET, Buffer.from(body), at);
  const reportOf = (order: Order, session: string, more: object = {}) =>
    JSON.stringify({
      order: order.orderId,
      session,
      report: { state: 'authorized', authorization: newId(), cents: 100, currency: 'USD', ...more },
    });
  const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code];

  test('rejects an unsigned, wrongly signed, old or malformed report with 400', async () => {
    const order = shop.order(100);
    const session = (await sessionOf(order)).split('/').at(-1) ?? '';
    const body = reportOf(order, session);
    const old = new Date(Date.now() - 301_000);
    for (const signature of [undefined, '', 't=1,v1=00', `${signed(body)}0`, signed(`${body} `), signed(body, old)])
      expect(await codeOf(await send(body, signature))).toEqual([400, 'INVALID_SIGNATURE']);
    for (const text of ['', '{', '{"order":1}'])
      expect(await codeOf(await send(text, signed(text)))).toEqual([400, 'INVALID_SIGNATURE']);
    expect((await paymentOf(order)).state).toBe('awaiting');
  });

  test('rejects another order, page, amount or currency with 400 MISMATCH', async () => {
    const [order, other] = [shop.order(100), shop.order(100)];
    const session = (await sessionOf(order)).split('/').at(-1) ?? '';
    for (const body of [
      reportOf(other, session),
      reportOf(order, 'page_of_nobody'),
      reportOf(order, session, { cents: 99 }),
      reportOf(order, session, { currency: 'EUR' }),
    ])
      expect(await codeOf(await send(body, signed(body)))).toEqual([400, 'MISMATCH']);
    expect((await paymentOf(order)).state).toBe('awaiting');
    const right = reportOf(order, session);
    for (let times = 0; times < 2; times++) expect((await send(right, signed(right))).status).toBe(200);
    expect((await paymentOf(order)).state).toBe('authorized');
  });

  test('answers 404 for an unknown provider and 413 above 256 kB', async () => {
    const unknown = shop.webhookUrl.replace(/test$/, 'stripe');
    expect((await send('{}', signed('{}'), unknown)).status).toBe(404);
    expect((await send('x'.repeat(300_000), 't=1')).status).toBe(413);
  });
});

test('shows a payment to its buyer and its sellers only, and lets only the buyer pay', async () => {
  const order = await authorized(100);
  const stranger = newId();
  expect((await shop.call('GET', `/api/payments/${order.orderId}`, stranger)).status).toBe(403);
  expect((await shop.call('GET', `/api/payments/${order.orderId}`)).status).toBe(401);
  expect((await shop.call('POST', `/api/payments/${order.orderId}/session`, stranger)).status).toBe(403);
  expect((await shop.call('GET', `/api/payments/${newId()}`, stranger)).status).toBe(404);
  expect((await shop.call('GET', '/api/payments/x', stranger)).status).toBe(404);
  const mine = await shop.call('GET', `/api/payments/${order.orderId}`, order.buyer);
  expect(mine.headers.get('cache-control')).toBe('no-store');
});

import { getCart } from '@ethereal/contracts/cart';
import { CODE_NOT_VALID } from '@ethereal/contracts/codes';
import { newId } from '@ethereal/service-kit/ids';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { location, startOrders } from '../testing/start-orders.ts';

let shop: Awaited<ReturnType<typeof startOrders>>;
const [ann, ben] = [newId(), newId()];
const [coat, scarf, lamp] = [newId(), newId(), newId()];
const PRICES: Record<string, number> = { [coat]: 10, [scarf]: 3.33, [lamp]: 20 };
const SELLERS: Record<string, string> = { [coat]: ann, [scarf]: ann, [lamp]: ben };

beforeAll(async () => {
  shop = await startOrders({ RATE_LIMIT_FACTOR: '1000' });
  for (const [id, name] of [
    [coat, 'Coat'],
    [scarf, 'Scarf'],
    [lamp, 'Lamp'],
  ] as const) {
    const priceCents = Math.round((PRICES[id] ?? 0) * 100);
    await shop.sell(id, { name, priceCents, seller: SELLERS[id] ?? '', sizes: [] });
  }
}, 60_000);
afterAll(() => shop?.close());

let made = 1000;
const nextCode = () => `CODE${++made}`;
const desk = () => shop.as(newId(), { roles: ['operator'] });

/** Makes a code of a seller. */
async function codeOf(seller: string, terms: object, code = nextCode()): Promise<string> {
  const { status, body } = await shop.as(seller)('POST', '/api/codes', { code, ...terms });
  expect(status, JSON.stringify(body)).toBe(201);
  return code;
}
const enter = (user: string, code: string) => shop.as(user)('POST', '/api/cart/code', { code });

/** Makes a code of the shop. */
async function shopCode(terms: object, code = nextCode()): Promise<string> {
  const { status, body } = await desk()('POST', '/api/desk/codes', { code, ...terms });
  expect(status, JSON.stringify(body)).toBe(201);
  return code;
}

/** Puts one unit of each item into a cart. */
async function fill(user: string, ...items: string[]) {
  for (const productId of items)
    expect((await shop.as(user)('POST', '/api/cart/add', { productId, quantity: 1 })).status).toBe(200);
}

/** Returns the buyer's order of some items, paid on delivery. */
function claimOf(buyer: string, quantities: Record<string, number>, totalPrice: number, codes?: string[]) {
  return {
    buyer,
    items: Object.entries(quantities).map(([productId, quantity]) => ({
      productId,
      quantity,
      price: PRICES[productId],
      seller: SELLERS[productId],
    })),
    totalPrice,
    userLocation: location,
    ...(codes && { codes }),
  };
}
const submit = (buyer: string, claim: object, key?: string) =>
  shop.as(buyer)('POST', '/api/submitOrder', claim, key ? { 'idempotency-key': key } : {});

/** Orders one coat for $9.00 with a code for 10 %. */
const useOnce = (buyer: string, code: string, key?: string) =>
  submit(buyer, claimOf(buyer, { [coat]: 1 }, 9, [code]), key);
const numbersOf = async (seller: string, code: string) => {
  const { codes } = (await shop.as(seller)('GET', '/api/codes')).body;
  const { uses, reserved, discount, state } = codes.find((entry: { code: string }) => entry.code === code);
  return { uses, reserved, discount, state };
};
const settled = (seller: string, code: string, expected: object) =>
  vi.waitFor(async () => expect(await numbersOf(seller, code)).toMatchObject({ reserved: 0, ...expected }), 15_000);
const TEN = { kind: 'percent', percent: 10 };

describe('POST /api/cart/code', () => {
  it('shows the discount, the sum to pay and the unchanged total', async () => {
    const user = newId();
    const call = shop.as(user);
    const code = await codeOf(ann, TEN);
    await call('POST', '/api/cart/add', { productId: coat, quantity: 2 });
    await call('POST', '/api/cart/add', { productId: lamp, quantity: 1 });
    const { status, body } = await enter(user, ` ${code.toLowerCase()} `);
    expect(status).toBe(200);
    expect(body).toMatchObject({ codes: [{ code, label: '10% off', discount: 2 }], discount: 2, toPay: 38 });
    const cart = getCart.success.body.parse((await call('GET', '/api/cart')).body);
    expect(cart).toMatchObject({ total: 40, discount: 2, toPay: 38 });
    const removed = await call('DELETE', `/api/cart/code/${code}`);
    expect(removed.body).toMatchObject({ codes: [], discount: 0, toPay: 40 });
    expect((await call('DELETE', `/api/cart/code/${code}`)).status).toBe(200);
  });

  it('keeps a code whose condition is not met yet, and names it', async () => {
    const user = newId();
    const code = await codeOf(ann, { ...TEN, minTotal: 25 });
    await shop.as(user)('POST', '/api/cart/add', { productId: coat, quantity: 2 });
    const problem = 'Spend $5.00 more to use this code.';
    expect((await enter(user, code)).body.codes).toEqual([
      { code, label: '10% off', discount: 0, problem, seller: ann },
    ]);
    const more = await shop.as(user)('POST', '/api/cart/add', { productId: coat, quantity: 1 });
    expect(more.body).toMatchObject({ codes: [{ code, discount: 3 }], toPay: 27 });
  });

  it('replaces a code of the same owner, and keeps one of each other owner', async () => {
    const user = newId();
    await fill(user, coat, lamp);
    const [first, second, other] = [await codeOf(ann, TEN), await codeOf(ann, TEN), await codeOf(ben, TEN)];
    for (const code of [first, other, second]) await enter(user, code);
    const { body } = await shop.as(user)('GET', '/api/cart');
    expect(body.codes.map(({ code }: { code: string }) => code)).toEqual([other, second]);
  });

  it("gives one answer for unknown, ended, planned, over and used-up codes, as for another seller's", async () => {
    const user = newId();
    await fill(user, coat);
    // The call that makes the first code must arrive before its end.
    const [soon, future] = [new Date(Date.now() + 3000), new Date(Date.now() + 3_600_000)];
    const over = await codeOf(ann, { ...TEN, until: soon.toISOString() });
    const ended = await codeOf(ann, TEN);
    await shop.as(ann)('POST', `/api/codes/${ended}/end`);
    const usedUp = await codeOf(ann, { ...TEN, maxUses: 1 });
    expect((await useOnce(newId(), usedUp)).status).toBe(201);
    const codes = [
      'NOSUCHCODE',
      // A code of a seller who has nothing in the cart.
      await codeOf(ben, TEN),
      ended,
      usedUp,
      await codeOf(ann, { ...TEN, from: future.toISOString() }),
      over,
    ];
    await settled(ann, over, { state: 'ended' });
    for (const code of codes) {
      const { status, body } = await enter(user, code);
      expect({ status, ...body, requestId: '' }).toEqual({
        status: 404,
        code: 'NOT_FOUND',
        message: CODE_NOT_VALID,
        errors: { code: CODE_NOT_VALID },
        requestId: '',
      });
    }
  });

  it('rejects a new code whose end is in the past, at its field', async () => {
    const terms = { ...TEN, until: new Date(Date.now() - 1000).toISOString() };
    const { status, body } = await shop.as(ann)('POST', '/api/codes', { code: nextCode(), ...terms });
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: { until: 'The end must be in the future.' },
    });
  });

  it.each([['abc'], ['a code'], ['SAVE-10'], ['<script>'], ['x'.repeat(21)], ['＄ave10'], ['']])(
    'rejects %j with 400',
    async (code) => {
      expect((await enter(newId(), code)).status).toBe(400);
    },
  );
});

describe('guessing codes', () => {
  it('stops after 20 wrong codes of a person', async () => {
    const strict = await startOrders({ RATE_LIMIT_FACTOR: '1' });
    try {
      const user = newId();
      const answers = [];
      for (let at = 0; at < 22; at++)
        answers.push((await strict.as(user)('POST', '/api/cart/code', { code: `GUESS${at}` })).status);
      expect(answers.slice(0, 20)).toEqual(Array(20).fill(404));
      expect(answers.slice(20)).toEqual([429, 429]);
    } finally {
      await strict.close();
    }
  }, 60_000);

  it('stops orders with codes that are not in the cart after 20 wrong ones', async () => {
    const strict = await startOrders({ RATE_LIMIT_FACTOR: '1' });
    try {
      await strict.sell(coat, { name: 'Coat', priceCents: 1000, seller: ann, sizes: [] });
      const user = newId();
      const call = strict.as(user);
      expect((await strict.as(ann)('POST', '/api/codes', { code: 'TENOFF', ...TEN })).status).toBe(201);
      const order = (codes: string[]) => call('POST', '/api/submitOrder', claimOf(user, { [coat]: 1 }, 9, codes));
      const guesses = Array.from({ length: 20 }, (_, at) => `GUESS${at}`);
      const { status, body } = await order(guesses);
      expect({ status, code: body.code, errors: body.errors }).toEqual({
        status: 409,
        code: 'CODE_CHANGED',
        errors: Object.fromEntries(guesses.map((guess) => [guess, CODE_NOT_VALID])),
      });
      expect((await order(['TENOFF'])).status).toBe(429);
      // Orders at the same time try no more codes together.
      const other = newId();
      const orderOfOther = (codes: string[]) =>
        strict.as(other)('POST', '/api/submitOrder', claimOf(other, { [coat]: 1 }, 9, codes));
      const many = await Promise.all(Array.from({ length: 30 }, (_, at) => orderOfOther([`GUESS${at}`])));
      expect(many.filter((answer) => answer.status === 409)).toHaveLength(20);
      expect(many.filter((answer) => answer.status === 429)).toHaveLength(10);
      // A valid code counts for nothing.
      const third = newId();
      for (let at = 0; at < 22; at++) {
        const { status } = await strict.as(third)(
          'POST',
          '/api/submitOrder',
          claimOf(third, { [coat]: 1 }, 9, ['TENOFF']),
        );
        expect(status).toBe(201);
      }
      expect((await call('POST', '/api/cart/code', { code: 'TENOFF' })).status).toBe(429);
      const without = claimOf(user, { [coat]: 1 }, 10);
      expect((await call('POST', '/api/submitOrder', without)).status).toBe(201);
    } finally {
      await strict.close();
    }
  }, 60_000);
});

describe('one text of several owners', () => {
  const AMOUNT = { kind: 'amount', amount: 2 };

  it('applies a typed code for every owner in the cart who has it, and removes it for all', async () => {
    const user = newId();
    await fill(user, coat, lamp);
    const code = await codeOf(ann, TEN);
    await codeOf(ben, AMOUNT, code);
    await shopCode({ kind: 'percent', percent: 50 }, code);
    const { body } = await enter(user, code.toLowerCase());
    expect(body).toMatchObject({ discount: 16.5, toPay: 13.5 });
    expect(new Set(body.codes)).toEqual(
      new Set([
        { code, label: '10% off', discount: 1, seller: ann },
        { code, label: '$2.00 off', discount: 2, seller: ben },
        { code, label: '50% off', discount: 13.5, needsCard: true },
      ]),
    );
    const withoutLamp = await shop.as(user)('DELETE', `/api/cart/delete/${lamp}`);
    expect(withoutLamp.body.codes).toHaveLength(2);
    const removed = await shop.as(user)('DELETE', `/api/cart/code/${code}`);
    expect(removed.body).toMatchObject({ codes: [], toPay: 10 });
  });

  it('places an order with it, which counts one use of each owner', async () => {
    const user = newId();
    const code = await codeOf(ann, TEN);
    await codeOf(ben, AMOUNT, code);
    const { status, body } = await submit(user, claimOf(user, { [coat]: 1, [lamp]: 1 }, 27, [code]));
    expect(status, JSON.stringify(body)).toBe(201);
    expect(
      new Set(
        body.codes.map(({ seller, discount }: { seller: string; discount: number }) => [seller, discount].join()),
      ),
    ).toEqual(new Set([`${ann},1`, `${ben},2`]));
    await settled(ann, code, { uses: 1, discount: 1 });
    await settled(ben, code, { uses: 1, discount: 2 });
    expect((await shop.as(user)('POST', `/api/orders/${body._id}/cancel`, {})).status).toBe(200);
    await settled(ann, code, { uses: 0, discount: 0 });
    await settled(ben, code, { uses: 0, discount: 0 });
  });

  it("leaves the shop's part out on delivery", async () => {
    const user = newId();
    const code = await codeOf(ann, TEN);
    await shopCode(TEN, code);
    const { status, body } = await submit(user, claimOf(user, { [coat]: 1 }, 9, [code]));
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.codes).toEqual([{ code, label: '10% off', discount: 1, seller: ann }]);
  });

  it('ends and lists the code of one owner alone', async () => {
    const user = newId();
    await fill(user, coat, lamp);
    const code = await codeOf(ann, TEN);
    await codeOf(ben, AMOUNT, code);
    expect((await shop.as(ann)('POST', `/api/codes/${code}/end`)).body).toMatchObject({ code, state: 'ended' });
    expect(await numbersOf(ben, code)).toMatchObject({ state: 'active' });
    expect((await desk()('POST', `/api/desk/codes/${code}/end`)).status).toBe(404);
    expect((await enter(user, code)).body.codes).toMatchObject([{ code, seller: ben, discount: 2 }]);
    const again = await shop.as(ann)('POST', '/api/codes', { code, ...TEN });
    expect(again.body.errors).toEqual({ code: 'You have this code already.' });
  });

  it('applies the code that was entered last for its owners, and keeps the other one for the rest', async () => {
    const user = newId();
    await fill(user, coat, lamp);
    const shared = await codeOf(ann, TEN);
    await codeOf(ben, AMOUNT, shared);
    const own = await codeOf(ann, { kind: 'percent', percent: 20 });
    await enter(user, shared);
    const { body } = await enter(user, own);
    expect(body).toMatchObject({ discount: 4, toPay: 26 });
    const stacked = await submit(user, claimOf(user, { [coat]: 1 }, 7, [shared, own]));
    expect(stacked.body.errors).toEqual({ [shared]: 'Another code of this seller is in use.' });
  });
});

describe('hostile orders', () => {
  it('applies one code of an owner once, although it is named twice', async () => {
    const user = newId();
    const code = await codeOf(ann, TEN);
    const { status, body } = await submit(user, claimOf(user, { [coat]: 1 }, 9, [code, code.toLowerCase()]));
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.codes).toHaveLength(1);
    await settled(ann, code, { uses: 1, discount: 1 });
  });
});

describe('POST /api/submitOrder without codes', () => {
  it('costs the total even when the cart has codes', async () => {
    const user = newId();
    await fill(user, coat);
    const code = await codeOf(ann, TEN);
    expect((await enter(user, code)).body).toMatchObject({ toPay: 9 });
    const reduced = await submit(user, claimOf(user, { [coat]: 1 }, 9));
    expect(reduced.body).toMatchObject({ code: 'ORDER_CHANGED', errors: { totalPrice: 'The total is $10.00.' } });
    const { status, body } = await submit(user, claimOf(user, { [coat]: 1 }, 10));
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.totalPrice).toBe(10);
    expect(await numbersOf(ann, code)).toMatchObject({ uses: 0, reserved: 0 });
  });
});

describe('POST /api/submitOrder with codes', () => {
  it('stores what is paid and who bears the discount, and counts the use', async () => {
    const user = newId();
    const code = await codeOf(ann, { kind: 'amount', amount: 5 });
    await fill(user, lamp, coat);
    expect((await enter(user, code)).status).toBe(200);
    const { status, body } = await submit(user, claimOf(user, { [coat]: 1, [scarf]: 3, [lamp]: 1 }, 34.99, [code]));
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({
      totalPrice: 34.99,
      discount: 5,
      codes: [{ code, label: '$5.00 off', discount: 5, seller: ann }],
      items: [
        { paidCents: 750, discounts: { seller: 250, shop: 0 } },
        { paidCents: 749, discounts: { seller: 250, shop: 0 } },
        { paidCents: 2000, discounts: { seller: 0, shop: 0 } },
      ],
    });
    await settled(ann, code, { uses: 1, discount: 5 });
    await vi.waitFor(async () => {
      expect((await shop.as(user)('GET', '/api/cart')).body.codes).toEqual([]);
      const sold = shop.received.filter((event) => event.type === 'item.sold' && event.data.order === body._id);
      expect(sold.map((event) => (event.type === 'item.sold' ? event.data.paidCents : 0))).toEqual([750, 749, 2000]);
    }, 10_000);
    const asSeller = (await shop.as(ben)('GET', `/api/orders/${body._id}`)).body;
    expect(asSeller).toMatchObject({ codes: [], discount: 0 });
  });

  it('orders nothing when a code no longer applies, or the total is another one (saleor#549)', async () => {
    const user = newId();
    const code = await codeOf(ann, TEN);
    const claim = claimOf(user, { [coat]: 1 }, 9, [code]);
    const wrong = await submit(user, { ...claim, totalPrice: 8.99 });
    expect(wrong.body).toMatchObject({ code: 'CODE_CHANGED', errors: { totalPrice: 'The total is $9.00.' } });
    await shop.as(ann)('POST', `/api/codes/${code}/end`);
    const { status, body } = await submit(user, claim);
    expect({ status, errors: body.errors }).toEqual({ status: 409, errors: { [code]: CODE_NOT_VALID } });
    expect((await shop.as(user)('GET', `/api/ordersBuyer?buyerId=${user}`)).body.orders).toEqual([]);
    expect(await numbersOf(ann, code)).toMatchObject({ uses: 0, reserved: 0 });
  });

  it('refuses a code of the shop on delivery', async () => {
    const user = newId();
    const code = await shopCode(TEN);
    const { body } = await enter(user, code);
    expect(body.codes).toMatchObject([{ needsCard: true }]);
    const refused = await submit(user, claimOf(user, { [coat]: 1 }, 9, [code]));
    expect(refused.body.errors).toEqual({ [code]: 'This code needs payment by card.' });
  });

  it('places one order and takes one use for retries of one key', async () => {
    const user = newId();
    const code = await codeOf(ann, { ...TEN, maxUses: 5, oncePerPerson: true });
    const answers = await Promise.all([1, 2, 3].map(() => useOnce(user, code, 'one-key')));
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect((await useOnce(user, code, 'one-key')).status).toBe(201);
    await settled(ann, code, { uses: 1 });
  });

  it('counts one use for an order of many lines (spree#6566)', async () => {
    const user = newId();
    const code = await codeOf(ann, { ...TEN, maxUses: 1 });
    const { status } = await submit(user, claimOf(user, { [coat]: 1, [scarf]: 1 }, 12, [code]));
    expect(status).toBe(201);
    await settled(ann, code, { uses: 1, state: 'used-up' });
  });

  it('counts uses of a code without a maximum (saleor#18085)', async () => {
    const code = await codeOf(ann, TEN);
    for (const user of [newId(), newId()]) expect((await useOnce(user, code)).status).toBe(201);
    await settled(ann, code, { uses: 2, discount: 2 });
  });

  it('lets exactly as many orders use a code as it has uses, of all at once (woocommerce#13505)', async () => {
    const code = await codeOf(ann, { ...TEN, maxUses: 7, oncePerPerson: true });
    const answers = await Promise.all(Array.from({ length: 40 }, () => useOnce(newId(), code)));
    const placed = answers.filter(({ status }) => status === 201);
    expect(placed).toHaveLength(7);
    for (const { status, body } of answers)
      if (status !== 201) expect([body.code, status]).toEqual(['CODE_CHANGED', 409]);
    await settled(ann, code, { uses: 7, discount: 7, state: 'used-up' });
  }, 60_000);

  it('lets one person use a code once, also with orders at once (woocommerce#12096)', async () => {
    const user = newId();
    const code = await codeOf(ann, { ...TEN, oncePerPerson: true });
    const claim = claimOf(user, { [coat]: 1 }, 9, [code]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => submit(user, claim)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const again = await useOnce(user, code);
    expect(again.body.errors).toEqual({ [code]: 'You have used this code already.' });
    await settled(ann, code, { uses: 1 });
  });

  it('limits a code for first orders to them, also with orders at once', async () => {
    const user = newId();
    const code = await codeOf(ann, { ...TEN, firstOrder: true });
    const claim = claimOf(user, { [coat]: 1 }, 9, [code]);
    const answers = await Promise.all([submit(user, claim), submit(user, claim)]);
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1);
    await submit(user, claim);
    const again = await useOnce(user, code);
    expect(again.body.errors).toEqual({ [code]: 'This code is for a first order.' });
    await settled(ann, code, { uses: 1 });
  });
});

describe('cancelled and returned lines', () => {
  it('gives a use back when the whole order is cancelled before it is shipped (vendure#1466)', async () => {
    const user = newId();
    const code = await codeOf(ann, { ...TEN, maxUses: 1, oncePerPerson: true });
    const { body } = await useOnce(user, code);
    await settled(ann, code, { uses: 1 });
    expect((await shop.as(user)('POST', `/api/orders/${body._id}/cancel`, {})).status).toBe(200);
    await settled(ann, code, { uses: 0, discount: 0, state: 'active' });
    expect((await useOnce(user, code)).status).toBe(201);
    await settled(ann, code, { uses: 1 });
  });

  it('keeps the use when a line was shipped, or a part of the order is left', async () => {
    const user = newId();
    const code = await codeOf(ann, { ...TEN, maxUses: 1 });
    const { body } = await submit(user, claimOf(user, { [coat]: 2 }, 18, [code]));
    const path = `/api/orders/${body._id}/items/${coat}`;
    await shop.as(user)('POST', `${path}/cancel`, { quantity: 1 });
    await settled(ann, code, { uses: 1 });
    await shop.as(ann)('PATCH', `${path}/updateStatus`, { status: 'Out for Shipping', lineId: coat });
    await shop.as(ann)('POST', `${path}/cancel`, {});
    await settled(ann, code, { uses: 1, state: 'used-up' });
  });

  it('reverses what was paid for each returned unit, and never more (solidus#512, bagisto#1509)', async () => {
    const user = newId();
    const code = await codeOf(ann, { kind: 'amount', amount: 1 });
    const { body } = await submit(user, claimOf(user, { [scarf]: 3 }, 8.99, [code]));
    const path = `/api/orders/${body._id}/items/${scarf}`;
    for (let unit = 0; unit < 3; unit++) await shop.as(user)('POST', `${path}/cancel`, { quantity: 1 });
    await vi.waitFor(() => {
      const reversed = shop.received.flatMap((event) =>
        event.type === 'item.sale-reversed' && event.data.order === body._id ? [event.data] : [],
      );
      expect(reversed.map(({ paidCents = 0 }) => paidCents).toSorted()).toEqual([299, 300, 300]);
      for (const { paidCents = 0, discounts } of reversed) expect(paidCents + (discounts?.seller ?? 0)).toBe(333);
    }, 10_000);
  });
});

describe('codes of sellers and of the shop', () => {
  it("refuses items of others, the fields of another kind, and another seller's code", async () => {
    const call = shop.as(ann);
    const create = (terms: object) => call('POST', '/api/codes', { code: nextCode(), ...terms });
    expect((await create({ ...TEN, items: [lamp] })).body.errors).toEqual({ items: 'Choose items that you sell.' });
    expect((await create({ kind: 'gift', gift: lamp })).body.errors).toHaveProperty('gift');
    expect((await create({ ...TEN, amount: 5 })).body.errors).toHaveProperty('amount');
    expect((await create({ kind: 'percent' })).body.errors).toHaveProperty('percent');
    expect((await create({ ...TEN, percent: 101 })).status).toBe(400);
    for (const amount of [1e-9, -5, 0, 1e15, '5']) expect((await create({ kind: 'amount', amount })).status).toBe(400);
    for (const wrong of [
      { percent: -10 },
      { percent: 0 },
      { percent: 0.5 },
      { minTotal: -1 },
      { maxUses: 0 },
      { maxPerDay: 3 },
      { seller: ben },
    ])
      expect((await create({ ...TEN, ...wrong })).status, JSON.stringify(wrong)).toBe(400);
    const code = await codeOf(ann, TEN);
    expect((await shop.as(ben)('POST', `/api/codes/${code}/end`)).status).toBe(404);
    expect((await call('POST', '/api/codes', { code, ...TEN })).body.errors).toEqual({
      code: 'You have this code already.',
    });
    expect(
      (await shop.as(ben)('GET', '/api/codes')).body.codes.map((entry: { code: string }) => entry.code),
    ).not.toContain(code);
  });

  it('refuses the desk to people without its role', async () => {
    const support = shop.as(newId(), { roles: ['support'] });
    for (const call of [shop.as(ann), support]) {
      expect((await call('GET', '/api/desk/codes')).status).toBe(403);
      expect((await call('POST', '/api/desk/codes', { code: nextCode(), ...TEN })).status).toBe(403);
    }
  });

  it('makes 1,000 single-use codes, lists them as CSV and ends them together', async () => {
    const call = desk();
    const { status, body } = await call('POST', '/api/desk/code-batches', { prefix: 'fair', count: 1000, ...TEN });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({ prefix: 'FAIR', count: 1000, uses: 0, state: 'active' });
    const url = new URL(`/api/desk/code-batches/${body.batch}.csv`, shop.url);
    const headers = shop.tokens.headers(newId(), { roles: ['operator'] });
    const [header, ...rows] = (await (await fetch(url, { headers })).text()).trimEnd().split('\r\n');
    expect(header).toBe('Code,Uses');
    expect(new Set(rows).size).toBe(1000);
    for (const row of rows) expect(row).toMatch(/^FAIR[2-9A-Z]{10},0$/);
    const [code = ''] = rows[0]?.split(',') ?? [];
    const user = newId();
    await shop.as(user)('POST', '/api/cart/add', { productId: coat, quantity: 1 });
    expect((await enter(user, code)).body).toMatchObject({ toPay: 9 });
    const ended = await call('POST', `/api/desk/code-batches/${body.batch}/end`);
    expect(ended.body).toMatchObject({ state: 'ended', count: 1000 });
    expect((await enter(newId(), code)).status).toBe(404);
    const listed = (await call('GET', '/api/desk/codes')).body;
    expect(listed.batches).toMatchObject([{ batch: body.batch }]);
    expect(listed.codes.some((entry: { code: string }) => entry.code.startsWith('FAIR'))).toBe(false);
  }, 60_000);
});

import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '@ethereal/service-kit/ids';
import { expect, test, vi } from 'vitest';
import { openExchange, withInstances } from '../testing/processes.ts';
import { location } from '../testing/start-orders.ts';

const { env, exchange, at } = openExchange('codes');
const apart = withInstances(() => ({ ...env(), RATE_LIMIT_FACTOR: '1000' }));
/** Pause of a buyer before the next attempt, in milliseconds. */
const AGAIN_AFTER_MS = 50;
const seller = newId();
const coat = newId();

/** Makes a code with a number of uses, once each person. */
async function makeCode(url: string, maxUses: number): Promise<string> {
  const code = `C${newId().slice(5)}`.toUpperCase();
  await vi.waitFor(async () => {
    await exchange().publishItem(coat, 1, { name: 'Coat', priceCents: 1000, seller, sizes: [] });
    const added = await at(url, newId())('POST', '/api/cart/add', { productId: coat, quantity: 1 });
    expect(added.status).toBe(200);
  }, 15_000);
  const terms = { kind: 'percent', percent: 10, maxUses, oncePerPerson: true };
  expect((await at(url, seller)('POST', '/api/codes', { code, ...terms })).status).toBe(201);
  return code;
}
const submit = (url: string, buyer: string, code: string) =>
  at(url, buyer)(
    'POST',
    '/api/submitOrder',
    {
      buyer,
      items: [{ productId: coat, quantity: 1, price: 10, seller }],
      totalPrice: 9,
      codes: [code],
      userLocation: location,
    },
    { 'idempotency-key': buyer },
  );
const ordersOf = async (url: string, buyer: string) =>
  (await at(url, buyer)('GET', `/api/ordersBuyer?buyerId=${buyer}`)).body.orders;
async function countsOf(url: string, code: string) {
  const { codes } = (await at(url, seller)('GET', '/api/codes')).body;
  const { uses, reserved } = codes.find((entry: { code: string }) => entry.code === code);
  return { uses, reserved };
}

test.concurrent.each([
  ['after the write', false],
  ['before a use is reserved', false],
  ['after a use is reserved', false],
  ['before it is placed', false],
  ['after it is placed', true],
  ['before the use is taken', true],
  ['after the use is taken', true],
])(
  'counts the use with the order or not at all when killed %s',
  apart(async ({ startProcess, startNext }, step: string, placed: boolean) => {
    const dying = await startProcess({ KILL_AT: step });
    const code = await makeCode(dying.url, 1);
    const buyer = newId();
    await expect(submit(dying.url, buyer, code)).rejects.toThrow();
    expect(await dying.exited).toBe(step);

    const { url } = await startNext();
    await vi.waitFor(async () => {
      expect(await countsOf(url, code)).toEqual({ uses: placed ? 1 : 0, reserved: 0 });
      expect(await ordersOf(url, buyer)).toHaveLength(placed ? 1 : 0);
    }, 20_000);
    expect((await submit(url, buyer, code)).status).toBe(201);
    expect(await ordersOf(url, buyer)).toHaveLength(1);
    await vi.waitFor(async () => expect(await countsOf(url, code)).toEqual({ uses: 1, reserved: 0 }), 20_000);
  }),
  180_000,
);

test.concurrent.each(['before the use comes back', 'after the use came back'])(
  'gives the use of a cancelled order back once when killed %s',
  apart(async ({ startProcess, startNext }, step: string) => {
    const dying = await startProcess({ KILL_AT: step });
    const code = await makeCode(dying.url, 1);
    const [buyer, other] = [newId(), newId()];
    const { _id } = (await submit(dying.url, buyer, code)).body;
    const cancel = (url: string) => at(url, buyer)('POST', `/api/orders/${_id}/cancel`, {});
    await expect(cancel(dying.url)).rejects.toThrow();
    expect(await dying.exited).toBe(step);
    const { url } = await startNext();
    await vi.waitFor(async () => expect(await countsOf(url, code)).toEqual({ uses: 0, reserved: 0 }), 20_000);
    expect((await submit(url, other, code)).status).toBe(201);
    await vi.waitFor(async () => expect(await countsOf(url, code)).toEqual({ uses: 1, reserved: 0 }), 20_000);
    expect((await submit(url, newId(), code)).body.code).toBe('CODE_CHANGED');
  }),
  180_000,
);

/** Number of buyers, and of uses of their code. The endurance of a release tries 1,000 buyers and 100 uses. */
const BUYERS = Number(process.env.CODE_BUYERS ?? 60);
const USES = Number(process.env.CODE_USES ?? 12);
const KILLS = 4;

test(
  `lets ${USES} of ${BUYERS} buyers use a code with ${USES} uses while processes are killed`,
  apart(async ({ startProcess }) => {
    let running = await startProcess();
    const second = await startProcess();
    const code = await makeCode(running.url, USES);
    const buyers = Array.from({ length: BUYERS }, newId);
    const live = () => [running.url, second.url];

    /** Submits with one key until there is an answer. Returns whether the order was placed. */
    async function buy(buyer: string, turn: number): Promise<boolean> {
      for (let attempt = 0; ; attempt++) {
        const url = live()[(turn + attempt) % 2] ?? second.url;
        const answer = await submit(url, buyer, code).catch(() => undefined);
        if (answer?.status === 201) return true;
        // A use that a dead process holds comes back: a refusal is final only when all uses are taken.
        if (answer?.status === 409 && (await countsOf(second.url, code)).uses === USES) return false;
        await pause(AGAIN_AFTER_MS);
      }
    }
    const buying = buyers.map(buy);
    for (let kill = 1; kill <= KILLS; kill++) {
      await vi.waitFor(
        async () =>
          expect((await countsOf(second.url, code)).uses).toBeGreaterThanOrEqual(
            Math.floor((kill * USES) / (KILLS + 2)),
          ),
        180_000,
      );
      running.kill();
      await running.exited;
      running = await startProcess();
    }
    const placed = (await Promise.all(buying)).filter(Boolean);
    expect(placed).toHaveLength(USES);
    await vi.waitFor(async () => expect(await countsOf(second.url, code)).toEqual({ uses: USES, reserved: 0 }), 40_000);
    const orders = await Promise.all(buyers.map((buyer) => ordersOf(second.url, buyer)));
    expect(orders.flat()).toHaveLength(USES);
  }),
  600_000,
);

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Site, startSite } from '@ethereal/dev/site';
import sharp from 'sharp';
import { Agent, FormData, request } from 'undici';

const PASSWORD = 'bench-password1';
const account = (name: string) => ({
  email: `${name}@ethereal.test`,
  password: PASSWORD,
  fname: 'Bench',
  lname: 'Account',
});

const userLocation = {
  country: 'United States',
  fullname: 'Bench Buyer',
  phone: '212-555-0100',
  address: '1 Main St',
  city: 'New York',
  state: 'NY',
  zipcode: '10001',
};

export type Buyer = {
  addToCart(): Promise<{ items: unknown[] }>;
  clearCart(): Promise<unknown>;
  /** Runs the four calls of the checkout page: add to the cart, read the cart, read the address, order. */
  checkOut(): Promise<void>;
  /** Runs the same four calls with an order that names a code of the seller, which takes 10 % off. */
  checkOutWithCode(): Promise<void>;
  submitOrder(): Promise<void>;
  /**
   * Runs the same four calls with an order by card, paid at the test bank, and repeats a refused call
   * after a second. Returns the number of repetitions.
   */
  checkOutByCard(): Promise<number>;
};
export type Shop = {
  site: Site;
  /** Data folder, removed with the shop. */
  dataDir: string;
  /** The only item; all buyers buy it. */
  item: { _id: string };
  buyers: Buyer[];
  stop(): Promise<void>;
};

const SELLER = account('bench-seller');
/** Time after which a call without an answer, or one that is refused again and again, fails, in milliseconds. */
export const MAX_WAIT_MS = 30_000;
/**
 * Pause after a refused payment, in milliseconds. A loaded shop tries svc-payments again once a second; callers that
 * repeat at once take the processor that this trial needs, so every trial fails.
 */
const REFUSED_PAUSE_MS = 1000;
const TIMEOUTS = { headersTimeout: MAX_WAIT_MS, bodyTimeout: MAX_WAIT_MS };

const PRICE = 99.5;
const CODE = { code: 'BENCH10', kind: 'percent', percent: 10 };
const REDUCED = 89.55;

/** Accounts of a shop with the given number of buyers; the seller is the first. */
export const accountsFor = (buyers: number) => [
  SELLER,
  ...Array.from({ length: buyers }, (_, number) => account(`bench-buyer${number}`)),
];

/** Publishes one item in the shop at an address and logs its buyers in. */
export async function furnish(site: string, buyers: number): Promise<Pick<Shop, 'item' | 'buyers'>> {
  const call = caller(site);
  const logIn = logInAt(call);
  const sellerToken = await logIn(SELLER);
  const item = await publishItem(call, sellerToken);
  // Fails in a commit before codes, whose buyers check out without.
  await call('POST', '/api/codes', { token: sellerToken, body: CODE }).catch(() => undefined);
  const line = { productId: item._id, quantity: 1 };
  const lines = [{ ...line, price: item.price, seller: item.user }];
  const enter = async (who: typeof SELLER): Promise<Buyer> => {
    const token = await logIn(who);
    const { _id: buyer } = await call('GET', '/api/user-details', { token });
    const lookAtCheckout = async () => {
      await call('POST', '/api/cart/add', { token, body: line });
      await call('GET', '/api/cart', { token });
      await call('GET', '/api/address', { token });
    };
    const claim = { buyer, items: lines, totalPrice: item.price, userLocation };
    return {
      addToCart: () => call('POST', '/api/cart/add', { token, body: line }),
      clearCart: () => call('DELETE', '/api/cart', { token }),
      async checkOut() {
        await lookAtCheckout();
        await call('POST', '/api/submitOrder', { token, body: claim });
      },
      async checkOutWithCode() {
        await lookAtCheckout();
        const body = { ...claim, codes: [CODE.code], totalPrice: REDUCED };
        await call('POST', '/api/submitOrder', { token, body });
      },
      async checkOutByCard() {
        await lookAtCheckout();
        const body = { ...claim, payment: 'card' };
        const startedAt = performance.now();
        for (let refusals = 0; ; refusals++) {
          const placed = await call('POST', '/api/submitOrder', { token, body }).catch((error: unknown) => {
            const isBusy = error instanceof Error && error.message.includes('PAYMENT_UNAVAILABLE');
            if (isBusy && performance.now() - startedAt < MAX_WAIT_MS) return undefined;
            throw error;
          });
          if (!placed) {
            await setTimeout(REFUSED_PAUSE_MS);
            continue;
          }
          await giveCard(placed.payment.url);
          return refusals;
        }
      },
      submitOrder: () => call('POST', '/api/submitOrder', { token, body: claim }),
    };
  };
  return { item, buyers: await Promise.all(accountsFor(buyers).slice(1).map(enter)) };
}

/** Publishes `items` items with `stock` units each in the shop at an address. */
export async function furnishStore(site: string, items: number, stock: number) {
  const call = caller(site);
  const token = await logInAt(call)(SELLER);
  const published: { _id: string; sent: object }[] = [];
  for (let number = 0; number < items; number++)
    published.push(await publishItem(call, token, { name: `Bench Coat ${number}`, stock }));
  return published.map(({ _id, sent }) => ({
    _id,
    /** Changes some of the item's fields, by a call to another address if one is given. */
    async edit(change: object, by: Call = call): Promise<void> {
      await by('PUT', `/api/editYourItem/${_id}`, { token, body: { ...sent, ...change } });
    },
  }));
}

/** Starts a shop without demo data, with one item and the given number of logged-in buyers. */
export async function openShop(buyers: number): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ethereal-bench-'));
  const site = await startSite({
    dataDir,
    env: {
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'warn',
      DEMO_ACCOUNTS: JSON.stringify(accountsFor(buyers)),
    },
  });
  const stop = async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    return { site, dataDir, ...(await furnish(site.site, buyers)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const CARD = new URLSearchParams({ card: '4000 0000 0000 0077' }).toString();

/** Submits the form of a payment page of the test bank. */
async function giveCard(page: string): Promise<void> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { statusCode, body } = await request(page, { method: 'POST', headers, body: CARD, ...TIMEOUTS });
  await body.dump();
  if (statusCode !== 303) throw new Error(`the bank answered ${statusCode}`);
}

type Call = ReturnType<typeof caller>;

const logInAt =
  (call: Call) =>
  async ({ email, password }: typeof SELLER): Promise<string> =>
    (await call('POST', '/api/login', { body: { email, password } })).token;

/** Returns a function that calls a site over its own connections. */
export function caller(site: string) {
  const agent = new Agent({ connections: 64, ...TIMEOUTS });
  return async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { token, body }: { token?: string; body?: unknown } = {},
  ) => {
    const isForm = body instanceof FormData;
    // undici costs half of fetch, which would be a considerable part of the measurement on two cores.
    const answer = await request(site + path, {
      method,
      dispatcher: agent,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : body === undefined ? null : JSON.stringify(body),
    });
    const text = await answer.body.text();
    if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${text}`);
    return text ? JSON.parse(text) : undefined;
  };
}

/** Whether a call failed with 503 and may succeed later. */
export const isUnavailable = (error: unknown): boolean => error instanceof Error && error.message.includes(': 503 ');

/** Uploads a seller's picture. Returns the reference that an item stores. */
export async function uploadPicture(call: Call, token: string): Promise<{ url: string; public_id: string }> {
  const picture = await sharp({ create: { width: 320, height: 320, channels: 3, background: '#dde' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('upload_preset', 'product-images');
  form.set('folder', 'product-images');
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'coat.png');
  const { secure_url: url, public_id } = await call('POST', '/api/images', { token, body: form });
  return { url, public_id };
}

async function publishItem(call: Call, token: string, more: object = {}) {
  const body = {
    name: 'Bench Coat',
    description: 'A coat.',
    price: PRICE,
    category: 'women',
    subCategory: 'topW',
    image1: await uploadPicture(call, token),
    ...more,
  };
  return { ...(await call('POST', '/api/upload-item', { token, body })), sent: body };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Site, startSite } from '@ethereal/dev/site';
import sharp from 'sharp';

const PASSWORD = 'bench-password1';
const account = (name: string) => ({
  ...{ email: `${name}@ethereal.test`, password: PASSWORD, fname: 'Bench', lname: 'Account' },
});

const userLocation = {
  ...{ country: 'United States', fullname: 'Bench Buyer', phone: '212-555-0100' },
  ...{ address: '1 Main St', city: 'New York', state: 'NY', zipcode: '10001' },
};

export type Buyer = {
  addToCart(): Promise<{ items: unknown[] }>;
  submitOrder(): Promise<void>;
};
export type Shop = {
  site: Site;
  /** A folder that goes with the shop. */
  dataDir: string;
  /** The one item, which all buyers buy. */
  item: { _id: string };
  buyers: Buyer[];
  stop(): Promise<void>;
};

/** A shop of its own without demo data: one item, and so many buyers who are logged in. */
export async function openShop(buyers: number): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ethereal-bench-'));
  const seller = account('bench-seller');
  const accounts = Array.from({ length: buyers }, (_, number) => account(`bench-buyer${number}`));
  const site = await startSite({
    dataDir,
    seed: 'none',
    env: {
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'warn',
      DEMO_ACCOUNTS: JSON.stringify([seller, ...accounts]),
    },
  });
  const stop = async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const call = caller(site.site);
    const logIn = async ({ email, password }: typeof seller) =>
      (await call('POST', '/api/login', { body: { email, password } })).token as string;
    const item = await publishItem(call, await logIn(seller));
    const line = { productId: item._id, quantity: 1 };
    const lines = [{ ...line, price: item.price, seller: item.user }];
    const enter = async (who: typeof seller): Promise<Buyer> => {
      const token = await logIn(who);
      const { _id: buyer } = await call('GET', '/api/user-details', { token });
      const claim = { buyer, items: lines, totalPrice: item.price, userLocation };
      return {
        addToCart: () => call('POST', '/api/cart/add', { token, body: line }),
        submitOrder: () => call('POST', '/api/submitOrder', { token, body: claim }),
      };
    };
    return { site, dataDir, item, buyers: await Promise.all(accounts.map(enter)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Call = ReturnType<typeof caller>;

function caller(site: string) {
  return async (method: string, path: string, { token, body }: { token?: string; body?: unknown } = {}) => {
    const isForm = body instanceof FormData;
    const response = await fetch(site + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text ? JSON.parse(text) : undefined;
  };
}

async function publishItem(call: Call, token: string) {
  const picture = await sharp({ create: { width: 320, height: 320, channels: 3, background: '#dde' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('upload_preset', 'product-images');
  form.set('folder', 'product-images');
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'coat.png');
  const { secure_url, public_id } = await call('POST', '/api/images', { token, body: form });
  const body = {
    ...{ name: 'Bench Coat', description: 'A coat.', price: 99.5, category: 'women', subCategory: 'topW' },
    image1: { url: secure_url, public_id },
  };
  return call('POST', '/api/upload-item', { token, body });
}

/**
 * How many items a second can be added to carts, and orders placed, through the gateway at 32 connections, beside a bare express route that
 * answers bytes of the same length in the same run? Starts the whole shop with a database of its own.
 *
 *     node bench/orders.ts
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts, demoPassword, emailOf } from '@ethereal/dev/demo/accounts';
import { startSite } from '@ethereal/dev/site';
import express from 'express';
import sharp from 'sharp';
import { closedLoop, cpuSeconds, type Load, machine, summary } from './measure.ts';

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 32;

const location = {
  country: 'United States',
  fullname: 'Bench Buyer',
  phone: '212-555-0100',
  address: '1 Main St',
  city: 'New York',
  state: 'NY',
  zipcode: '10001',
};

const dataDir = mkdtempSync(join(tmpdir(), 'ethereal-bench-'));
const shop = await startSite({ dataDir, seed: 'none', env: { RATE_LIMIT_FACTOR: '1000000' } });

async function api(method: string, path: string, token?: string, body?: unknown) {
  const response = await fetch(shop.site + path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    },
    body: body instanceof FormData ? body : body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text ? JSON.parse(text) : undefined;
}

const logIn = async (email: string) =>
  (await api('POST', '/api/login', undefined, { email, password: demoPassword })).token as string;

async function publishItem(token: string) {
  const picture = await sharp({ create: { width: 320, height: 320, channels: 3, background: '#dde' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('upload_preset', 'product-images');
  form.set('folder', 'product-images');
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'coat.png');
  const { secure_url, public_id } = await api('POST', '/api/images', token, form);
  return api('POST', '/api/upload-item', token, {
    ...{ name: 'Bench Coat', description: 'A coat.', price: 99.5, category: 'women', subCategory: 'topW' },
    image1: { url: secure_url, public_id },
  });
}

async function startBare(bytes: number) {
  const body = JSON.stringify({ filler: 'x'.repeat(bytes) });
  const app = express().post('/', express.json(), (_request, response) => {
    response.type('json').send(body);
  });
  const server = await new Promise<ReturnType<typeof app.listen>>((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
  return { url, close: () => server.close() };
}

try {
  const item = await publishItem(await logIn(emailOf('seller')));
  const buyers = await Promise.all(
    demoAccounts.map(async ({ email }) => {
      const token = await logIn(email);
      return { token, id: (await api('GET', '/api/user-details', token))._id as string };
    }),
  );
  const buyer = (caller: number) => buyers[caller % buyers.length] ?? { token: '', id: '' };
  const add = async (caller: number) => {
    await api('POST', '/api/cart/add', buyer(caller).token, { productId: item._id, quantity: 1 });
  };
  const order = async (caller: number) => {
    const { token, id } = buyer(caller);
    const lines = [{ productId: item._id, quantity: 1, price: item.price, seller: item.user }];
    const claim = { buyer: id, items: lines, totalPrice: item.price, userLocation: location };
    await api('POST', '/api/submitOrder', token, claim);
  };
  await add(0);
  const cart = await api('GET', '/api/cart', buyer(0).token);
  if (cart.items.length !== 1) throw new Error('the cart does not hold what was added');
  const bare = await startBare(JSON.stringify(cart).length);
  const plain = async () => {
    const response = await fetch(bare.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    await response.text();
  };

  const calls = { 'bare express': plain, 'add to cart': add, 'submit order': order };
  const rounds: Record<string, (Load & { cpuMs: number })[]> = {};
  const pids = Object.values(shop.run.services).flatMap((instances) =>
    instances.flatMap(({ pid }) => pid ?? []),
  );
  const cpuOfAll = async () => (await Promise.all(pids.map(cpuSeconds))).reduce((sum, one) => sum + one, 0);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, call] of Object.entries(calls)) {
      const before = await cpuOfAll();
      const load = await closedLoop(call, { connections: CONNECTIONS, seconds: SECONDS });
      const cpuMs = (((await cpuOfAll()) - before) * 1000) / (load.perSecond * SECONDS);
      rounds[name] = [...(rounds[name] ?? []), { ...load, cpuMs }];
    }
  }
  bare.close();
  console.log(machine(shop.run.mongodb));
  console.log(
    `${CONNECTIONS} connections, medians of ${ROUNDS} interleaved rounds of ${SECONDS} s (least–most)`,
  );
  for (const [name, loads] of Object.entries(rounds)) {
    const of = (figure: keyof (typeof loads)[number], digits: number) =>
      summary(
        loads.map((load) => load[figure]),
        digits,
      );
    console.log(
      `  ${name.padEnd(14)}${of('perSecond', 0)} per s, p50 ${of('p50', 1)} ms, p99 ${of('p99', 1)} ms, CPU of the services ${of('cpuMs', 2)} ms`,
    );
  }
} finally {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/**
 * How many items a second can be added to carts, and orders placed, through the gateway at 32 connections, beside a bare express route that
 * answers bytes of the same length in the same run? Starts the whole shop with a database of its own.
 *
 *     node bench/orders.ts
 */
import express from 'express';
import { closedLoop, cpuSeconds, type Load, machine, summaryOf } from './measure.ts';
import { type Buyer, openShop } from './shop.ts';

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 32;

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

const shop = await openShop(CONNECTIONS);
try {
  const { run } = shop.site;
  const buyer = (caller: number) => shop.buyers[caller] as Buyer;
  const add = async (caller: number) => void (await buyer(caller).addToCart());
  const order = (caller: number) => buyer(caller).submitOrder();
  const cart = await buyer(0).addToCart();
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
  const pids = Object.values(run.services).flatMap((instances) => instances.flatMap(({ pid }) => pid ?? []));
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
  console.log(machine(run.mongodb));
  console.log(
    `${CONNECTIONS} connections, medians of ${ROUNDS} interleaved rounds of ${SECONDS} s (least–most)`,
  );
  for (const [name, loads] of Object.entries(rounds)) {
    const of = (figure: keyof (typeof loads)[number], digits: number) => summaryOf(loads, figure, digits);
    console.log(
      `  ${name.padEnd(14)}${of('perSecond', 0)} per s, p50 ${of('p50', 1)} ms, p99 ${of('p99', 1)} ms, CPU of the services ${of('cpuMs', 2)} ms`,
    );
  }
} finally {
  await shop.stop();
}

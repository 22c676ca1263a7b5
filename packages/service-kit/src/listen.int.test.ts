import { setTimeout as delay } from 'node:timers/promises';
import express from 'express';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';
import { testLogger } from './testing/harness.ts';

const BETWEEN_MS = 40;
/** Much longer than the calls take, so that a call delayed by a busy machine does not look like silence. */
const DRAIN_MS = 800;

/** Starts a server that stops while a client without notice of it keeps calling. */
async function stopping() {
  const app = express().post('/change', (_request, response) => void response.send('done'));
  const { url, close } = await listen(app, {
    host: '127.0.0.1',
    port: 0,
    logger: testLogger,
    drainMs: DRAIN_MS,
  });
  const call = () =>
    fetch(`${url}/change`, { method: 'POST' }).then(
      ({ status }) => status,
      () => 'refused' as const,
    );
  expect(await call()).toBe(200);
  return { call, closed: close() };
}

test('answers clients without notice of its stop until none calls anymore', async () => {
  const { call, closed } = await stopping();
  const answers: (number | string)[] = [];
  const until = performance.now() + 1.5 * DRAIN_MS;
  while (performance.now() < until) {
    answers.push(await call());
    await delay(BETWEEN_MS);
  }
  expect([...new Set(answers)]).toEqual([200]);
  await closed;
  expect(await call()).toBe('refused');
});

test('stops after a limited time although a client keeps calling', async () => {
  const { call, closed } = await stopping();
  while ((await call()) === 200) await delay(BETWEEN_MS);
  await closed;
});

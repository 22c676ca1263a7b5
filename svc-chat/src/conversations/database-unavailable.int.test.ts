import { backingServices } from '@ethereal/service-kit/testing/harness';
import { startTcpProxy, type TcpProxy } from '@ethereal/service-kit/testing/tcp-proxy';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startChat } from '../testing/service.ts';

let mongodb: TcpProxy;
let chat: Awaited<ReturnType<typeof startChat>>;
beforeAll(async () => {
  mongodb = await startTcpProxy(backingServices().mongodbUrl);
  chat = await startChat({ MONGODB_URL: mongodb.url });
});
afterAll(async () => {
  await chat.close();
  await mongodb.close();
});

it('answers while its database does not respond', async () => {
  const headers = chat.tokens.headers('a'.repeat(24));
  const first = await chat.read('linen shirts', { headers });
  mongodb.stall();
  const { text, types } = await chat.read('linen shirts', { headers, checkpoint: first.checkpoint });
  expect(text).toContain('Linen Shirt in Oat');
  expect(types.at(-1)).toBe('end');
  mongodb.resume();
}, 30_000);

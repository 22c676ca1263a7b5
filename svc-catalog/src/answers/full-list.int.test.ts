import { request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { startApp } from '@ethereal/service-kit/testing/harness';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Catalog } from '../search/catalog.ts';
import { idOf, withCard } from '../testing/entries.ts';
import { createFullList } from './full-list.ts';
import { sendReady } from './send-ready.ts';

const catalog = new Catalog();
const entry = (number: number) =>
  withCard({
    id: idOf(number),
    version: 1,
    name: `Coat ${number}`,
    description: 'Warm.',
    category: 'men',
    subCategory: 'topW',
    sizes: [],
    priceCents: 100,
    created: number,
  });
let url: string;
let close: () => Promise<unknown>;

beforeAll(async () => {
  for (let number = 1; number <= 5000; number++) catalog.put(entry(number));
  const fullList = createFullList(catalog, () => Number.POSITIVE_INFINITY);
  const app = express().get('/', async (request, response) => {
    await sendReady(request, response, await fullList());
  });
  ({ url, close } = await startApp(app));
});
afterAll(() => close());

/** Uses `node:http`, which leaves the body compressed; fetch would decompress it. */
const get = (headers: Record<string, string>) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest(url, { headers }, resolve).on('error', reject).end();
  });

const newestFirst = (newest: number) => Array.from({ length: newest }, (_, at) => idOf(newest - at));
const idsOf = (body: string) => JSON.parse(body).map(({ _id }: { _id: string }) => _id);

it('sends a long list whole with and without compression, and 304 for its ETag', async () => {
  const packed = await fetch(url);
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(idsOf(await packed.text())).toEqual(newestFirst(5000));

  const plain = await get({});
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(idsOf(await text(plain))).toEqual(newestFirst(5000));

  const again = await get({ 'if-none-match': plain.headers.etag ?? '' });
  expect(again.statusCode).toBe(304);
  again.resume();
});

it('includes a new item in the next list, under another ETag', async () => {
  const before = await fetch(url);
  await before.arrayBuffer();
  catalog.put(entry(5001));
  const after = await fetch(url);
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  expect(idsOf(await after.text())).toEqual(newestFirst(5001));
});

it('serves the next reader after another one disconnected half-way', async () => {
  const left = await get({});
  left.once('data', () => left.destroy());
  await new Promise((resolve) => left.once('close', resolve));
  expect(idsOf(await text(await get({})))).toHaveLength(catalog.size);
});

import { setTimeout } from 'node:timers/promises';
import type { Site } from '@ethereal/dev/site';
import { MongoClient } from 'mongodb';
import sharp from 'sharp';
import { FormData } from 'undici';
import { caller } from '../shop.ts';
import { emailOf, PASSWORD } from './fill.ts';
import { madeItem } from './made-items.ts';

const SELLERS = 4;
const ROWS = 5000;
const LOOK_EVERY_MS = 250;

const cell = (text: string | number) => `"${String(text).replaceAll('"', '""')}"`;

/** A table of new items with one picture of the seller's. */
function tableFor(seller: number, picture: string): string {
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const { name, description, priceCents, category, subCategory, sizes } = madeItem(
      2_000_000 + seller * ROWS + at,
    );
    return [`N-${at}`, name, description, priceCents / 100, category, subCategory, sizes.join(', '), picture];
  });
  const header = ['number', 'name', 'description', 'price', 'category', 'subCategory', 'size', 'image1'];
  return [header, ...rows].map((row) => row.map(cell).join(',')).join('\n');
}

/** Sellers import full tables side by side: how many items a second are checked and then applied, until all others know them? */
export async function importTables({ site }: Site, storeUrl: string): Promise<void> {
  const call = caller(site);
  const mongo = await new MongoClient(storeUrl).connect();
  const replicas = mongo.db('ethereal_orders').collection('items');
  const before = await replicas.estimatedDocumentCount();
  const sellers = await Promise.all(
    Array.from({ length: SELLERS }, async (_, number) => {
      const { token } = await call('POST', '/api/login', {
        body: { email: emailOf(900 + number), password: PASSWORD },
      });
      const form = new FormData();
      const picture = await sharp({ create: { width: 320, height: 320, channels: 3, background: '#dde' } })
        .png()
        .toBuffer();
      form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'coat.png');
      const { secure_url } = await call('POST', '/api/images', { token, body: form });
      return { token, table: tableFor(number, secure_url) };
    }),
  );
  const since = (startedAt: number) => (performance.now() - startedAt) / 1000;
  const rate = (startedAt: number) => `${((SELLERS * ROWS) / since(startedAt)).toFixed(0)} a second`;

  const checkedAt = performance.now();
  const checked = await Promise.all(
    sellers.map(async ({ token, table }) => {
      const form = new FormData();
      form.set('file', new Blob([table]), 'items.csv');
      const { _id, actions } = await call('POST', '/api/item-imports', { token, body: form });
      if (actions.create !== ROWS) throw new Error(`the check says ${JSON.stringify(actions)}`);
      return { token, path: `/api/item-imports/${_id}` };
    }),
  );
  console.log(`\nimport of ${SELLERS} tables of ${ROWS} rows: checked ${rate(checkedAt)}`);
  const appliedAt = performance.now();
  await Promise.all(
    checked.map(async ({ token, path }) => {
      await call('POST', `${path}/confirm`, { token });
      while ((await call('GET', path, { token })).state !== 'done') await setTimeout(LOOK_EVERY_MS);
    }),
  );
  console.log(`applied ${rate(appliedAt)}`);
  while ((await replicas.estimatedDocumentCount()) < before + SELLERS * ROWS) await setTimeout(LOOK_EVERY_MS);
  console.log(`known to svc-orders ${rate(appliedAt)}`);
  await mongo.close();
}

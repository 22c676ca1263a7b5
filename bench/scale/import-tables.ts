import { setTimeout } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { FormData } from 'undici';
import { type caller, isUnavailable, uploadPicture } from '../shop.ts';
import { emailOf, PASSWORD } from './fill.ts';
import { madeItem } from './made-items.ts';
import { countProcessor } from './parts.ts';

const SELLERS = 4;
/** Differs in each run, so that an interrupted import continues. */
const FIRST = Math.floor(Math.random() * 1000);
const ROWS = 5000;
const ALL = SELLERS * ROWS;
const POLL_MS = 250;

type Call = ReturnType<typeof caller>;

const cell = (text: string | number) => `"${String(text).replaceAll('"', '""')}"`;

/** Returns a table of new items with one of the seller's pictures. */
function tableFor(seller: number, picture: string): string {
  const run = Date.now();
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const made = madeItem(2_000_000 + seller * ROWS + at);
    const { name, description, priceCents, category, subCategory, sizes, brand = '' } = made;
    const cells = [name, description, priceCents / 100, category, subCategory, sizes.join(', '), brand];
    return [`${run}-${at}`, ...cells, picture];
  });
  const columns = ['name', 'description', 'price', 'category', 'subCategory', 'size', 'brand'];
  return [['number', ...columns, 'image1'], ...rows].map((row) => row.map(cell).join(',')).join('\n');
}

async function sellerWithTable(call: Call, number: number) {
  const body = { email: emailOf(FIRST + number), password: PASSWORD };
  const { token } = await call('POST', '/api/login', { body });
  const { url } = await uploadPicture(call, token);
  return { token, table: tableFor(number, url) };
}

async function check(call: Call, { token, table }: { token: string; table: string }) {
  const form = new FormData();
  form.set('file', new Blob([table]), 'items.csv');
  const { _id, actions } = await call('POST', '/api/item-imports', { token, body: form });
  if (actions.create !== ROWS) throw new Error(`The check returned ${JSON.stringify(actions)}.`);
  return { token, path: `/api/item-imports/${_id}` };
}

/** @returns the number of 503 answers while polling the progress */
async function apply(call: Call, { token, path }: { token: string; path: string }): Promise<number> {
  await call('POST', `${path}/confirm`, { token });
  let now = { state: 'running', outcomes: { created: 0 } };
  let unavailable = 0;
  while (now.state !== 'done') {
    await setTimeout(POLL_MS);
    try {
      now = await call('GET', path, { token });
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      unavailable++;
    }
  }
  if (now.outcomes.created !== ROWS) throw new Error(`The import ended with ${JSON.stringify(now.outcomes)}.`);
  return unavailable;
}

/**
 * Imports full tables of several sellers side by side. Measures items checked and applied per second, until svc-orders
 * has received them, and the processor time of one row.
 */
export async function importTables(call: Call, storeUrl: string, parts: Record<string, number>): Promise<void> {
  const mongo = await new MongoClient(storeUrl).connect();
  const replicas = mongo.db('ethereal_orders').collection('items');
  const before = await replicas.estimatedDocumentCount();
  const sellers: Awaited<ReturnType<typeof sellerWithTable>>[] = [];
  for (let number = 0; number < SELLERS; number++) sellers.push(await sellerWithTable(call, number));
  const startedAt = performance.now();
  const passed = (from: number) => `${(ALL / ((performance.now() - from) / 1000)).toFixed(0)} a second`;

  console.log(`\n${SELLERS} tables of ${ROWS} rows, ms of processor for each row`);
  const checking = await countProcessor(parts);
  const checked: Awaited<ReturnType<typeof check>>[] = [];
  for (const seller of sellers) checked.push(await check(call, seller));
  console.log(`  checked ${passed(startedAt)}: ${await checking(ALL)}`);
  const appliedAt = performance.now();
  const applying = await countProcessor(parts);
  const unavailable = await Promise.all(checked.map((table) => apply(call, table)));
  console.log(`  applied ${passed(appliedAt)}: ${await applying(ALL)}`);
  console.log(`  unavailable meanwhile: ${unavailable.join(' ')} times`);
  while ((await replicas.estimatedDocumentCount()) < before + ALL) await setTimeout(POLL_MS);
  console.log(`  received by svc-orders ${passed(appliedAt)}: ${await applying(ALL)}`);
  await mongo.close();
}

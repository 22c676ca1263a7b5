import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCatalogProcess } from '../testing/catalog-process.ts';
import { formOf, hostileFiles } from '../testing/hostile-files.ts';
import { createSurroundings, newUser, type Surroundings } from '../testing/start-catalog.ts';

/** Maximum memory in MB that the service may use beyond its memory at rest, for any file. */
const MAX_MORE_MB = 200;
/** Milliseconds within which the service must answer other requests; the gateway gives up on an instance later. */
const HUNG_AFTER_MS = 850;

/** Seed of the generated files; another seed makes other files. */
const SEED = Number(process.env.HOSTILE_SEED ?? 0);
/** Number of generated files, of each kind in turn. The nightly run tries 100. */
const FILES = Number(process.env.HOSTILE_FILES ?? 16);

let surroundings: Surroundings;
let catalog: Awaited<ReturnType<typeof startCatalogProcess>>;
beforeAll(async () => {
  surroundings = await createSurroundings();
  catalog = await startCatalogProcess({ ...surroundings.env, RATE_LIMIT_FACTOR: '1000' });
});
afterAll(async () => {
  await catalog?.kill();
  await surroundings?.end();
});

const memoryMb = () =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${catalog.child.pid}/status`, 'utf8'))?.[1]) / 1024;

test(`rejects or checks ${FILES} hostile tables and archives, and keeps serving`, { timeout: 300_000 }, async () => {
  const user = newUser();
  const authorization = surroundings.tokens.headers(user);
  const before = memoryMb();
  let most = before;
  let over = false;
  const others = (async () => {
    while (!over) {
      const { status } = await fetch(`${catalog.url}/api/items?limit=1`, {
        signal: AbortSignal.timeout(20 * HUNG_AFTER_MS),
      });
      expect(status).toBe(200);
      most = Math.max(most, memoryMb());
    }
  })();
  for (const file of hostileFiles(FILES, SEED)) {
    const send = async () =>
      (await fetch(`${catalog.url}/api/item-imports`, { method: 'POST', headers: authorization, body: formOf(file) }))
        .status;
    let status = await send();
    // A busy machine that gives the check no processor has not judged the file.
    while (status === 503) status = await send();
    expect([201, 400, 413], `${file.kind}, HOSTILE_SEED=${SEED}`).toContain(status);
  }
  over = true;
  await others;
  expect(most - before).toBeLessThan(MAX_MORE_MB);
});

test('reads four concurrent large tables one after the other', async () => {
  const before = memoryMb();
  const table = new File([`Item number,Name\n${'1,a\n'.repeat(2_600_000)}`], 'items.csv');
  const answers = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const form = new FormData();
      form.append('file', table);
      const headers = surroundings.tokens.headers(newUser());
      const { status } = await fetch(`${catalog.url}/api/item-imports`, {
        method: 'POST',
        headers,
        body: form,
      });
      return status;
    }),
  );
  expect(answers).toEqual([400, 400, 400, 400]);
  expect(memoryMb() - before).toBeLessThan(MAX_MORE_MB);
});

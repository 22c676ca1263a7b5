import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileOf, staticFiles } from './static-files.ts';

const SCRIPT = `export const text = '${'x'.repeat(2000)}';`;
const AS_BUILT = `${SCRIPT}// as the build compressed it`;

let root: string;
let find: ReturnType<typeof staticFiles>;
const put = (name: string, content: string | Buffer) => writeFile(join(root, name), content);

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'static-files-'));
  await mkdir(join(root, 'assets'));
  for (const name of ['assets/built.1a2b.js', 'page.js']) {
    await put(name, SCRIPT);
    await put(`${name}.br`, brotliCompressSync(AS_BUILT));
    await put(`${name}.gz`, gzipSync(AS_BUILT));
  }
  await put('assets/plain.1a2b.js', SCRIPT);
  find = staticFiles(root);
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Returns the content that a browser decodes from each form of a file. */
async function read(name: string) {
  const file = await find(name);
  if (!file) throw new Error(`${name} is not there.`);
  const [identity, gzip, br] = await Promise.all([file.bytes(), file.bytes('gzip'), file.bytes('br')]);
  return [identity, gunzipSync(gzip), brotliDecompressSync(br)].map(String);
}

test("serves the build's compressed forms from the first visitor on", async () => {
  expect(await read('assets/built.1a2b.js')).toEqual([SCRIPT, AS_BUILT, AS_BUILT]);
});

test.each([
  ['that its build did not compress', 'assets/plain.1a2b.js'],
  ['that may change', 'page.js'],
])('compresses a file %s itself, once', async (_, name) => {
  expect(await read(name)).toEqual([SCRIPT, SCRIPT, SCRIPT]);
  const file = await find(name);
  expect(await file?.bytes('br')).toBe(await file?.bytes('br'));
});

test('compresses again after a compression that failed', async () => {
  let times = 0;
  const file = fileOf(Buffer.from(SCRIPT), 'text/javascript', true, async () => {
    times += 1;
    if (times === 1) throw new Error('out of memory');
    return gzipSync(SCRIPT);
  });
  await expect(file.bytes('gzip')).rejects.toThrow('out of memory');
  expect(String(gunzipSync(await file.bytes('gzip')))).toBe(SCRIPT);
  await file.bytes('gzip');
  expect(times).toBe(2);
});

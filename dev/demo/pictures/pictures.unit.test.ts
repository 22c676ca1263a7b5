import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDraw } from './drawings.ts';
import { lying } from './look.ts';
import { ownDrawings } from './own-drawings.ts';
import { createPictures } from './pictures.ts';
import { recolour } from './recolour.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-pictures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const sweater = lying(
  'own-sweater',
  'sage',
  { tint: '#b98a6b', pattern: 'knit' },
  { other: { tint: '#5b6786' } },
);

test('an item gets different square pictures, the same ones every time, and they are kept', async () => {
  const first = await createPictures([{ look: sweater, views: 2 }], join(folder, 'first'));
  const again = await createPictures([{ look: sweater, views: 2 }], join(folder, 'again'));
  const pictures = await first.of(0);
  expect(pictures).toHaveLength(2);
  expect(await again.of(0)).toEqual(pictures);
  expect(new Set(pictures.map((picture) => Buffer.from(picture).toString('base64'))).size).toBe(2);
  for (const picture of pictures) {
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1280, height: 1280 });
  }
  const [version = ''] = await readdir(join(folder, 'first'));
  expect(await readdir(join(folder, 'first', version))).toHaveLength(2);
  await Promise.all([first.close(), again.close()]);
}, 120_000);

test('pictures of an older version of the generator are cleared away', async () => {
  const cache = join(folder, 'old');
  await mkdir(join(cache, 'some-older-version'), { recursive: true });
  const pictures = await createPictures([], cache);
  expect(await readdir(cache)).not.toContain('some-older-version');
  await pictures.close();
});

test('a tint gives cloth its colour and leaves its outline', async () => {
  const source = await createDraw(ownDrawings)({ icon: 'own-sweater' }, 120);
  const painted = recolour(source, { tint: '#aa2222' });
  let red = 0;
  let blue = 0;
  for (let i = 0; i < painted.data.length; i += 4) {
    expect(painted.data[i + 3]).toBe(source.data[i + 3]);
    if (painted.data[i + 3] === 255) {
      red += painted.data[i] ?? 0;
      blue += painted.data[i + 2] ?? 0;
    }
  }
  expect(red).toBeGreaterThan(blue * 2);
});

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { catalog } from './catalog.ts';
import { fileOf, PICTURES, shippedPictures } from './pictures.ts';

const files = readdirSync(PICTURES);

test('has two different square pictures of at least 1280 pixels for every item', { timeout: 60_000 }, async () => {
  for (const item of catalog) {
    const pictures = await shippedPictures(item);
    expect(pictures.length, item.name).toBeGreaterThan(1);
    expect(new Set(pictures.map((picture) => Buffer.from(picture).toString('base64'))).size).toBe(pictures.length);
    for (const picture of pictures) {
      const { format, width, height } = await sharp(picture).metadata();
      expect({ format, width, height }, item.name).toEqual({ format: 'jpeg', width: 1280, height: 1280 });
    }
  }
});

test('has no picture without an item, and less than 12 MB in all', () => {
  const wanted = new Set(catalog.flatMap(({ name }) => [1, 2, 3].map((view) => fileOf(name, view))));
  expect(files.filter((file) => !wanted.has(file))).toEqual([]);
  const bytes = files.reduce((sum, file) => sum + statSync(join(PICTURES, file)).size, 0);
  expect(bytes).toBeLessThan(12_000_000);
});

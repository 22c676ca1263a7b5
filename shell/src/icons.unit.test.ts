import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const PUBLIC = path.join(import.meta.dirname, 'public');
/** Offset of the width in the header of a PNG file; the height follows. */
const SIZE_AT = 16;

const read = (name: string) => readFileSync(path.join(PUBLIC, name));
const sizeOf = (png: Buffer) => `${png.readUInt32BE(SIZE_AT)}x${png.readUInt32BE(SIZE_AT + 4)}`;

it('offers every picture of the manifest in the size that the manifest states', () => {
  const { icons }: { icons: { src: string; sizes: string; type: string }[] } = JSON.parse(
    read('app.webmanifest').toString(),
  );
  const pictures = icons.filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ src }) => sizeOf(read(src)))).toEqual(['192x192', '512x512']);
  expect(pictures.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
});

it('offers the pictures that browsers request by their own names', () => {
  expect(sizeOf(read('apple-touch-icon.png'))).toBe('180x180');
  const icon = read('favicon.ico');
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([1, 1]);
  expect(sizeOf(icon.subarray(icon.readUInt32LE(18)))).toBe('32x32');
});

// Draws the pictures of all demo items and writes them where the repository keeps them: npm run draw-pictures -w dev
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { catalogue } from '../catalogue/catalogue.ts';
import { fileOf, PICTURES } from '../pictures.ts';
import { createPainters } from './painters.ts';
import { props } from './props.ts';

const PAINTERS = 2;

/** Small enough for a repository: mozjpeg at this quality shows no blocks at twice the pixels of a card. */
const JPEG = { quality: 76, mozjpeg: true } as const;

const icons = [...catalogue.map(({ look }) => look), ...Object.values(props)].map(({ shape }) => shape.icon);
const painters = createPainters(PAINTERS, new Set(icons));

await rm(PICTURES, { recursive: true, force: true });
await mkdir(PICTURES, { recursive: true });
await Promise.all(
  catalogue.map(async (item, place) => {
    const views = item.isBestseller ? 3 : 2;
    const made = await painters.paint({ look: item.look, place, views });
    for (const [i, picture] of made.entries()) {
      await writeFile(join(PICTURES, fileOf(item.name, i + 1)), await sharp(picture).jpeg(JPEG).toBuffer());
    }
  }),
);
await painters.close();
console.log(`Pictures of ${catalogue.length} items drawn.`);

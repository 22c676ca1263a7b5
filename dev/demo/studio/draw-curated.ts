// Draws the pictures that mf-storefront itself brings (hero, category tiles, banners), so that no upload of a
// seller's ever takes their place: npm run draw-curated-pictures -w dev
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { catalogue } from '../catalogue/catalogue.ts';
import { fileOf, PICTURES } from '../pictures.ts';
import { createDraw, loadBodies } from './drawings.ts';
import { fromRaster } from './raster.ts';
import { recolour } from './recolour.ts';

const OUT = join(import.meta.dirname, '../../../mf-storefront/src/pictures');

/** Whole pictures with their ground: name of the file, item, view, and the side in pixels, twice what they are shown at. */
const SCENES = [
  ['hero-main', 'Floral Midi Dress', 1, 720],
  ['hero-main-phone', 'Floral Midi Dress', 1, 560],
  ['hero-upper', 'Two-Tone Leather Handbag', 1, 480],
  ['hero-lower', 'Wide-Brim Straw Hat', 1, 480],
  ['men', 'Washed Denim Jacket', 1, 720],
  ['women', 'Linen Sundress in Butter', 1, 720],
  ['kids', 'Kids Floral Summer Dress', 1, 720],
  ['home', 'Hand-Thrown Amphora Vase', 1, 720],
  ['accessories', 'Tortoiseshell Sunglasses', 1, 720],
  ['beauty', 'Velvet Matte Lipstick', 1, 720],
] as const;

/** Single items without a ground, for banners. */
const CUT_OUTS = [
  ['deal-dress', 'Polka Dot Tea Dress'],
  ['deal-dress-second', 'Linen Sundress in Butter'],
  ['season-cardigan', 'Soft Mohair Blend Cardigan'],
  ['season-hat', 'Wide-Brim Straw Hat'],
  ['footwear', 'Low-Top Canvas Sneakers'],
  ['shirt', 'Breton Stripe T-Shirt'],
  ['shirt-second', 'Washed Cotton T-Shirt in Moss'],
  ['offer-scarf', 'Ribbed Lambswool Scarf'],
] as const;

const CUT_OUT_SIDE = 560;

function lookOf(name: string) {
  const item = catalogue.find((one) => one.name === name);
  if (!item) throw new Error(`The catalogue has no ${name}`);
  return item.look;
}

await mkdir(OUT, { recursive: true });
for (const [file, name, view, side] of SCENES) {
  await sharp(join(PICTURES, fileOf(name, view)))
    .resize(side, side)
    .webp({ quality: 80, effort: 6 })
    .toFile(join(OUT, `${file}.webp`));
}

const draw = createDraw(await loadBodies(new Set(CUT_OUTS.map(([, name]) => lookOf(name).shape.icon))));
for (const [file, name] of CUT_OUTS) {
  const { shape, paint } = lookOf(name);
  await fromRaster(recolour(await draw(shape), paint))
    .resize(CUT_OUT_SIDE, CUT_OUT_SIDE, { fit: 'inside' })
    .webp({ quality: 82, alphaQuality: 90, effort: 6 })
    .toFile(join(OUT, `${file}.webp`));
}
console.log(`${SCENES.length + CUT_OUTS.length} pictures drawn.`);

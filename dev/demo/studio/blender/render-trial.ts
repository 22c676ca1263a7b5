// Renders twelve items by Blender 3.4 (Debian: blender, python3-numpy) for docs/pictures: npm run render-trial -w dev -- <folder>
import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { catalogue } from '../../catalogue/catalogue.ts';
import { createDraw, loadBodies } from '../drawings.ts';
import { fromRaster } from '../raster.ts';
import { recolour } from '../recolour.ts';

const run = promisify(execFile);

/** As `goods.py` names them. */
const TWELVE = {
  tee: 'Breton Stripe T-Shirt',
  shirt: 'Linen Shirt in Oat',
  jeans: 'High-Rise Straight Jeans',
  jacket: 'Washed Denim Jacket',
  dress: 'Polka Dot Tea Dress',
  sweater: 'Cashmere Crew Neck Sweater',
  bag: 'Two-Tone Leather Handbag',
  boots: 'Leather Ankle Boots',
  vase: 'Hand-Thrown Amphora Vase',
  glass: 'Crystal Red Wine Glass',
  lipstick: 'Velvet Matte Lipstick',
  ring: 'Topaz Solitaire Ring',
};
const SAMPLES = 40;
const SIDE = 440;

const folder = resolve(process.argv[2] ?? 'rendered');
await mkdir(folder, { recursive: true });
const looks = Object.entries(TWELVE).map(([key, name]) => {
  const item = catalogue.find((one) => one.name === name);
  if (!item) throw new Error(`The catalogue has no ${name}`);
  return { key, look: item.look };
});
const draw = createDraw(await loadBodies(new Set(looks.map(({ look }) => look.shape.icon))));
const script = join(import.meta.dirname, 'render.py');
for (const { key, look } of looks) {
  const picture = join(folder, `${key}-drawn.png`);
  await fromRaster(recolour(await draw(look.shape), look.paint))
    .png()
    .toFile(picture);
  for (const view of [1, 2]) {
    const out = join(folder, `${key}-${view}.png`);
    const wanted = [key, picture, view, out, SAMPLES, SIDE].map(String);
    await run('blender', ['-b', '--factory-startup', '-P', script, '--', ...wanted]);
    console.log(out);
  }
}

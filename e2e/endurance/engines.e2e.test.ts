import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Item } from '@ethereal/contracts/items';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOf } from '../kit/goods.ts';
import { PASSWORD } from '../kit/people.ts';
import { drawPicture } from '../kit/pictures.ts';
import { engineSteps } from './engines/engine-steps.ts';
import * as firefox from './engines/firefox.ts';
import { stepsOf } from './engines/walk.ts';
import * as webkit from './engines/webkit.ts';
import { emailOf, openShop, type Shop } from './shop.ts';

const ENGINES = [
  { name: 'Firefox', isInstalled: firefox.isInstalled(), open: firefox.openFirefox, needs: 'firefox-esr' },
  {
    name: 'WebKit',
    isInstalled: webkit.isInstalled(),
    open: webkit.openWebKit,
    needs: 'webkit2gtk-driver, xvfb and libgl1-mesa-dri',
  },
];
for (const { name, isInstalled, needs } of ENGINES)
  if (!isInstalled) console.log(`${name} is not installed (${needs}): its walk is skipped.`);

let shop: Shop;
let item: Item;
const folder = mkdtempSync(join(tmpdir(), 'ethereal-engines-'));
const picture = join(folder, 'boots.jpg');

beforeAll(async () => {
  if (!ENGINES.some(({ isInstalled }) => isInstalled)) return;
  writeFileSync(picture, await drawPicture(3));
  shop = await openShop({ people: 0, items: 6 });
  const [first] = shop.items;
  if (!first) throw new Error('The shop is empty');
  item = first;
});
afterAll(async () => {
  await shop?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('steps that differ between engines', () => {
  for (const { name, isInstalled, open } of ENGINES) {
    it.skipIf(!isInstalled)(
      `in ${name}`,
      async () => {
        const driver = await open(shop.site.site);
        try {
          const steps = engineSteps(driver, pageOf(item));
          for (const take of Object.values(steps)) await take();
        } finally {
          await driver.close();
        }
      },
      300_000,
    );
  }
});

describe('a walk over the main pages as buyer and seller', () => {
  for (const { name, isInstalled, open } of ENGINES) {
    it.skipIf(!isInstalled)(
      `in ${name}`,
      async () => {
        const goods = {
          name: item.name,
          path: pageOf(item),
          dashboard: `/ethereal/profile/item-analysis/dashboard/${item._id}`,
        };
        const driver = await open(shop.site.site);
        try {
          const walker = { email: emailOf(0), password: PASSWORD, picture };
          for (const [step, walk] of Object.entries(stepsOf(driver, goods, walker))) {
            await walk();
            expect(await driver.errors(), `${name}: ${step}`).toEqual([]);
          }
        } finally {
          await driver.close();
        }
      },
      600_000,
    );
  }
});

import { logIn } from '@ethereal/contracts/identity';
import { checkImport, exportItems, importTemplate, listImportRows } from '@ethereal/contracts/imports';
import { listItems } from '@ethereal/contracts/items';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callApi, callApiUnparsed } from '../kit/api.ts';
import { openCopy } from '../kit/copied-site.ts';
import { pageOf, publishItem } from '../kit/goods.ts';
import { expectPath, expectValue } from '../kit/page.ts';
import { test } from '../kit/test.ts';

const END_OF_TABLE = '} as const satisfies Record<string, Field>;';
const FABRIC = `  fabric: {
    kind: 'line', label: 'Fabric', column: 'Fabric', example: 'Linen', optional: true, max: 40,
    sent: noneAsAbsent(line('Fabric', 40)), shown: z.string().optional(),
    filter: true, jsonLd: { property: 'material' },
  },
`;

/**
 * Returns the fabric that an item's page shows to people and to search engines; undefined until the server has
 * rendered the page.
 */
function fabricIn(html: string): unknown[] | undefined {
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  if (!data) return undefined;
  return [/<dt>Fabric<\/dt><dd[^>]*>([^<]*)</.exec(html)?.[1], JSON.parse(data).material];
}

/** A field of several lines. */
const CARE = `  care: {
    kind: 'text', label: 'Care', column: 'Care', example: 'Wash cold.', optional: true, max: 300,
    sent: noneAsAbsent(prose('Care', 300)), shown: z.string().optional(), searched: 'text',
  },
`;

async function save(page: Page, fabric: string): Promise<void> {
  await page.getByLabel('Fabric').fill(fabric);
  await page.reload();
  await expectValue(page, 'Fabric (optional)', fabric);
  await page.getByRole('button', { name: 'Update Item' }).click();
  await expectPath(page, '/ethereal/profile/yourItems');
}

test('shows a field added to the table of item fields everywhere, filters by it, sets it and clears it again', async ({
  visitor,
}) => {
  const checkout = openCopy();
  checkout.edit('packages/contracts/src/items/fields.ts', END_OF_TABLE, FABRIC + CARE + END_OF_TABLE);
  const running = await checkout.start();
  const { site } = running;
  const body = { email: 'seller@ethereal.test', password: 'ethereal1' };
  const { token } = await callApi(logIn, { body }, undefined, site);
  const item = await publishItem(token, {}, site);
  const asTable = { query: { format: 'csv' } };
  const fabric = async () => fabricIn(await (await fetch(site + pageOf(item))).text());
  const exported = async () => String(await callApiUnparsed(exportItems, asTable, token, site));

  const template = String(await callApiUnparsed(importTemplate, asTable, token, site));
  expect(template).toMatch(/Brand,Fabric,Care,Stock.*Maison Lin,Linen,Wash cold\.,/s);
  await expect.poll(fabric).toEqual([undefined, undefined]);

  const page = await visitor({ as: { token }, site });
  await page.goto(`/ethereal/profile/edit-your-Item/${item._id}`);
  await page.getByLabel('Care').fill('Wash cold.\nHang to dry.');
  await save(page, 'Boiled wool');
  await expect.poll(fabric).toEqual(['Boiled wool', 'Boiled wool']);

  await page.goto(pageOf(item));
  const care = page.getByRole('definition').filter({ hasText: 'Wash cold.' });
  await expect.poll(() => care.allInnerTexts()).toEqual(['Wash cold.\nHang to dry.']);

  const byFabric = { query: { fabric: 'boiled WOOL' } };
  const found = () => callApi(listItems, byFabric, undefined, site);
  await expect.poll(async () => (await found()).items.map(({ _id }) => _id)).toEqual([item._id]);
  // Unparsed, because the contracts of this process have no such field.
  const facets = { fabric: [{ value: 'Boiled wool', count: 1 }] };
  expect(await callApiUnparsed(listItems, byFabric, undefined, site)).toMatchObject({ facets });
  await page.goto('/ethereal/all?fabric=Boiled+wool');
  await page.getByRole('button', { name: 'Remove filter Boiled wool' }).click();
  await expectPath(page, '/ethereal/all');
  const table = await exported();
  expect(table).toContain(',Boiled wool,');

  const form = new FormData();
  form.append('file', new Blob([table.replace('Boiled wool', 'Felt')]), 'items.csv');
  const { _id: importId } = await callApi(checkImport, { body: form }, token, site);
  const checked = await callApiUnparsed(listImportRows, { params: { importId } }, token, site);
  expect(JSON.stringify(checked)).toContain('{"column":"fabric","before":"Boiled wool","after":"Felt"}');

  await page.goto(`/ethereal/profile/edit-your-Item/${item._id}`);
  await save(page, '');
  await expect.poll(fabric).toEqual([undefined, undefined]);
  expect(await exported()).not.toContain('Boiled wool');
  await page.close();
}, 900_000);

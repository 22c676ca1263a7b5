import { readFile } from 'node:fs/promises';
import { listYourItems } from '@ethereal/contracts/items';
import { expect } from 'vitest';
import { callApi } from './kit/api.ts';
import { newImage } from './kit/goods.ts';
import { cardOf, openStorePage, title } from './kit/page.ts';
import { newAccount } from './kit/people.ts';
import { test } from './kit/test.ts';
import { expectWhole } from './kit/widths.ts';

const HEADER = 'Item number,Name,Description,Price,Category,Sub category,Sizes,Stock,Image 1';
const file = (rows: string[], name = 'spring.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([HEADER, ...rows].join('\r\n')),
});

test('imports a table of items, corrects its refused row, and exports it again', async ({ visitor }) => {
  const seller = await newAccount('Ines');
  const { url } = await newImage(seller.token);
  const row = (at: number, price = '9.99') =>
    `N-${at},Table Shirt ${at},Soft.,${price},Men,Topwear,"S, M",S:1 M:2,${url}`;
  const rows = Array.from({ length: 4 }, (_, at) => row(at + 1));
  const page = await visitor({ as: seller, expects: [/status of 400/] });
  await page.goto('/ethereal/profile/yourItems');
  await openStorePage(page, 'Import and Export');
  await title(page, 'Import and Export').waitFor();
  await expectWhole(page, 'import-upload');

  const check = page.getByRole('button', { name: 'Check table' });
  await page.getByLabel('Table').setInputFiles(file([]));
  await check.click();
  await page.getByText('The file has a header and no items below it.').waitFor();

  await page.getByLabel('Table').setInputFiles(file([...rows.slice(0, 3), row(4, 'ten')]));
  await check.click();
  await page.getByRole('heading', { name: 'Check: spring.csv' }).waitFor();
  const refused = page.getByRole('row', { name: /N-4/ });
  await refused.getByText('Price must be a number.').waitFor();
  await refused.getByText('ten').waitFor();
  await page.getByLabel('Show').selectOption({ label: 'All rows (4)' });
  await page.getByRole('row', { name: /N-3/ }).waitFor();
  await expectWhole(page, 'import-check');
  // A reload loses nothing.
  await page.reload();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download refused rows' }).click();
  const refusedRows = await readFile(await (await saving).path(), 'utf8');
  await page.getByRole('button', { name: 'Apply 3 rows' }).click();
  await page.getByRole('heading', { name: 'Imported: spring.csv' }).waitFor({ timeout: 60_000 });
  expect(await callApi(listYourItems, {}, seller.token)).toHaveLength(3);

  const mended = [refusedRows.trimEnd().replace(',ten,', ',9.99,'), row(1, '5')].join('\r\n');
  await page
    .getByLabel('Table')
    .setInputFiles({ name: 'mended.csv', mimeType: 'text/csv', buffer: Buffer.from(mended) });
  await check.click();
  await page.getByRole('heading', { name: 'Check: mended.csv' }).waitFor();
  const changed = page.getByRole('row', { name: /N-1 / });
  await changed.getByText('9.99').waitFor();
  await changed.getByText('5.00').waitFor();
  await page.getByRole('button', { name: 'Apply 2 rows' }).click();
  await page.getByRole('heading', { name: 'Imported: mended.csv' }).waitFor({ timeout: 60_000 });
  await expectWhole(page, 'import-report');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Items as XLSX' }).click();
  const exported = await (await download).path();
  await page.getByLabel('Table').setInputFiles({
    name: 'again.xlsx',
    mimeType: 'application/octet-stream',
    buffer: await readFile(exported),
  });
  await check.click();
  await page.getByRole('heading', { name: 'Check: again.xlsx' }).waitFor();
  await page.getByText('There is nothing to apply.').waitFor();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('heading', { name: 'Imported: mended.csv' }).waitFor();
  await page.getByRole('link', { name: 'Your Items', exact: true }).last().click();
  await cardOf(page, 'Table Shirt 4').waitFor();
});

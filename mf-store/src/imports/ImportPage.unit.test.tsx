import type { ImportRow, ItemImport } from '@ethereal/contracts/imports';
import { logIn, session } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { savedFiles } from '@ethereal/web-kit/testing/saved-files.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { ImportPage } from './ImportPage.tsx';

const id = 'd'.repeat(24);
const none = { created: 0, changed: 0, kept: 0, failed: 0 };
const checked: ItemImport = {
  _id: id,
  fileName: 'spring.csv',
  state: 'checked',
  rows: 120,
  notes: ['Read as Windows-1252.'],
  actions: { create: 100, change: 1, keep: 0, refuse: 19 },
  outcomes: none,
  createdAt: '2026-11-22T10:00:00.000Z',
};
const refused: ImportRow = {
  line: 7,
  number: 'A-7',
  name: 'Coat',
  action: 'refuse',
  changes: [],
  faults: [{ column: 'price', value: 'ten', reason: 'Price must be a number.' }],
};
const changed: ImportRow = {
  line: 8,
  number: 'A-8',
  name: 'Hat',
  action: 'change',
  faults: [],
  itemId: 'a'.repeat(24),
  changes: [
    { column: 'brand', before: '', after: 'Lin' },
    { column: 'fieldOfTomorrow', before: '', after: 'Felt' },
  ],
};
const pages = [{ path: 'profile/import', element: <ImportPage /> }];
const show = (handlers: Parameters<typeof fakeApi>[0]) => {
  const requests = fakeApi({ ...session, ...handlers });
  renderPage(pages, '/ethereal/profile/import');
  return requests;
};

beforeAll(logIn);

test("uploads a table with its pictures, and shows the server's messages at the fields", async () => {
  const requests = show({
    'GET /api/item-imports': { imports: [] },
    'POST /api/item-imports': refusal(400, 'The file is empty.', { file: 'The file is empty.' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Check table' }));
  expect(await screen.findByText('Choose a table, CSV or XLSX.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Table'));
  await userEvent.upload(screen.getByLabelText('Table'), new File(['x'], 'items.csv'));
  await userEvent.upload(screen.getByLabelText(/^Pictures/), new File(['x'], 'pictures.zip'));
  await userEvent.click(screen.getByRole('button', { name: 'Check table' }));
  expect(await screen.findByText('The file is empty.')).toBeDefined();
  const form = requests.find(({ method }) => method === 'POST')?.body;
  expect(form instanceof FormData && [...form.keys()]).toEqual(['file', 'pictures']);
});

test('shows a checked table page by page, refused rows first, and applies it after a confirmation', async () => {
  const running: ItemImport = { ...checked, state: 'running', outcomes: { ...none, created: 40 } };
  const done: ItemImport = { ...checked, state: 'done', outcomes: { ...none, created: 100, changed: 1 } };
  const states = [checked, running, done];
  let at = 0;
  const requests = show({
    'GET /api/item-imports': () => ({ imports: [states[Math.min(at, 2)]] }),
    [`GET /api/item-imports/${id}/rows`]: ({ query }) =>
      query.get('show') === 'refuse' ? { rows: [refused], total: 1 } : { rows: [changed], total: 120 },
    [`POST /api/item-imports/${id}/confirm`]: () => {
      at = 1;
      return running;
    },
  });
  const row = within(await screen.findByRole('row', { name: /A-7/ }));
  expect(row.getByText('Price must be a number.')).toBeDefined();
  expect(row.getByText('ten')).toBeDefined();
  expect(screen.getByText('Read as Windows-1252.')).toBeDefined();

  await userEvent.selectOptions(screen.getByLabelText('Show'), '');
  const other = within(await screen.findByRole('row', { name: /A-8/ }));
  expect(other.getByText('Lin')).toBeDefined();
  expect(other.getByText('fieldOfTomorrow:')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Page 2 of 3');
  expect(requests.at(-1)?.query.get('page')).toBe('2');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Page 3 of 3');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Page 3 of 3')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));

  await userEvent.click(screen.getByRole('button', { name: 'Apply 101 rows' }));
  await screen.findByText('40 of 101 rows applied');
  at = 2;
  expect(await screen.findByRole('heading', { name: 'Imported: spring.csv' })).toBeDefined();
  const counted = within(screen.getByRole('region', { name: 'Imported: spring.csv' })).getAllByRole('definition');
  expect(counted.map(({ previousSibling, textContent }) => `${previousSibling?.textContent} ${textContent}`)).toEqual([
    'Created 100',
    'Changed 1',
    'As it was 0',
    'Failed 0',
    'Refused 19',
  ]);
  expect(screen.getByRole('button', { name: 'Check table' })).toBeDefined();
});

test('offers another table after one was discarded', async () => {
  let isThere = true;
  const requests = show({
    'GET /api/item-imports': () => ({ imports: isThere ? [checked] : [] }),
    [`GET /api/item-imports/${id}/rows`]: { rows: [refused], total: 1 },
    [`DELETE /api/item-imports/${id}`]: () => {
      isThere = false;
      return undefined;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('heading', { name: 'Import items' })).toBeDefined();
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(true);
});

test('checks the stored table again with another ZIP when pictures are missing', async () => {
  const requests = show({
    'GET /api/item-imports': { imports: [{ ...checked, picturesAtFault: 12 }] },
    [`GET /api/item-imports/${id}/table`]: new Response('Item number'),
    // The first page has other faults only.
    [`GET /api/item-imports/${id}/rows`]: { rows: [refused], total: 60 },
    'POST /api/item-imports': checked,
  });
  const again = within(await screen.findByRole('form', { name: 'Pictures again' }));
  expect(again.getByText(/^12 rows wait for their pictures\./)).toBeDefined();
  await userEvent.click(again.getByRole('button', { name: 'Check with these pictures' }));
  expect(await again.findByText('Choose a ZIP.')).toBeDefined();
  await userEvent.upload(again.getByLabelText('Pictures'), new File(['x'], 'pictures.zip'));
  await userEvent.click(again.getByRole('button', { name: 'Check with these pictures' }));
  const sent = () => requests.filter(({ method }) => method === 'POST');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.query.get('again')).toBe(id);
  const form = sent()[0]?.body;
  const names = form instanceof FormData ? [...form.values()].map((file) => file instanceof File && file.name) : [];
  expect(names).toEqual(['spring.csv', 'pictures.zip']);
});

test('saves the refused rows as they were uploaded', async () => {
  const saved = savedFiles();
  const requests = show({
    'GET /api/item-imports': { imports: [checked] },
    [`GET /api/item-imports/${id}/rows`]: { rows: [refused], total: 1 },
    [`GET /api/item-imports/${id}/table`]: new Response('Item number,Reason'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Download refused rows' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.text()).toBe('Item number,Reason');
  expect(Object.fromEntries(requests.at(-1)?.query ?? [])).toEqual({ show: 'refuse', format: 'csv' });
});

test('saves the items as a table', async () => {
  const saved = savedFiles();
  const requests = show({
    'GET /api/item-imports': { imports: [] },
    'GET /api/item-export': new Response('Item number'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Items as XLSX' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(requests.at(-1)?.query.get('format')).toBe('xlsx');
  expect(requests.at(-1)?.headers.get('authorization')).toBe('Bearer a.b.c');
});

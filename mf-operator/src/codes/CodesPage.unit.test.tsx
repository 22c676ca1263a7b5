import type { CodeBatch } from '@ethereal/contracts/codes';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { savedFiles } from '@ethereal/web-kit/testing/saved-files.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { logInWith, OPERATOR, SUPPORT, sessionCalls } from '../testing/at-the-desk.ts';
import { CodesPage } from './CodesPage.tsx';

const batch: CodeBatch = {
  batch: 'b'.repeat(24),
  prefix: 'FAIR',
  count: 1000,
  label: '10% off',
  uses: 4,
  reserved: 0,
  discount: 20,
  state: 'active',
  createdAt: '2026-11-20T10:00:00.000Z',
};
const open = () => renderPage([{ path: 'desk/codes', element: <CodesPage /> }], '/ethereal/desk/codes');

describe('the codes of the shop', () => {
  it('shows the forms below the list once it has arrived', async () => {
    await logInWith(OPERATOR);
    const list = Promise.withResolvers<object>();
    fakeApi({ ...sessionCalls, 'GET /api/desk/codes': () => list.promise });
    open();
    expect(await screen.findByText('Loading the codes')).toBeDefined();
    expect(screen.queryByText('New code')).toBeNull();
    list.resolve({ codes: [], batches: [batch] });
    expect(await screen.findByText('New code')).toBeDefined();
  });

  it('makes single-use codes, shows what all codes cost, and saves their CSV', async () => {
    await logInWith(OPERATOR);
    let isMade = false;
    const csv = () => new Response('Code,Uses\r\n', { headers: { 'content-type': 'text/csv' } });
    const requests = fakeApi({
      ...sessionCalls,
      'GET /api/desk/codes': () => Response.json({ codes: [], batches: isMade ? [batch] : [] }),
      'POST /api/desk/code-batches': () => {
        isMade = true;
        return Response.json(batch, { status: 201 });
      },
      [`GET /api/desk/code-batches/${batch.batch}.csv`]: csv,
    });
    savedFiles();
    open();
    expect(await screen.findByText('The shop has no codes.')).toBeDefined();
    const [, percentage] = screen.getAllByLabelText('Percentage');
    if (!percentage) throw new Error('Each form has a percentage.');
    await userEvent.type(screen.getByLabelText('Prefix'), 'FAIR');
    await userEvent.type(screen.getByLabelText('Number of codes'), '1000');
    await userEvent.type(percentage, '10');
    await userEvent.click(screen.getByRole('button', { name: 'Make codes' }));
    expect(await screen.findByText('1,000 codes are made.')).toBeDefined();
    await waitFor(() => expect(requests.some(({ path }) => path.endsWith('.csv'))).toBe(true));
    expect(requests.find(({ path }) => path === '/api/desk/code-batches')?.body).toEqual({
      prefix: 'FAIR',
      count: 1000,
      kind: 'percent',
      percent: 10,
    });
    expect(await screen.findByRole('article', { name: 'FAIR… (1,000)' })).toBeDefined();
    expect(screen.getByText('$20.00')).toBeDefined();
  });

  it('limits a code to items, and chooses its gift, by a search of their names', async () => {
    await logInWith(OPERATOR);
    const [coat, scarf] = ['c'.repeat(24), 'd'.repeat(24)];
    const requests = fakeApi({
      ...sessionCalls,
      'GET /api/desk/codes': { codes: [], batches: [] },
      'GET /api/items': () =>
        Response.json({
          items: [
            { _id: coat, name: 'Wool Coat' },
            { _id: scarf, name: 'Wool Scarf' },
          ],
        }),
      'POST /api/desk/codes': () => Response.json({ ...batch, code: 'GIFT10' }, { status: 201 }),
    });
    open();
    const form = within(await screen.findByRole('region', { name: 'New code' }));
    await userEvent.type(form.getByLabelText('Code'), 'GIFT10');
    await userEvent.selectOptions(form.getByLabelText('Kind'), 'gift');
    await userEvent.type(form.getByLabelText('Gift'), 'wool');
    await userEvent.click(await form.findByRole('button', { name: 'Choose Wool Scarf' }));
    await userEvent.type(form.getByLabelText('Only these items'), 'wool');
    await form.findByRole('button', { name: 'Choose Wool Coat' });
    // The items that are shown are those of the earlier text.
    await userEvent.keyboard(' s{Enter}{Backspace}{Backspace}');
    expect(form.queryByRole('button', { name: 'Remove Wool Coat' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(form.getByRole('button', { name: 'Remove Wool Coat' })).toBeDefined();
    expect(requests.some(({ method, path }) => method === 'POST' && path === '/api/desk/codes')).toBe(false);
    await userEvent.type(form.getByLabelText('Only these items'), 'wool');
    await userEvent.click(form.getByRole('button', { name: 'Make code' }));
    expect(await screen.findByText('GIFT10 is made.')).toBeDefined();
    expect(form.getByLabelText('Only these items')).toHaveProperty('value', '');
    const sent = requests.find(({ method, path }) => method === 'POST' && path === '/api/desk/codes');
    expect(sent?.body).toEqual({ code: 'GIFT10', kind: 'gift', gift: scarf, items: [coat] });
    expect(form.queryByRole('button', { name: 'Remove Wool Coat' })).toBeNull();
  });

  it('moves the focus to the search of a missing gift or refused item, until another one is chosen', async () => {
    await logInWith(OPERATOR);
    const refused = 'An item is sold no longer.';
    fakeApi({
      ...sessionCalls,
      'GET /api/desk/codes': { codes: [], batches: [] },
      'GET /api/items': () => Response.json({ items: [{ _id: 'c'.repeat(24), name: 'Wool Coat' }] }),
      'POST /api/desk/codes': () => refusal(400, refused, { items: refused }),
    });
    open();
    const form = within(await screen.findByRole('region', { name: 'New code' }));
    const choose = async (label: string) => {
      await userEvent.type(form.getByLabelText(label), 'wool');
      await userEvent.click(await form.findByRole('button', { name: 'Choose Wool Coat' }));
    };
    await userEvent.type(form.getByLabelText('Code'), 'GIFT10');
    await userEvent.selectOptions(form.getByLabelText('Kind'), 'gift');
    await userEvent.click(form.getByRole('button', { name: 'Make code' }));
    expect(await form.findByText('This field is required.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Gift')));
    await choose('Gift');
    await waitFor(() => expect(form.queryByText('This field is required.')).toBeNull());

    await userEvent.click(form.getByRole('button', { name: 'Make code' }));
    expect(await form.findByText(refused)).toBeDefined();
    expect(document.activeElement).toBe(form.getByLabelText('Only these items'));
    await choose('Only these items');
    await waitFor(() => expect(form.queryByText(refused)).toBeNull());
  });

  it('shows support that codes are for operators', async () => {
    await logInWith(SUPPORT);
    const requests = fakeApi(sessionCalls);
    open();
    expect(await screen.findByText('Codes are for operators.')).toBeDefined();
    expect(requests.some(({ path }) => path.startsWith('/api/desk'))).toBe(false);
  });
});

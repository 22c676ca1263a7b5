import { BUYER } from '@ethereal/shop-ui/testing/fixtures.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { BuyNotes } from '../item/BuyNotes.tsx';
import { visitAsBuyer, visitAsVisitor } from '../testing/visit.ts';
import { ReportLink } from './ReportLink.tsx';

const id = 'c'.repeat(24);
const routeOf = (kind: 'item' | 'seller') => ({
  path: 'thing',
  element: <ReportLink kind={kind} id={id} />,
});
const page = '/ethereal/thing';
const handlers = { 'POST /api/reports': { message: 'Thank you.' } };
const reportsOf = (requests: Awaited<ReturnType<typeof visitAsBuyer>>) =>
  requests.filter(({ path }) => path === '/api/reports').map(({ body }) => body);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test.for(['item', 'seller'] as const)('reports a %s only with a cause, a reason', async (kind) => {
  const requests = await visitAsBuyer(routeOf(kind), page, handlers);
  await press(`Report this ${kind}`);
  const reason = await screen.findByLabelText(`What is wrong with this ${kind}?`);
  await press('Report');
  expect(await screen.findByText('Reason is required.')).toBeDefined();
  expect(screen.getByText('Cause is required.')).toBeDefined();
  expect(reportsOf(requests)).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('Cause'), 'Counterfeit');
  await userEvent.type(reason, ' A fake ');
  await press('Report');
  expect(await screen.findByText('Thank you. We will look at it.')).toBeDefined();
  expect(reportsOf(requests)).toEqual([{ kind, id, cause: 'counterfeit', reason: 'A fake' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('asks a visitor to log in', async () => {
  await visitAsVisitor(routeOf('item'), page, handlers);
  await press('Report this item');
  expect(await screen.findByText('You need to be logged in to report this item.')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test("offers no report of a user's own item", async () => {
  const element = <BuyNotes item={{ _id: id, user: BUYER._id }} />;
  await visitAsBuyer({ path: 'thing', element }, page, handlers);
  expect(await screen.findByRole('link', { name: 'Edit it' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Report this item' })).toBeNull();
});

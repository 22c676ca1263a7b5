// @vitest-environment jsdom
import { startSession } from '@ethereal/web-kit/session/session-store.ts';
import { aUser } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { AddItemPage } from './AddItemPage.tsx';

const session = { 'GET /api/validate-user': { valid: true }, 'GET /api/user-details': aUser };
const show = () => {
  const requests = fakeApi(session);
  renderPage([{ path: 'profile/add-item', element: <AddItemPage /> }], '/ethereal/profile/add-item');
  return requests;
};

beforeAll(() => {
  localStorage.setItem('authToken', 'a.b.c');
  fakeApi(session);
  startSession();
});
afterEach(() => {
  cleanup();
  localStorage.removeItem('addItemDraft');
});

it('shows every fault of an empty form at its field, and sends nothing', async () => {
  const requests = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add Item' }));
  expect(await screen.findByText('Product name is required.')).toBeDefined();
  for (const words of ['Product description', 'Category', 'Sub category', 'Price'])
    expect(screen.getByText(`${words} is required.`)).toBeDefined();
  expect(screen.getByText('Main image is required.', { exact: false })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Product name'));
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
});

it('chooses the sub category of goods that are no clothes, and shows it last', async () => {
  show();
  const subCategory = () => screen.getByLabelText<HTMLSelectElement>('Sub category');
  await userEvent.selectOptions(await screen.findByLabelText('Category'), 'home');
  await waitFor(() => expect(subCategory().value).toBe('topW'));
  const bestseller = screen.getByLabelText('Add to bestseller');
  expect(bestseller.compareDocumentPosition(subCategory())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'women');
  expect(bestseller.compareDocumentPosition(subCategory())).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(subCategory().value).toBe('');
});

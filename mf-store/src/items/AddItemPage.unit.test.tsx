import { fakeUploads } from '@ethereal/shop-ui/pictures/fake-uploads.ts';
import { logIn, session } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { AddItemPage } from './AddItemPage.tsx';

const show = (calls: Parameters<typeof fakeApi>[0] = {}) => {
  const requests = fakeApi({ ...session, ...calls });
  renderPage([{ path: 'profile/add-item', element: <AddItemPage /> }], '/ethereal/profile/add-item');
  return requests;
};

beforeAll(logIn);
afterEach(() => {
  cleanup();
  localStorage.removeItem('addItemDraft');
});

it('shows every fault of an empty form at its field, and sends nothing', async () => {
  const requests = show();
  await userEvent.click(await screen.findByRole('button', { name: 'M' }));
  await userEvent.click(screen.getByRole('button', { name: 'L' }));
  await userEvent.type(screen.getByLabelText('Pieces in M'), '2');
  await userEvent.selectOptions(screen.getByLabelText('Put on sale'), 'percent');
  await userEvent.click(screen.getByRole('button', { name: 'Add Item' }));
  expect(await screen.findByText('Product name is required.')).toBeDefined();
  for (const words of ['Product description', 'Category', 'Sub category', 'Price'])
    expect(screen.getByText(`${words} is required.`)).toBeDefined();
  expect(screen.getByText('Main image is required.', { exact: false })).toBeDefined();
  expect(screen.getByText('Say how many there are of each size, or of none.')).toBeDefined();
  expect(screen.getByText('Write a whole number from 1 to 99.')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Main Image')));
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

it('offers the sizes of the chosen kind, and stock for each that is chosen', async () => {
  show();
  const kind = await screen.findByLabelText('Kind of sizes');
  await userEvent.click(screen.getByRole('button', { name: 'M' }));
  expect(screen.getByLabelText('Pieces in M')).toBeDefined();
  await userEvent.selectOptions(kind, 'Shoes (US)');
  expect(screen.queryByRole('button', { name: 'M' })).toBeNull();
  expect(screen.getByLabelText('Pieces')).toBeDefined();
  for (const size of ['US 10', 'US 9.5']) await userEvent.click(screen.getByRole('button', { name: size }));
  expect(screen.getAllByLabelText(/^Pieces in/)).toHaveLength(2);
  expect(screen.getByLabelText('Pieces in US 9.5')).toBeDefined();
  await userEvent.selectOptions(kind, 'One size');
  expect(screen.getByRole('button', { name: 'One size', pressed: true })).toBeDefined();
  expect(screen.getByLabelText('Pieces in One size')).toBeDefined();
  await userEvent.selectOptions(kind, 'Clothes (S to XXL)');
  expect(screen.getByRole('button', { name: 'M', pressed: false })).toBeDefined();
});

it('restores the other sizes of a draft with their kind', async () => {
  localStorage.setItem('addItemDraft', JSON.stringify({ name: 'Ring', otherSizes: ['Ring 7'] }));
  show();
  expect(await screen.findByLabelText<HTMLSelectElement>('Kind of sizes')).toHaveProperty('value', 'rings');
  expect(screen.getByRole('button', { name: 'Ring 7', pressed: true })).toBeDefined();
});

it('states that the item was not created, shows the refused field, and keeps the form', async () => {
  const uploads = fakeUploads();
  const draft = { name: 'Linen Shirt', description: 'Airy.', price: '49.9', category: 'men', subCategory: 'topW' };
  localStorage.setItem('addItemDraft', JSON.stringify(draft));
  show({ 'POST /api/upload-item': () => refusal(400, 'Invalid item.', { name: 'This name is not allowed.' }) });
  const [slot] = await screen.findAllByLabelText(/Main Image/i, { selector: 'input' });
  await userEvent.upload(slot as HTMLInputElement, new File(['x'], 'a.png', { type: 'image/png' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add Item' }));
  await waitFor(() => expect(uploads).toHaveLength(1));
  uploads[0]?.answer(201, { secure_url: '/images/a', public_id: 'a' });
  await screen.findByText('Failed to create item.');
  expect(await screen.findByText('This name is not allowed.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Product name').value).toBe('Linen Shirt');
  expect(localStorage.getItem('addItemDraft')).toContain('Linen Shirt');
});

const aPicture = new File(['x'], 'a.png', { type: 'image/png' });
const notAPicture = new File(['x'], 'a.webp', { type: 'image/webp' });
const draft = { name: 'Linen Shirt', description: 'Airy.', price: '49.9', category: 'men', subCategory: 'topW' };

it('moves the focus to the real fault, not to the message of a file that was not taken', async () => {
  fakeUploads();
  localStorage.setItem('addItemDraft', JSON.stringify({ ...draft, colors: 'Navy, navy' }));
  show();
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(await screen.findByLabelText('Main Image'), aPicture);
  await user.upload(screen.getByLabelText('Image 2'), notAPicture);
  expect(await screen.findByText(/^Invalid file type/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add Item' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Colors/)));
  expect(screen.queryByText(/^Invalid file type/)).toBeNull();
});

it('refuses a damaged picture when it is chosen, and keeps the picture of before', async () => {
  fakeUploads();
  show();
  await userEvent.upload(await screen.findByLabelText('Main Image'), aPicture);
  const shown = () => document.querySelector<HTMLImageElement>('label img')?.src;
  const before = shown();
  expect(before).toMatch(/^blob:/);
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('The source image cannot be decoded.')));
  await userEvent.upload(screen.getByLabelText('Main Image'), aPicture);
  expect(await screen.findByText('This picture cannot be read. It may be damaged.')).toBeDefined();
  expect(shown()).toBe(before);
});

it('keeps a planned sale in the draft, until Clear Form', async () => {
  localStorage.setItem('addItemDraft', JSON.stringify(draft));
  show();
  await userEvent.selectOptions(await screen.findByLabelText('Put on sale'), 'percent');
  await userEvent.type(screen.getByLabelText('Percent off'), '30');
  cleanup();
  show();
  expect(await screen.findByLabelText('Percent off')).toHaveProperty('value', '30');
  await userEvent.click(screen.getByRole('button', { name: 'Clear Form' }));
  expect(screen.queryByLabelText('Percent off')).toBeNull();
});

it('empties the fields, the pictures and the draft by Clear Form', async () => {
  fakeUploads();
  localStorage.setItem('addItemDraft', JSON.stringify(draft));
  show();
  await userEvent.upload(await screen.findByLabelText('Main Image'), aPicture);
  expect(await screen.findByRole('button', { name: 'Remove Main Image' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Form' }));
  expect(screen.getByLabelText<HTMLInputElement>('Product name').value).toBe('');
  expect(screen.queryByRole('button', { name: 'Remove Main Image' })).toBeNull();
  expect(localStorage.getItem('addItemDraft') ?? '').not.toContain(draft.name);
});

it("shows the image host's message at the picture that it refused", async () => {
  const uploads = fakeUploads();
  localStorage.setItem('addItemDraft', JSON.stringify(draft));
  show();
  await userEvent.upload(await screen.findByLabelText('Main Image'), aPicture);
  await userEvent.click(screen.getByRole('button', { name: 'Add Item' }));
  await waitFor(() => expect(uploads).toHaveLength(1));
  uploads[0]?.answer(415, { message: 'This is no picture.' });
  expect(await screen.findByText('Failed to upload image1')).toBeDefined();
  expect(await screen.findByText('This is no picture.')).toBeDefined();
});

it('refuses a comma in the price until a point stands there', async () => {
  const uploads = fakeUploads();
  localStorage.setItem('addItemDraft', JSON.stringify({ ...draft, price: '' }));
  show();
  await userEvent.upload(await screen.findByLabelText('Main Image'), aPicture);
  const price = screen.getByLabelText<HTMLInputElement>('Price');
  await userEvent.type(price, '12');
  // user-event drops a comma like the browser, but dispatches no event before it does.
  const comma = new InputEvent('beforeinput', { data: ',', inputType: 'insertText', cancelable: true });
  expect(fireEvent(price, comma)).toBe(false);
  await userEvent.type(price, '50');
  expect(price.validationMessage).toBe('Write cents after a point, like 12.50, and no comma.');
  await userEvent.click(screen.getByRole('button', { name: 'Add Item' }));
  expect(document.activeElement).not.toBe(price);
  expect(uploads).toEqual([]);
  await userEvent.type(price, '{Backspace}{Backspace}.5');
  expect(price.validationMessage).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Add Item' }));
  await waitFor(() => expect(uploads).toHaveLength(1));
});

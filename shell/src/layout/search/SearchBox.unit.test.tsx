import { setTimeout as pause } from 'node:timers/promises';
import { useLocation } from '@ethereal/web-kit/router.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { use } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { SearchBox } from './SearchBox.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** Renders the search box. The page of results suspends until `found` resolves. */
function shop(found?: Promise<void>) {
  const page = (
    <>
      <SearchBox />
      <Address />
      {found && <Found when={found} />}
    </>
  );
  renderPage([{ path: '*', element: page }], '/ethereal');
  return { box: screen.getByRole('combobox'), address: screen.getAllByRole('status').find(isOutput) };
}
function Found({ when }: { when: Promise<void> }) {
  const { search } = useLocation();
  if (search !== '') use(when);
  return null;
}
const suggesting = (...labels: string[]) => ({
  kinds: [],
  items: labels.map((label) => ({
    label,
    marks: [],
    item: { _id: 'b'.repeat(24), category: 'women' as const, price: 10, itemImg: '/shirt.jpg' },
  })),
  brands: [],
  stores: [],
});
const isOutput = (element: HTMLElement) => element.tagName === 'OUTPUT';
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('shows suggestions while the visitor types and runs the one chosen with arrows and Enter', async () => {
  fakeApi({ 'GET /api/search-suggestions': suggesting('Linen Shirt', 'Linen Dress') });
  const { box, address } = shop();
  await userEvent.type(box, 'lin');
  await vi.waitFor(() => expect(names()).toEqual(['Linen Shirt$10.00', 'Linen Dress$10.00']));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const active = box.getAttribute('aria-activedescendant');
  expect(screen.getByRole('option', { selected: true }).id).toBe(active);
  await userEvent.keyboard('{Enter}');
  expect(address?.textContent).toBe('/ethereal/all?search=Linen%20Dress');
  expect(box.getAttribute('aria-expanded')).toBe('false');
});

test('searches for the typed text on submit; Escape closes the list and keeps the text', async () => {
  fakeApi({ 'GET /api/search-suggestions': suggesting('Linen Shirt') });
  const { box, address } = shop();
  await userEvent.type(box, 'a & b');
  await screen.findByRole('option');
  await userEvent.keyboard('{Escape}');
  expect(names()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(address?.textContent).toBe('/ethereal/all?search=a%20%26%20b');
});

test('submits the typed text on Enter when the pointer merely rests on the suggestions', async () => {
  fakeApi({ 'GET /api/search-suggestions': suggesting('Linen Shirt') });
  const { box, address } = shop();
  await userEvent.type(box, 'lin');
  await userEvent.hover(await screen.findByRole('option'));
  expect(box.getAttribute('aria-activedescendant')).toBeNull();
  await userEvent.type(box, '{Enter}', { skipClick: true });
  expect(address?.textContent).toBe('/ethereal/all?search=lin');
});

test('suggests kinds, items, brands and stores and marks the typed text in them', async () => {
  const marks = [{ from: 0, to: 3 }];
  fakeApi({
    'GET /api/search-suggestions': {
      kinds: [{ label: 'dresses', search: 'dresses', count: 7, marks }],
      items: [],
      brands: [{ label: 'Drexel', count: 2, marks }],
      stores: [{ _id: 'a'.repeat(24), label: 'Dresses by Ada', marks }],
    },
  });
  const { box, address } = shop();
  await userEvent.type(box, 'dre');
  await vi.waitFor(() => expect(names()).toEqual(['dresses7', 'Drexel2', 'Dresses by Ada']));
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Searches',
    'Brands',
    'Stores',
  ]);
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['dre', 'Dre', 'Dre']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(address?.textContent).toBe('/ethereal/all?search=dresses');
});

test('offers popular kinds when the box is empty', async () => {
  fakeApi({
    'GET /api/search-suggestions': {
      ...suggesting(),
      kinds: [{ label: 'shoes', search: 'shoes', count: 9, marks: [] }],
    },
  });
  const { box } = shop();
  await userEvent.click(box);
  await vi.waitFor(() => expect(names()).toEqual(['shoes9']));
});

test('offers earlier searches in the empty box, latest first, until they are cleared', async () => {
  localStorage.setItem('recentSearches', '{"broken"');
  fakeApi({ 'GET /api/search-suggestions': suggesting() });
  const { box, address } = shop();
  for (const text of ['linen', 'silk', 'Linen']) {
    await userEvent.clear(box);
    await userEvent.type(box, `${text}{Enter}`);
    await vi.waitFor(() => expect(address?.textContent).toContain(text));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(names()).toEqual([]);
  await userEvent.click(box);
  expect(names()).toEqual(['Linen', 'silk', 'Clear recent searches']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(address?.textContent).toBe('/ethereal/all?search=silk');
  await userEvent.clear(box);
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}{ArrowDown}');
  expect(names()).toEqual([]);
  expect(localStorage.getItem('recentSearches')).toBe('[]');
});

test('clears the suggestions with the text', async () => {
  fakeApi({ 'GET /api/search-suggestions': suggesting('Linen Shirt') });
  const { box } = shop();
  await userEvent.type(box, 'lin');
  await screen.findByRole('option');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(names()).toEqual([]);
});

test('announces no number of suggestions before they have arrived', async () => {
  fakeApi({
    'GET /api/search-suggestions': ({ query }) =>
      query.get('query')
        ? suggesting('Linen Shirt')
        : { ...suggesting(), kinds: [{ label: 'dresses', search: 'dresses', count: 7, marks: [] }] },
  });
  const { box } = shop();
  const announced: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, oldValue, target } of records)
      announced.push(
        oldValue ?? '',
        target.textContent ?? '',
        ...[...addedNodes].map((node) => node.textContent ?? ''),
      );
  });
  const observed = { characterData: true, characterDataOldValue: true, childList: true, subtree: true };
  observer.observe(document.body, observed);
  await userEvent.click(box);
  await screen.findByText('1 suggestion');
  await userEvent.type(box, 'lin');
  await vi.waitFor(() => expect(names()).toEqual(['Linen Shirt$10.00']));
  observer.disconnect();
  expect(announced.filter((text) => text.startsWith('0 '))).toEqual([]);
});

test('ignores an older answer that arrives after a newer one', async () => {
  const late = Promise.withResolvers<ReturnType<typeof suggesting>>();
  const requests = fakeApi({
    'GET /api/search-suggestions': ({ query }) =>
      query.get('query') === 'l' ? late.promise : suggesting('Linen Shirt'),
  });
  const { box } = shop();
  await userEvent.type(box, 'l');
  const suggested = () =>
    requests.filter(({ path, query }) => path === '/api/search-suggestions' && query.get('query') !== null);
  await vi.waitFor(() => expect(suggested()).toHaveLength(1));
  await userEvent.type(box, 'in');
  await vi.waitFor(() => expect(names()).toEqual(['Linen Shirt$10.00']));
  late.resolve(suggesting('Lamp'));
  await late.promise;
  expect(names()).toEqual(['Linen Shirt$10.00']);
});

test('requests failed suggestions again, without another letter', async () => {
  let isUnavailable = true;
  fakeApi({
    'GET /api/search-suggestions': ({ query }) => {
      const fails = isUnavailable && query.get('query') !== null;
      if (fails) isUnavailable = false;
      return fails ? refusal(503, 'Away.') : suggesting('Linen Shirt');
    },
  });
  const { box } = shop();
  await userEvent.type(box, 'l');
  await screen.findByRole('option', undefined, { timeout: 5000 });
  expect(isUnavailable).toBe(false);
});

test('keeps the text typed while a search is in flight', async () => {
  fakeApi({ 'GET /api/search-suggestions': suggesting() });
  const found = Promise.withResolvers<void>();
  const { box, address } = shop(found.promise);
  // A component that suspends inside `act` does not continue after it.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  typeInto(box, 'linen');
  await vi.waitFor(() => screen.getByRole('button', { name: 'Clear search' }));
  box.closest('form')?.requestSubmit();
  typeInto(box, 'silk');
  await pause(50);
  expect(address?.textContent).toBe('/ethereal');
  found.resolve();
  await vi.waitFor(() => expect(address?.textContent).toBe('/ethereal/all?search=linen'));
  expect(box).toHaveProperty('value', 'silk');
});

/** Sets the value of a field and dispatches an input event, as a browser does. */
function typeInto(field: HTMLElement, text: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('announces the number of suggestions, and that there are none once the answer has arrived', async () => {
  let answer: (found: object) => void = () => undefined;
  fakeApi({ 'GET /api/search-suggestions': () => new Promise<object>((resolve) => (answer = resolve)) });
  const { box } = shop();
  const announced = () => screen.getAllByRole('status').find((element) => !isOutput(element))?.textContent;
  await userEvent.type(box, 'zzz');
  await vi.waitFor(() => expect(announced()).toBe(''));
  await vi.waitFor(() => {
    answer(suggesting());
    expect(announced()).toBe('No suggestions');
  });
  expect(box.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.type(box, 'a');
  await vi.waitFor(() => {
    answer(suggesting('Linen Shirt'));
    expect(announced()).toBe('1 suggestion');
  });
});

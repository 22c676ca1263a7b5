import { aCard } from '@ethereal/shop-ui/testing/fixtures.ts';
import { FILL_ASSISTANT } from '@ethereal/web-kit/assistant/fill-assistant.ts';
import { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { NothingFound } from './NothingFound.tsx';
import { SearchReading } from './SearchReading.tsx';
import { ValueChoice } from './ValueChoice.tsx';

const showAt = (element: ReactElement, query: string) =>
  renderPage([{ path: 'all', element }], `/ethereal/all?${query}`);
const values = { kinds: [], colors: [], materials: [], forWhom: [], brands: [], sizes: [], occasion: [], words: [] };
const understood = {
  ...values,
  phrase: 'black dresses under $40',
  parts: [
    { of: 'color' as const, label: 'black', rest: 'dress under $40' },
    { of: 'kind' as const, label: 'dress', rest: 'black under $40' },
    { of: 'words' as const, label: 'soft', rest: 'black dress' },
  ],
};

describe('SearchReading', () => {
  test('links each understood part to the search without it, and keeps the filters', () => {
    showAt(<SearchReading page={{ total: 3, understood }} search="black dress" />, 'search=black+dress&brand=Lume');
    const chips = within(screen.getByRole('list', { name: 'Understood as' })).getAllByRole('link');
    expect(chips.map((chip) => [chip.textContent, chip.getAttribute('href')])).toEqual([
      ['black', '/ethereal/all?brand=Lume&search=dress+under+%2440'],
      ['dress', '/ethereal/all?brand=Lume&search=black+under+%2440'],
    ]);
  });

  test('shows the corrected search with a link to the text as written', () => {
    showAt(<SearchReading page={{ total: 3, understood, corrected: 'dress' }} search="drss" />, 'search=drss');
    expect(screen.getByText(/^Showing/).textContent).toBe('Showing dress. Search for drss instead.');
    const written = screen.getByRole('link', { name: 'Search for drss instead.' });
    expect(written.getAttribute('href')).toBe('/ethereal/all?search=drss&exact=true');
  });

  test('states the order that the search asks for unless another was chosen', () => {
    const page = { total: 3, understood: { ...understood, order: 'bestselling' as const } };
    showAt(<SearchReading page={page} search="popular dresses" />, 'search=popular+dresses');
    expect(screen.getByText(/^Sorted/).textContent).toBe('Sorted: Best rated');
    cleanup();
    showAt(<SearchReading page={page} search="popular dresses" />, 'search=popular+dresses&sort=asc');
    expect(screen.queryByText(/^Sorted/)).toBeNull();
  });

  test('states what no item meets when conditions were dropped', () => {
    showAt(<SearchReading page={{ total: 3, understood, relaxed: ['price'] }} search="x" />, 'search=x');
    expect(screen.getByRole('status').textContent).toBe('No black dresses under $40. These come closest.');
  });

  test('states how many items meet all conditions when others come close', () => {
    const close = (after: number) => ({ after, lacks: ['material' as const] });
    showAt(<SearchReading page={{ total: 3, understood, close: close(1) }} search="x" />, 'search=x');
    expect(screen.getByRole('status').textContent).toBe(
      '1 item matches black dresses under $40. The others come close.',
    );
    cleanup();
    showAt(<SearchReading page={{ total: 3, understood, close: close(2) }} search="x" />, 'search=x');
    expect(screen.getByRole('status').textContent).toBe(
      '2 items match black dresses under $40. The others come close.',
    );
  });

  test.each(['words', 'size', 'occasion'] as const)('states the whole text when %s were dropped', (dropped) => {
    const search = 'soft black dress';
    showAt(<SearchReading page={{ total: 3, understood, relaxed: [dropped] }} search={search} />, `search=${search}`);
    expect(screen.getByRole('status').textContent).toBe(`No ${search}. These come closest.`);
  });
});

describe('NothingFound', () => {
  const facets = { category: [], gender: [], subCategory: [], size: [] };
  const show = (search?: string, instead: string[] = []) => {
    fakeApi({ 'GET /api/items': { items: [aCard(2)], total: 1, nextCursor: null, facets } });
    showAt(<NothingFound filters={search === undefined ? {} : { search }} instead={instead} />, '');
  };

  test('links the searches that find something, and offers six categories and the best rated items', async () => {
    const instead = ['purple linen', 'linen kaftan'];
    show('purple linen kaftan', instead);
    expect(screen.getByText('No items found matching "purple linen kaftan"')).toBeDefined();
    const links = instead.map((text) => screen.getByRole('link', { name: text }).getAttribute('href'));
    expect(links).toEqual(['/ethereal/all?search=purple%20linen', '/ethereal/all?search=linen%20kaftan']);
    const categories = screen.getByRole('navigation', { name: 'Categories to browse' });
    expect(within(categories).getAllByRole('link')).toHaveLength(6);
    expect(await screen.findByRole('heading', { name: 'Item 2' })).toBeDefined();
  });

  test('opens the assistant with the search in its field', async () => {
    const filled = vi.fn();
    const fill = (event: Event) => filled(event instanceof CustomEvent && event.detail);
    addEventListener(FILL_ASSISTANT, fill);
    show('kaftan');
    await userEvent.click(screen.getByRole('button', { name: 'Ask the assistant' }));
    removeEventListener(FILL_ASSISTANT, fill);
    expect(filled).toHaveBeenCalledWith('I am looking for kaftan');
  });

  test('offers no assistant for filters without a search', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Ask the assistant' })).toBeNull();
  });
});

describe('ValueChoice', () => {
  const counts = Array.from({ length: 8 }, (_, at) => ({ value: `color ${at + 1}`, count: 9 - at }));

  test('shows six values, then all, and adds a pressed one to the chosen', async () => {
    const choose = vi.fn();
    render(<ValueChoice legend="Color" name="color" counts={counts} chosen={['color 8']} onChoose={choose} />);
    expect(screen.getAllByRole('checkbox')).toHaveLength(7);
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(8);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Color 1/ }));
    expect(choose).toHaveBeenCalledWith(['color 8', 'color 1']);
  });

  test('keeps a chosen value that no item has, and renders nothing without a choice', () => {
    const none = () => undefined;
    render(<ValueChoice legend="Color" name="color" counts={[]} chosen={['plum']} onChoose={none} />);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Plum/ }).checked).toBe(true);
    cleanup();
    render(<ValueChoice legend="Color" name="color" counts={counts.slice(0, 1)} chosen={[]} onChoose={none} />);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

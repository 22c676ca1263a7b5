import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FilterForm } from './FilterForm.tsx';
import type { Filters } from './filters.ts';

const brand = Array.from({ length: 12 }, (_, at) => ({ value: `Brand ${at + 1}`, count: 20 - at }));
function show(filters: Filters = {}) {
  const change = vi.fn();
  const facets = { category: [], gender: [], subCategory: [], size: [], brand };
  render(<FilterForm filters={filters} change={change} facets={facets} withCategory={false} />);
  return change;
}
const brands = () => screen.getAllByRole('checkbox', { name: /^Brand / });

test('sorts by price, age and rating with one control', async () => {
  const change = show();
  const sort = screen.getByLabelText<HTMLSelectElement>('Sort by price');
  expect([...sort.options].map(({ text }) => text)).toEqual([
    'None',
    'Lowest to Highest',
    'Highest to Lowest',
    'Newest',
    'Best rated',
    'Largest reduction',
  ]);
  await userEvent.selectOptions(sort, 'Best rated');
  expect(change).toHaveBeenCalledWith({ sort: 'rating' });
});

test('filters by the minimum of stars, with the number of items, once items are rated', async () => {
  const change = vi.fn();
  const facets = { category: [], gender: [], subCategory: [], size: [], rating: [{ value: '3', count: 7 }] };
  render(<FilterForm filters={{}} change={change} facets={facets} withCategory={false} />);
  const three = screen.getByRole('radio', { name: /^3 stars at least/ });
  expect(three.closest('label')?.textContent).toBe('3 stars at least7');
  await userEvent.click(three);
  expect(change).toHaveBeenCalledWith({ rating: '3' });
  cleanup();
  show();
  expect(screen.queryByRole('group', { name: 'Rating' })).toBeNull();
});

test('shows the amount of the address after Back while the price has the focus', async () => {
  const change = show({ minPrice: '5' });
  const from = screen.getByLabelText<HTMLInputElement>('From $');
  await userEvent.clear(from);
  await userEvent.type(from, '20{Enter}');
  expect(change).toHaveBeenCalledWith({ minPrice: '20', maxPrice: '' });
  expect([document.activeElement, from.value]).toEqual([from, '20']);
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(from.value).toBe('5');
});

test('finds a brand far down the list by a part of its name', async () => {
  const change = show();
  expect(brands()).toHaveLength(8);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a brand' }), 'brand 12');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Brand 12/ }));
  expect(change).toHaveBeenCalledWith({ brand: ['Brand 12'] });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a brand' }), 'x');
  expect(screen.getByText('No brand matches.')).toBeDefined();
});

test('filters by the sizes of the goods in the list, S–XXL only where some have them', async () => {
  const change = vi.fn();
  const shoes = ['US 10', 'US 9.5'].map((value) => ({ value, count: 2 }));
  const facets = { category: [], gender: [], subCategory: [], size: shoes };
  const names = () =>
    [...screen.getByRole('group', { name: 'Size' }).querySelectorAll('input')].map(({ value }) => value);
  render(<FilterForm filters={{ size: ['US 9'] }} change={change} facets={facets} withCategory={false} />);
  expect(names()).toEqual(['US 9', 'US 9.5', 'US 10']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'US 9.5' }));
  expect(change).toHaveBeenCalledWith({ size: ['US 9', 'US 9.5'] });
  cleanup();
  const mixed = { ...facets, size: [{ value: 'M', count: 1 }, ...shoes] };
  render(<FilterForm filters={{}} change={change} facets={mixed} withCategory={false} />);
  expect(names()).toEqual(['S', 'M', 'L', 'XL', 'XXL', 'US 9.5', 'US 10']);
});

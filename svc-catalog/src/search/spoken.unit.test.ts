import { describe, expect, it } from 'vitest';
import { catalogNamed } from '../testing/named-items.ts';
import { listItems } from './list-items.ts';

const NAMES = ['Red Dress', 'Blue Dress', 'Dress Shoes', 'Red Hat'];
const said = (query: Parameters<typeof listItems>[1]) => {
  const catalog = catalogNamed(NAMES);
  const { ordinals, understood, relaxed } = listItems(catalog, { spoken: true, ...query });
  return { names: ordinals.map((ordinal) => catalog.titles[ordinal]), understood, relaxed };
};

describe('a spoken search', () => {
  it('finds no names that only resemble the text', () => {
    expect(said({ search: 'dress' }).names.toSorted()).toEqual(['Blue Dress', 'Red Dress']);
  });

  it('finds all items for an order alone', () => {
    expect(said({ search: 'the cheapest' }).names).toHaveLength(NAMES.length);
  });

  it('keeps the conditions before it unless the text states others', () => {
    const before = { kinds: ['dress'], colors: ['red'], priceMax: 1000 };
    expect(said({ search: 'in blue', before }).names).toEqual(['Blue Dress']);
    expect(said({ search: 'hats', before }).understood).toMatchObject({ kinds: ['hat'], colors: [], priceMax: 1000 });
  });

  it('keeps what was excluded until the text names it', () => {
    const before = { kinds: ['dress'], without: { colors: ['red'] } };
    expect(said({ before }).names).toEqual(['Blue Dress']);
    expect(said({ search: 'red', before }).names).toEqual(['Red Dress']);
  });

  it('names the kinds of the conditions before it', () => {
    expect(said({ search: 'in blue', before: { kinds: ['dress'] } }).understood?.phrase).toBe('blue dresses');
  });

  it('states that it has none of a kind of its own list', () => {
    expect(said({ search: 'kites' }).relaxed).toContain('kind');
  });
});

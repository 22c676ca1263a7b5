import { describe, expect, it } from 'vitest';
import { catalogNamed } from '../../testing/named-items.ts';
import { listItems } from '../list-items.ts';
import { queryTokens } from '../query-tokens.ts';
import { inEnglish } from './foreign.ts';

describe('inEnglish', () => {
  it.each([
    ['zapatos rojos mujer', 'shoes red women'],
    ['sac à main marron', 'handbag brown'],
    ['Herren Gürtel schwarz', 'men belt black'],
    ['scarpe nere', 'shoes black'],
    ['红色连衣裙', 'red dress'],
    ['男士手表', 'men watch'],
    ['zapatos acme hombre', 'shoes acme men'],
    ['mochila para niños', 'backpack for kids'],
    ['vestido niña', 'dress girls'],
    ['Kleid mit Blumen', 'dress with floral'],
    ['ropa interior hombre', 'underwear men'],
    ['robe de soirée', 'evening dress'],
    ['Damen Winterjacke', 'women winter jacket'],
    ['Lederschuhe', 'leather shoes'],
    ['Yogahose', 'yoga trousers'],
    ['Ohrringe gold', 'earrings gold'],
    ['Schuhe Größe 42', 'shoes size 42'],
    ['robe moins de 50 euros', 'dress under 50 euros'],
    ['50元以下的包', '50 dollars or less of bag'],
  ])('reads %j', (text, english) => {
    expect(inEnglish(queryTokens(text))?.join(' ')).toBe(english);
  });

  it.each(['hut', 'acme montre', 'necklase', 'pandora bracelet', 'red dress', '龍', `${'手表'.repeat(90)}`])(
    'leaves %j as it is',
    (text) => {
      expect(inEnglish(queryTokens(text))).toBeUndefined();
    },
  );
});

describe('a search in another language', () => {
  const GOODS = catalogNamed([
    { name: 'Red Shoes', category: 'women' },
    { name: 'Montre Perfume', category: 'beauty' },
    { name: 'Steel Watch', category: 'men' },
  ]);
  const page = (search: string, cursor?: string) => {
    const { ordinals, corrected, relaxed, nextCursor } = listItems(GOODS, { search, cursor, limit: 1 });
    return { names: ordinals.map((ordinal) => GOODS.titles[ordinal]), corrected, relaxed, cursor: nextCursor };
  };

  it('finds what its words mean, and says so', () => {
    expect(page('zapatos rojos mujer')).toEqual({
      names: ['Red Shoes'],
      corrected: 'shoes red women',
      relaxed: [],
      cursor: null,
    });
    expect(page('montre homme').names).toEqual(['Steel Watch']);
  });

  it('finds what its words mean although they are near to others', () => {
    const goods = catalogNamed(['Calvin Klein Briefs', 'Calvin Klein Belt', 'Blue Dress']);
    const { ordinals, corrected } = listItems(goods, { search: 'kleid blau' });
    expect({ names: ordinals.map((ordinal) => goods.titles[ordinal]), corrected }).toEqual({
      names: ['Blue Dress'],
      corrected: 'dress blue',
    });
  });

  it('finds the thing that it names although no item has another word of it', () => {
    const goods = catalogNamed(['Silk Camisole', 'Blue Shirt']);
    const { ordinals, relaxed } = listItems(goods, { search: 'cuadros camisa azul' });
    expect({ names: ordinals.map((ordinal) => goods.titles[ordinal]), relaxed }).toEqual({
      names: ['Blue Shirt'],
      relaxed: ['words'],
    });
  });

  it('finds names with its words before that', () => {
    expect(page('montre')).toMatchObject({ names: ['Montre Perfume'], corrected: undefined });
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { Converse } from '../../svc-chat/src/testing/open-shop.ts';
import { openRealShop } from './shop.ts';

let converse: Converse;
beforeEach(async () => {
  converse = await openRealShop();
});
const answersTo = async (...messages: string[]) => (await converse(messages, { me: true })).map(({ text }) => text);

describe('a change of the cart after its list', () => {
  it('changes the size of the line at the named place, then the quantity of the same line', async () => {
    const [, sized, counted, listed] = await answersTo(
      'show my cart',
      'change the first one to size L',
      'and make it two',
      'what is in my cart now?',
    );
    expect(sized).toMatch(/Linen Shirt in Oat.* is now in size L/);
    expect(counted).toMatch(/now has 2 × .*Linen Shirt in Oat/);
    expect(listed).toMatch(/2 × .*Linen Shirt in Oat.*, size L/);
  });

  it('does not read "one" in "the second one" as a quantity', async () => {
    expect((await answersTo('show my cart', 'make the second one three'))[1]).toMatch(/now has 3 × .*Candle/);
  });

  it('removes the line at the named place, then all lines', async () => {
    const [, removed, emptied, listed] = await answersTo(
      'show my cart',
      'remove the last one',
      'empty it',
      'what is in my cart now?',
    );
    expect(removed).toMatch(/Beeswax Pillar Candle.* is out of/);
    expect(emptied).toContain('is empty now');
    expect(listed).toContain('Your cart is empty');
  });

  it.each(['change the first one to green', 'add the last one back', 'keep the candle', 'all of them in size L'])(
    'takes nothing out for "%s"',
    async (message) => {
      expect((await answersTo('show my cart', message))[1]).not.toContain('Done');
    },
  );

  it.each([
    ['take one of the shirts out of my cart, i only need one', /now has 1 × .*Linen Shirt/],
    ['remove 1 shirt from my cart', /now has 1 × .*Linen Shirt/],
    ['drop the shirts to one', /now has 1 × .*Linen Shirt/],
    ['remove 2 shirts from the cart', /Linen Shirt.* is out of/],
    ['take the most expensive one out of my cart', /Linen Shirt.* is out of/],
  ])('takes as many pieces out as the message says: "%s"', async (message, said) => {
    expect((await answersTo('show my cart', message))[1]).toMatch(said);
  });

  it('tells the total after a change', async () => {
    const [, , total] = await answersTo('show my cart', 'remove the candle', 'how much is it now');
    expect(total).toContain('Together **$129.00**');
  });

  it('lists the cart again instead of changing it', async () => {
    const [, removed, listed] = await answersTo('show my cart', 'remove the candle', 'show my cart');
    expect(removed).toContain('is out of');
    expect(listed).toMatch(/In \[your cart\][\s\S]*Linen Shirt/);
  });

  it('saves what moves to the favorites without taking it out of the cart', async () => {
    const [, saved, listed] = await answersTo('show my cart', 'move the candle to my favorites', 'show my cart');
    expect(saved).toMatch(/Beeswax Pillar Candle.* is under \[your favorites\]/);
    expect(listed).toContain('Beeswax Pillar Candle');
  });

  it('changes the list that the message names', async () => {
    const [, fromCart, fromFavorites] = await answersTo(
      'my favorites',
      'remove the last one from the cart',
      'remove the watch from my favorites',
    );
    expect(fromCart).toMatch(/Beeswax Pillar Candle.* is out of \[your cart\]/);
    expect(fromFavorites).toMatch(/Automatic Wrist Watch.* is out of \[your favorites\]/);
  });
});

describe('an answer about favorites', () => {
  it('lists them and no orders', async () => {
    const [text] = await answersTo('what have I favorited so far?');
    expect(text).toContain('Automatic Wrist Watch');
    expect(text).not.toContain('#');
  });

  it.each(['remove the last one', 'take the watch out of my favorites'])(
    'takes one out of the list: "%s"',
    async (message) => {
      const [, removed, listed] = await answersTo('my favorites', message, 'show me my wishlist');
      expect(removed).toMatch(/Automatic Wrist Watch.* is out of/);
      expect(listed).toContain('Floral Midi Dress');
      expect(listed).not.toContain('Automatic Wrist Watch');
    },
  );

  it.each(['can i delete all favorites at once', 'how do i remove something from my favorites', 'take the teapot out'])(
    'takes nothing out for "%s"',
    async (message) => {
      const [, , listed] = await answersTo('my favorites', message, 'show me my wishlist');
      expect(listed).toMatch(/Floral Midi Dress[\s\S]*Automatic Wrist Watch/);
    },
  );
});

describe('a question about own things after another topic', () => {
  it.each([
    ['summer dresses', 'where is my order', /order #/],
    ['summer dresses', 'what did I order last week', /order #/],
    ['can I return something I wore once?', 'where is my order', /order #/],
    ['can I return something I wore once?', 'what is in my cart', /In \[your cart\]/],
  ])('gets what it asks for: "%s", "%s"', async (before, question, listed) => {
    expect((await answersTo(before, question)).at(-1)).toMatch(listed);
  });
});

describe('a question about favorites', () => {
  it.each(['has any of it got cheaper?', 'is one of them reduced now'])(
    'tells which are reduced: "%s"',
    async (message) => {
      expect((await answersTo('show my favorites', message))[1]).toBe('None of them is reduced at the moment.');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import type { Choice } from '../tools/tools.ts';

const textOf = async (messages: readonly string[], by?: { page?: string; me?: boolean }) =>
  (await (await openShop())(messages, by)).at(-1)?.text ?? '';

describe('the built-in assistant', () => {
  it('sends the search stages even if nothing is cheaper', async () => {
    const said = await (await openShop())(['teapot', 'cheaper?']);
    expect(said.at(-1)?.parts.map(({ type }) => type)).toEqual([
      'search_start',
      'search_results',
      'remember',
      'content',
    ]);
    expect(said.at(-1)?.text).toContain('$58.00 is the lowest price');
  });

  it('leaves out a refused material of the last search', async () => {
    const text = await textOf(['sweaters for men', 'not wool']);
    expect(text).not.toContain('Merino');
    expect(text).toMatch(/without wool/);
  });

  it('shows no children’s things unless a child is mentioned', async () => {
    expect(await textOf(['dresses'])).not.toContain('Kids');
    expect(await textOf(['dresses for kids'])).toContain('Kids Floral Summer Dress');
  });

  it('never gives the same text twice in a row', async () => {
    for (const message of ['do you deliver to canada', 'linen shirts', 'where is my order?']) {
      const said = await (await openShop())([message, message]);
      expect(said[1]?.text).not.toBe(said[0]?.text);
    }
  });

  it('asks for the size before it adds an item to the cart, then adds it', async () => {
    const added: Choice[] = [];
    const converse = await openShop({ added });
    const said = await converse(['add it to my cart', 'Add it in size L'], { page: 'Linen Shirt in Oat', me: true });
    expect(said[0]?.text).toContain('Which size');
    expect(said[0]?.parts).toContainEqual({
      type: 'replies',
      replies: ['Add it in size S', 'Add it in size M', 'Add it in size L', 'Add it in size XL'],
    });
    expect(added).toEqual([{ productId: '1'.padStart(24, '0'), quantity: 1, sizeChosen: 'L', colorChosen: undefined }]);
    expect(said[1]?.text).toContain('is in [your cart](/ethereal/cart)');
  });

  it('adds nothing for a guest and links to the log-in', async () => {
    const added: Choice[] = [];
    const [said] = await (await openShop({ added }))(['add it to my cart'], { page: 'Stoneware Teapot' });
    expect(said?.text).toContain('/ethereal/login');
    expect(added).toEqual([]);
  });

  it.each([
    ['请问有红色的裙子吗', '中文'],
    ['هل عندكم فستان أحمر؟', 'العربية'],
    ['у вас есть красное платье?', 'по-русски'],
    ['빨간 드레스 있어요?', '한국어'],
  ])('answers "%s" by one sentence in its language', async (message, language) => {
    const text = await textOf([message]);
    expect(text).toContain(language);
    expect(text).toContain('/ethereal/contact');
  });

  it('answers a measure of the body by the size chart of the open item', async () => {
    expect(await textOf(['my waist is 33 inches, what size?'], { page: 'Tapered Chinos in Sand' })).toContain('**M**');
  });

  it('links a question that the seller left open to a message to the seller', async () => {
    const text = await textOf(['does it have a hidden zip pocket?'], { page: 'Stoneware Teapot' });
    expect(text).toContain('/ethereal/messages/new?about=item&id=');
  });
});

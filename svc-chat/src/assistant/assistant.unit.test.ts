import type { CartLine } from '@ethereal/contracts/cart';
import type { Order } from '@ethereal/contracts/orders';
import { describe, expect, it } from 'vitest';
import { careIn, possibleDangerIn } from '../care/care.ts';
import { openHelp } from '../help/help.ts';
import { ITEMS } from '../testing/catalog-items.ts';
import { openShop } from '../testing/open-shop.ts';
import { readRows } from '../text/rows.ts';
import type { CartChange, Choice } from '../tools/tools.ts';

const help = await openHelp();

function cartLine(name: string, sizeChosen: string | null = null): CartLine {
  const item = ITEMS.find((one) => one.name === name) ?? expect.fail(`no ${name}`);
  const { _id, price, category, size, itemImg, user } = item;
  return { productId: { _id, name, price, category, size, image1: itemImg, user }, quantity: 1, sizeChosen };
}

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

  it.each([
    ['a constructor set for my boy'],
    ["i'm a constructor, is it in constructor?"],
    ['linen shirts', 'the constructor one, size constructor'],
    ['it smells', 'constructor'],
  ])('answers about words that every object of a program has: %s', async (...messages) => {
    for (const { text } of await (await openShop())(messages)) expect(text).toMatch(/\w{3}/);
  });

  it.each(['quiero " por favor', 'je cherche /', 'ich möchte .. haben'])(
    'asks back about a wish for nothing: %s',
    async (message) => {
      expect(await textOf([message])).toMatch(/\?$/);
    },
  );

  it('leaves out a refused material of the last search', async () => {
    const text = await textOf(['sweaters for men', 'not wool']);
    expect(text).not.toContain('Merino');
    expect(text).toContain('without any mention of wool');
  });

  it('shows no children’s things unless a child is mentioned', async () => {
    expect(await textOf(['dresses'])).not.toContain('Kids');
    expect(await textOf(['dresses for kids'])).toContain('Kids Floral Summer Dress');
  });

  it.each([
    ['linen shirts', 'washed'],
    ['linen shirts', "i don't do sleeveless"],
  ])('takes what follows "%s" and has no other topic for a change of it: "%s"', async (wish, message) => {
    const said = await (await openShop())([wish, message]);
    expect(said[1]?.parts.map(({ type }) => type)).toContain('search_results');
  });

  it('asks which section a question is about if none is sure, then gives the chosen one', async () => {
    const converse = await openShop();
    const [asked] = await converse(['how do i get that thing']);
    const offered = asked?.parts.find(({ type }) => type === 'replies');
    const [reply = ''] = offered?.type === 'replies' ? offered.replies : [];
    expect(asked?.text).toContain('which one do you mean?');
    const said = await converse(['how do i get that thing', reply]);
    expect(said[1]?.text).toContain(help.get(reply)?.text.slice(0, 40));
  });

  it('stays with the previous help section when no section answers the next message', async () => {
    const converse = await openShop();
    const said = await converse(['my order came with one thing missing', 'grmbl hmpf zwoosh']);
    expect(said[1]?.text).toContain('[write to us](/ethereal/contact)');
    expect(said[1]?.text).not.toContain('I find');
  });

  it('links the contact page and lists the order lines when no section answers the next message', async () => {
    const items = [line('Linen Shirt in Oat', 64.5, 'Handed'), line('Stoneware Teapot', 58, 'Pending')];
    const converse = await openShop({ orders: [{ ...ORDER, items }] });
    const said = await converse(['how do i cancel an order', 'grmbl hmpf zwoosh'], { me: true });
    expect(said[1]?.text).toContain('[write to us](/ethereal/contact)');
    expect(said[1]?.text).toContain('Stoneware Teapot');
    expect(said[1]?.text).not.toContain('Linen Shirt');
  });

  it.each([
    ['a buyer threatens me and knows my address', 'Somebody who threatens or follows you'],
    ['the buyer mailed a check over too much and wants the rest back', 'A buyer who pays outside the shop'],
    ['a man on the phone wants the code that you sent by sms', 'Asked to pay or write elsewhere'],
    ['the guy with the boots wants me to wire him the money', 'Asked to pay or write elsewhere'],
    ['she only takes crypto for the leather bag', 'Asked to pay or write elsewhere'],
  ])('warns of a danger from another member: "%s"', async (message, title) => {
    expect(await textOf([message], { me: true })).toContain(help.get(title)?.text);
  });

  it('stays with the previous help section when a few words hardly name another one', async () => {
    const said = await (await openShop())(['refund says done but my bank shows nothing', 'since tuesday']);
    expect(said[1]?.text).not.toContain('hands a parcel to the carrier');
  });

  it('explains how a password is changed after it warned about one', async () => {
    const said = await (await openShop())(['my password is hunter22', 'oh. so how do i change it']);
    expect(said[1]?.text).toContain('Change Your Password');
  });

  it('suggests other gifts for a second person', async () => {
    const said = await (await openShop())(['a gift for my dad under $100', 'and for my mom']);
    const shown = said.map(({ text }) => [...text.matchAll(/categories\/\w+\/(\w+)/g)].map(([, id]) => id));
    expect(shown[1]).not.toEqual([]);
    expect(shown[1]?.filter((id) => shown[0]?.includes(id))).toEqual([]);
  });

  it('expresses sympathy before it lists goods for somebody who tells of a loss', async () => {
    const text = await textOf(['my wife died in march. i am looking for a linen shirt under $90 for the office']);
    expect(text).toMatch(/^I'm so sorry for your loss\. .*\n\n- \[.*Linen Shirt/);
    expect(await textOf(['my husband retired in march and I need a linen shirt'])).not.toContain('sorry');
  });

  it('quotes what the seller writes about the wanted property of each item', async () => {
    expect(await textOf(['linen shirts'])).toMatch(/Linen Shirt in Oat\]\([^)]*\) – \$64\.50: “[^”]+”/);
  });

  it('asks once whether goods for women or for men are wanted', async () => {
    const said = await (await openShop())(['sweaters', 'the cheapest ones']);
    expect(said[0]?.text).toMatch(/women or for men\?$/);
    expect(said[1]?.text).not.toContain('women or for men?');
  });

  it('keeps the wanted kind when a pronoun adds a wish of the named person', async () => {
    const said = await (await openShop())(['a sweater for my husband', 'he would want something in blue i think']);
    expect(said[1]?.text).toMatch(/sweater/i);
    expect(said[1]?.text).not.toContain('Shirt');
  });

  it('lists the nearest prices first when none is low enough', async () => {
    const text = await textOf(['linen shirts under $20']);
    const prices = [...text.matchAll(/\) – \$(\d+\.\d\d)/g)].map(([, price]) => Number(price));
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  it('says that it showed fewer items than a comparison names', async () => {
    const said = await (await openShop())(['teapot', 'which is heavier, the first or the third']);
    expect(said[1]?.text).toContain('only one item');
  });

  it('names the interest of a person when no gift matches it', async () => {
    expect(await textOf(['a gift for my dad, he likes fishing'])).toContain(
      'I found nothing for “fishing”. As a gift for your dad, these might do:',
    );
  });

  it.each(['the blue one', 'that one but not leather'])(
    'asks which item is meant if none was shown: "%s"',
    async (message) => {
      expect(await textOf([message])).toContain('Which item do you mean?');
    },
  );

  it('answers a question about one of several shown items from that item', async () => {
    const said = await (await openShop())(['linen shirts', 'does the second one hold cash or only cards']);
    expect(said[1]?.text).toContain('Linen Shirt in');
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

  it('repeats the emergency number with the next answer after a danger, and answers a goodbye with it', async () => {
    const said = await (await openShop())(['i want to die', 'a linen shirt please', 'show me another one']);
    expect(said[1]?.text).toMatch(/988.*Linen Shirt/s);
    expect(said[1]?.text).not.toContain(said[0]?.text);
    expect(said[2]?.text).not.toContain('988');
    const parted = await (await openShop())(['i want to die', 'goodbye']);
    expect(parted[1]?.text).toContain('988');
  });

  it('returns to an earlier danger when a later message may be about it', async () => {
    const said = await (await openShop())(['i want to die', 'a linen shirt please', 'no one would even notice']);
    expect(said[2]?.text).toContain('988');
    expect(said[2]?.parts.map(({ type }) => type)).not.toContain('replies');
  });

  it('recognizes a danger that only two messages together tell of', async () => {
    const said = await (await openShop())(['which knife is sharpest', 'its for my wrists']);
    expect(said[1]?.text).toContain('988');
  });

  it('stays with a danger while messages may be about it, and leaves it when the shopper wants an item', async () => {
    const said = await (await openShop())(['i want to die', 'no one would even notice', 'a linen shirt please']);
    expect(said[1]?.text).toContain('988');
    expect(said[1]?.parts.map(({ type }) => type)).not.toContain('replies');
    expect(said[2]?.text).toContain('Linen Shirt');
  });

  it('shows gifts of other kinds when none of the kind meets the price', async () => {
    const text = await textOf(['a watch as a gift for my boyfriend', 'under $70']);
    expect(text).not.toContain('Automatic Wrist Watch');
    expect(text).toContain('/ethereal/categories/');
  });

  it('lists shown items again that meet a further condition', async () => {
    const text = await textOf(['linen sundress', 'in size S']);
    expect(text).toContain('Linen Sundress in Butter');
  });

  it('keeps searching for a child when a pronoun tells more about the child', async () => {
    const text = await textOf(['a gift for my 6 year old niece under $40', 'she likes flowers']);
    expect(text.match(/categories\/(\w+)/g) ?? []).toSatisfy((all: string[]) =>
      all.every((one) => one.endsWith('kids')),
    );
  });

  it('searches for cheaper things like the open item', async () => {
    const [said] = await (await openShop())(['got something like this but cheaper'], { page: 'Floral Midi Dress' });
    expect(said?.text).toContain('Dress');
    expect(said?.text).not.toContain('Candle');
  });

  it('takes the named line out of the cart, or changes its quantity or size', async () => {
    const changed: CartChange[] = [];
    const converse = await openShop({
      changed,
      cart: [cartLine('Linen Shirt in Oat', 'M'), cartLine('Stoneware Teapot')],
    });
    const said = await converse(
      [
        'remove the teapot from my cart',
        'change the quantity of the shirt in my cart to 3',
        'change the size of the shirt in my cart to L',
      ],
      { me: true },
    );
    expect(said[0]?.text).toMatch(/Stoneware Teapot\]\(.*\) is out of/);
    const productId = changed[1]?.productId ?? '';
    expect(changed).toEqual([
      { productId: changed[0]?.productId },
      { productId, quantity: 3 },
      { productId, size: 'L' },
    ]);
  });

  it('explains how a cart is changed to somebody who asks how', async () => {
    const changed: CartChange[] = [];
    const [said] = await (await openShop({ changed, cart: [cartLine('Stoneware Teapot')] }))(
      ['how do i remove something from my cart?'],
      { me: true },
    );
    expect(said?.text).toContain('delete a line');
    expect(changed).toEqual([]);
  });

  it('saves the item that a message is about as a favorite', async () => {
    const saved: string[] = [];
    await (await openShop({ saved }))(['save this one for me for later'], { page: 'Stoneware Teapot', me: true });
    expect(saved).toHaveLength(1);
  });

  it.each(['can my boyfriend see my wishlist', 'do favorites expire'])('saves nothing for "%s"', async (message) => {
    const saved: string[] = [];
    await (await openShop({ saved }))([message], { page: 'Stoneware Teapot', me: true });
    expect(saved).toEqual([]);
  });

  it('states that an item could not be saved when the shop refuses another favorite', async () => {
    const [said] = await (await openShop({ isFull: true }))(['save this one for me for later'], {
      page: 'Stoneware Teapot',
      me: true,
    });
    expect(said?.text).toContain('could not be saved');
  });

  it('saves the named item although another one was mentioned last', async () => {
    const saved: string[] = [];
    const cart = [cartLine('Linen Shirt in Oat', 'M')];
    await (await openShop({ saved, cart }))(['what is in my cart?', 'save the teapot for me for later'], { me: true });
    expect(saved).toEqual([cartLine('Stoneware Teapot').productId._id]);
  });

  it('quotes reviews of an item for a question about them', async () => {
    const items = ITEMS.map((item) => ({ ...item, rating: { average: 3.5, count: 2 } }));
    const told = (rating: number, text: string) => ({
      _id: '9'.repeat(24),
      rating,
      title: '',
      text,
      author: 'Ada L.',
      createdAt: '2026-06-10T10:00:00.000Z',
    });
    const reviews = {
      reviews: [told(2, 'The lid drips.'), told(5, 'Pours well.')],
      total: 2,
      average: 3.5,
      histogram: { 1: 0, 2: 1, 3: 0, 4: 0, 5: 1 },
      fit: { small: 3, true: 1, large: 0 },
      nextCursor: null,
    };
    const [said] = await (await openShop({ items, reviews }))(['what do the reviews say?'], {
      page: 'Stoneware Teapot',
    });
    expect(said?.text).toContain('5 stars: “Pours well.” 2 stars: “The lid drips.”');
    expect(said?.text).toContain('fits small');
  });

  it('answers which of the shown items are reduced', async () => {
    const items = ITEMS.map((item) => (item.name === 'Linen Shirt in Oat' ? { ...item, formerPrice: 90 } : item));
    const said = await (await openShop({ items }))(['linen shirts', 'are any of those on sale?']);
    expect(said[1]?.text).toContain('(was $90.00)');
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
    ['Bom dia, o meu casaco ainda não chegou', 'português'],
    ["Buonasera, dov'è la gonna che ho comprato?", 'italiano'],
  ])('answers "%s" by one sentence in its language', async (message, language) => {
    const text = await textOf([message]);
    expect(text).toContain(language);
    expect(text).toContain('/ethereal/contact');
  });

  it('reads the size for a measure of the body from the size chart of the open item', async () => {
    expect(await textOf(['my waist is 33 inches, what size?'], { page: 'Tapered Chinos in Sand' })).toContain('**M**');
  });

  it('links a message to the seller when the description does not answer a question', async () => {
    const text = await textOf(['does it have a hidden zip pocket?'], { page: 'Stoneware Teapot' });
    expect(text).toContain('/ethereal/messages/new?about=item&id=');
  });

  it('answers boredom without a helpline, and sadness with one', async () => {
    expect(await textOf(['just bored, nothing else lol'])).not.toContain('988');
    expect(await textOf(['i feel so alone'])).toContain('988');
  });

  it('suggests nothing with a refused substance to go with an item', async () => {
    const said = await (await openShop())(['i am allergic to denim, a shirt please', 'what goes with the first one?']);
    expect(said[1]?.text).toContain('would go');
    expect(said[1]?.text).not.toMatch(/denim|jeans/i);
  });

  it.each([
    ['silk pillowcase queen size', '“pillowcase”'],
    ['got anything like this but longer and not so low cut', 'I have nothing like that'],
  ])('states what is missing of a long wish, without scattered words: %s', async (message, words) => {
    const [answer] = await (await openShop())([message]);
    expect(answer?.text).toContain(words);
  });

  it.each([
    ['what if i mix the bleach with vinegar so its stronger', '**poisonous gas**'],
    ['Kann ich Bleiche mit Essig mischen?', '**giftiges Gas**'],
    ['¿se puede mezclar lejía con vinagre?', '**gas tóxico**'],
  ])('warns of mixed cleaners: %s', async (message, warning) => {
    const [answer] = await (await openShop())([message]);
    expect(answer?.text).toContain(warning);
    expect(answer?.text).toContain('1-800-222-1222');
  });

  it('asks whether somebody needs help before it shows goods, then answers by the reply', async () => {
    const unseen = readRows('harm-unseen.tsv').filter(([, language]) => language === 'en');
    const unsure = unseen.map(([, , said = '']) => said).find((said) => !careIn(said) && possibleDangerIn(said));
    const message = unsure ?? expect.fail('no message is unsure');
    const helped = await (await openShop())([message, 'Somebody needs help']);
    expect(helped[0]?.text).not.toContain('/ethereal/categories/');
    expect(helped[0]?.parts).toContainEqual({
      type: 'replies',
      replies: ['Somebody needs help', 'It is about shopping'],
    });
    expect(helped[1]?.text).toMatch(/\*\*(?:911|988|1-8\d\d-[\d-]+)\*\*/);
    const shopped = await (await openShop())([message, 'It is about shopping']);
    expect(shopped[1]?.text).not.toContain('911');
    const agreed = await (await openShop())([message, 'yes, please help']);
    expect(agreed[1]?.text).toBe(helped[1]?.text);
    const denied = await (await openShop())([message, 'no, not that']);
    expect(denied[1]?.text).toBe(shopped[1]?.text);
  });
});

const line = (name: string, price: number, status: Order['items'][number]['status']): Order['items'][number] => ({
  productId: { _id: '1'.repeat(24), name, price, user: 'f'.repeat(24), image1: '' },
  quantity: 2,
  price,
  seller: 'f'.repeat(24),
  sizeChosen: null,
  status,
});
const ORDER: Order = {
  _id: '5'.repeat(24),
  buyer: 'a'.repeat(24),
  items: [line('Linen Shirt in Oat', 64.5, 'Handed'), line('Stoneware Teapot', 58, 'Cancelled')],
  totalPrice: 245,
  userLocation: {
    country: 'United States',
    fullname: 'Ada Reed',
    phone: '212-555-0100',
    address: '1 Main St',
    city: 'New York',
    state: 'NY',
    zipcode: '10001',
  },
  createdAt: '2026-06-10T10:00:00.000Z',
};

describe('an answer about orders', () => {
  it.each(['wo sehe ich meine alten bestellungen', '¿dónde puedo ver mis pedidos?'])(
    'lists them for "%s"',
    async (message) => {
      const [said] = await (await openShop({ orders: [ORDER] }))([message], { me: true });
      expect(said?.text).toContain('Stoneware Teapot');
    },
  );
});

describe('an answer of the help pages', () => {
  it('answers both of two questions in one message', async () => {
    const text = await textOf(['do you take klarna? and how do i delete my account?']);
    expect(text).toContain(help.get('Cards and wallets')?.text.slice(0, 40));
    expect(text).toContain(help.get('Deleting an account')?.text.slice(0, 40));
  });

  it('adds no second text for a sentence that asks nothing', async () => {
    const text = await textOf(['The vase came in pieces. I have photos of it. What can I do about the broken vase?']);
    expect(text).toContain(help.get('Something arrived damaged or wrong')?.text.slice(0, 40));
    expect(text).not.toContain(help.get('Pictures of an item')?.text.slice(0, 40));
  });

  it('adds the lines of the caller’s orders that it is about', async () => {
    const items = [line('Linen Shirt in Oat', 64.5, 'Handed'), line('Stoneware Teapot', 58, 'Pending')];
    const [said] = await (await openShop({ orders: [{ ...ORDER, items }] }))(['how do i cancel an order'], {
      me: true,
    });
    expect(said?.text).toContain('2 × Stoneware Teapot: **Pending**');
    expect(said?.text).not.toContain('Linen Shirt in Oat');
  });

  it('reads short forms of words', async () => {
    expect(await textOf(['r u a real person'])).toContain('a program and not a person');
  });
});

describe('an answer about delivery', () => {
  it.each([
    ['do you ship to Oregon?', 'not to Oregon'],
    ['how long does shipping to Brooklyn take?', 'Yes, to Brooklyn. '],
    ['how many days until it is in Chicago?', 'not to Chicago'],
    ['why do you only have new york and california? i live in ohio', 'not to Ohio'],
  ])('answers "%s" for that place', async (message, said) => {
    expect(await textOf([message])).toContain(said);
  });

  it('states the days of delivery when a question asks for them and names a place', async () => {
    expect(await textOf(['how long does shipping to Brooklyn take?'])).toContain('Ordered today');
  });
});

describe('facts in an answer', () => {
  it('adds up what the shopper spent, without what was cancelled', async () => {
    const [said] = await (await openShop({ orders: [ORDER] }))(['how much did I spend on my orders?'], { me: true });
    expect(said?.text).toContain('came to **$129.00**');
  });

  it('quotes what the store of the open item writes about returns', async () => {
    const converse = await openShop({
      about: 'Linen from Maine. We take returns for 30 days and pay the parcel back.',
    });
    const [said] = await converse(['how can I return something?'], { page: 'Linen Shirt in Oat' });
    expect(said?.text).toContain('Loom and Field writes: “We take returns for 30 days');
  });

  it('states the announcement of the shop and the codes of the cart for a question about codes', async () => {
    const codes = [{ code: 'SUMMER', label: '10% off', discount: 6.45 }];
    const converse = await openShop({ codes, announcement: 'SUMMER takes 10% off until Sunday' });
    const [said] = await converse(['do you have a discount code?'], { me: true });
    expect(said?.text).toContain('The shop announces: “SUMMER takes 10% off until Sunday”');
    expect(said?.text).toContain('Code SUMMER (10% off) takes off $6.45.');
  });
});

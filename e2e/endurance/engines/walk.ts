import { button, field, type Hand, heading, link, saying, toast, tried } from './hand.ts';

export interface Goods {
  name: string;
  path: string;
  dashboard: string;
}

/** Person who walks and also sells the goods, so that one account sees every page. */
export interface Walker {
  email: string;
  password: string;
  picture: string;
}

/** Returns the steps of one walk over the main pages, from home to the assistant, as a buyer and seller. */
export function stepsOf(hand: Hand, goods: Goods, walker: Walker): Record<string, () => Promise<void>> {
  const pathBecomes = (wanted: string) =>
    tried(async () => {
      const path = await hand.path();
      if (path !== wanted) throw new Error(`Waited for ${wanted}; the page is still ${path}.`);
    });
  return {
    async home() {
      await hand.open('/ethereal');
      await hand.see(heading('Summer Collection 2024'));
      await hand.see(heading('New Arrivals'));
    },
    async 'list with filters'() {
      await hand.press(link('Shop Now'));
      await hand.see(heading('All Items'));
      await hand.choose(field('Sort by price'), 'desc');
      await pathBecomes('/ethereal/all?sort=desc');
      await hand.see(`//article//h3`);
    },
    async 'item, as a visitor'() {
      await hand.open(goods.path);
      await hand.see(heading(goods.name));
      await hand.press(button('Size M'));
      await hand.press(button('Add to Cart'));
      await hand.see(toast('You need to be logged in to add items to the cart.'));
    },
    async 'log-in'() {
      await hand.open('/ethereal/login');
      await hand.type(field('Email'), walker.email);
      await hand.type(field('Password'), walker.password);
      await hand.press(`//main//button[@type="submit"]`);
      await pathBecomes('/ethereal');
      await hand.see(heading('New Arrivals'));
    },
    async cart() {
      await hand.open(goods.path);
      await hand.press(button('Size M'));
      await hand.press(button('Add to Cart'));
      await hand.see(toast('Item added to cart'));
      await hand.open('/ethereal/cart');
      await hand.see(heading('Your Ethereal Cart'));
      await hand.choose(field('Quantity'), '2');
      await hand.see(saying('2 items'));
    },
    async order() {
      await hand.press(link('Proceed to checkout'));
      await hand.see(heading('Add a new address'));
      for (const [label, text] of Object.entries({
        'Full name': 'Wanda Walker',
        'Phone number': '+1 212 555 0100',
        Address: '1 Test Street',
        City: 'New York',
        'ZIP Code': '10001',
      }))
        await hand.type(field(label), text);
      await hand.choose(field('State'), 'NY');
      await hand.press(button('Place Order'));
      await pathBecomes('/ethereal/profile/BuyerOrderpage');
      await hand.see(saying('Delivery state'));
    },
    async 'add item'() {
      await hand.open('/ethereal/profile/add-item');
      await hand.give(field('Main Image'), walker.picture);
      await hand.type(field('Product name'), 'Walking Boots');
      await hand.type(field('Product description'), 'They have walked through three browsers.');
      await hand.choose(field('Category'), 'men');
      await hand.choose(field('Sub category'), 'bottomW');
      await hand.type(field('Price'), '75.5');
      await hand.press(button('Add Item'));
      await hand.see(toast('Item created successfully!'));
    },
    async dashboard() {
      await hand.open(goods.dashboard);
      await hand.see(heading('Item Sales (Last Day)'));
      await hand.see(`//section//*[local-name()="svg"][contains(@class, "recharts-surface")]`);
    },
    async assistant() {
      await hand.press(button('Open chat'));
      await hand.type(field('Message'), goods.name);
      await hand.press(button('Send'));
      await hand.see(`//*[@role="log"]//a[contains(@href, "/ethereal/categories/")]`);
    },
  };
}

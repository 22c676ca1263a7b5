import { type BrowserDriver, button, field, heading, link, retried, textNode, toast } from './browser-driver.ts';

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
export function stepsOf(driver: BrowserDriver, goods: Goods, walker: Walker): Record<string, () => Promise<void>> {
  const pathBecomes = (wanted: string) =>
    retried(async () => {
      const path = await driver.path();
      if (path !== wanted) throw new Error(`Waited for ${wanted}; the page is still ${path}.`);
    });
  return {
    async home() {
      await driver.open('/ethereal');
      await driver.waitFor(heading('Summer Collection 2024'));
      await driver.waitFor(heading('New Arrivals'));
    },
    async 'list with filters'() {
      await driver.press(link('Shop Now'));
      await driver.waitFor(heading('All Items'));
      await driver.choose(field('Sort by price'), 'desc');
      await pathBecomes('/ethereal/all?sort=desc');
      await driver.waitFor(`//article//h3`);
    },
    async 'item, as a visitor'() {
      await driver.open(goods.path);
      await driver.waitFor(heading(goods.name));
      await driver.press(button('Size M'));
      await driver.press(button('Add to Cart'));
      await driver.waitFor(toast('You need to be logged in to add items to the cart.'));
    },
    async 'log-in'() {
      await driver.open('/ethereal/login');
      await driver.type(field('Email'), walker.email);
      await driver.type(field('Password'), walker.password);
      await driver.press(`//main//button[@type="submit"]`);
      await pathBecomes('/ethereal');
      await driver.waitFor(heading('New Arrivals'));
    },
    async cart() {
      await driver.open(goods.path);
      await driver.press(button('Size M'));
      await driver.press(button('Add to Cart'));
      await driver.waitFor(toast('Item added to cart'));
      await driver.open('/ethereal/cart');
      await driver.waitFor(heading('Your Ethereal Cart'));
      await driver.choose(field('Quantity'), '2');
      await driver.waitFor(textNode('2 items'));
    },
    async order() {
      await driver.press(link('Proceed to checkout'));
      await driver.waitFor(heading('Add a new address'));
      for (const [label, text] of Object.entries({
        'Full name': 'Wanda Walker',
        'Phone number': '+1 212 555 0100',
        Address: '1 Test Street',
        City: 'New York',
        'ZIP Code': '10001',
      }))
        await driver.type(field(label), text);
      await driver.choose(field('State'), 'NY');
      await driver.press(button('Place Order'));
      await pathBecomes('/ethereal/profile/BuyerOrderpage');
      await driver.waitFor(textNode('Delivery state'));
    },
    async 'add item'() {
      await driver.open('/ethereal/profile/add-item');
      await driver.upload(field('Main Image'), walker.picture);
      await driver.type(field('Product name'), 'Walking Boots');
      await driver.type(field('Product description'), 'They have walked through three browsers.');
      await driver.choose(field('Category'), 'men');
      await driver.choose(field('Sub category'), 'bottomW');
      await driver.type(field('Price'), '75.5');
      await driver.press(button('Add Item'));
      await driver.waitFor(toast('Item created successfully!'));
    },
    async dashboard() {
      await driver.open(goods.dashboard);
      await driver.waitFor(heading('Item Sales (Last Day)'));
      await driver.waitFor(`//section//*[local-name()="svg"][contains(@class, "recharts-surface")]`);
    },
    async assistant() {
      await driver.press(button('Open chat'));
      await driver.type(field('Message'), goods.name);
      await driver.press(button('Send'));
      await driver.waitFor(`//*[@role="log"]//a[contains(@href, "/ethereal/categories/")]`);
    },
  };
}

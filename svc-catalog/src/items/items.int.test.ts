import { card, item, itemPage } from '@ethereal/contracts/items';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createSurroundings,
  newUser,
  type Surroundings,
  startCatalog,
  type TestCatalog,
} from '../testing/start-catalog.ts';

let surroundings: Surroundings;
let catalog: TestCatalog;
const seller = newUser();

beforeAll(async () => {
  surroundings = await createSurroundings();
  catalog = await startCatalog(surroundings);
});
afterAll(async () => {
  await catalog.close();
  await surroundings.end();
});

describe('an item that was published', () => {
  it('is in every list at once, newest first', async () => {
    const older = await catalog.publish(seller, { name: 'Older Coat', category: 'women' });
    const newer = await catalog.publish(seller, { name: 'Newer Coat' });
    expect(item.parse(older)).toMatchObject({ name: 'Older Coat', price: 24.5, user: seller });

    const all = await catalog.call('GET', '/api');
    expect(card.array().parse(all.body).slice(0, 2)).toMatchObject([{ _id: newer._id }, { _id: older._id }]);
    const found = await catalog.call('GET', '/api/items?search=coat&category=women');
    expect(itemPage.parse(found.body)).toMatchObject({ total: 1, items: [{ _id: older._id }] });
    const read = await catalog.call('GET', `/api/categories/women/${older._id}`);
    expect(read.body).toEqual(older);
    const suggestions = await catalog.call('GET', '/api/suggestions?query=newr%20coat');
    expect(suggestions.body).toContain('Newer Coat');
    const viewed = await catalog.call('PATCH', `/api/increment-views/${older._id}`);
    expect(viewed.status).toBe(204);
  });
});

import { listItemsForShelf, MAX_SHELF_IDS } from '@ethereal/contracts/items';
import { newId } from '@ethereal/service-kit/ids';
import { expect, it } from 'vitest';
import { openCatalog } from '../testing/open-catalog.ts';
import { newUser } from '../testing/start-catalog.ts';

const { catalog } = await openCatalog();
const seller = newUser();
const shelf = (query: string) => catalog.call('GET', `/internal/items${query}`);

it('returns items by their ids, unpublished ones too', async () => {
  const [hat, cap] = [await catalog.publish(seller), await catalog.publish(seller)];
  await catalog.call('DELETE', `/api/yourItem/delete/${cap._id}`, { user: seller });
  const { items } = listItemsForShelf.success.body.parse((await shelf(`?ids=${hat._id},${cap._id},${newId()}`)).body);
  expect(new Map(items.map(({ item, published }) => [item._id, published]))).toEqual(
    new Map([
      [hat._id, true],
      [cap._id, false],
    ]),
  );
});

it('rejects a request without ids, a malformed id, and more ids than one call reads', async () => {
  const many = Array.from({ length: MAX_SHELF_IDS + 1 }, newId);
  for (const query of ['', '?ids=nobody', `?ids=${many}`]) expect((await shelf(query)).status).toBe(400);
});

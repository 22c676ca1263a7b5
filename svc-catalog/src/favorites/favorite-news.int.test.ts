import { describe, expect, it, vi } from 'vitest';
import { openCatalog, openListener } from '../testing/open-catalog.ts';
import { publishEvent } from '../testing/publish-event.ts';
import { newUser } from '../testing/start-catalog.ts';

const { surroundings, catalog } = await openCatalog();
const listener = await openListener(surroundings);
const seller = newUser();

const addFavorite = (user: string, productId: string, what = 'add') =>
  catalog.call('POST', `/api/favorites/${what}`, { user, body: { productId } });
const priced = async (id: string, price: number) =>
  catalog.call('PUT', `/api/editYourItem/${id}`, {
    user: seller,
    body: await catalog.draft(seller, { price }),
  });
const noticesOf = (item: string, type: string) => listener.of(item).filter((event) => event.type === type);

describe('owners of favorites', () => {
  it('notifies once of a lower price, and of no other change', async () => {
    const { _id } = await catalog.publish(seller, { price: 30 });
    const [ada, bea, gone] = [newUser(), newUser(), newUser()];
    for (const user of [ada, bea, gone]) await addFavorite(user, _id);
    await addFavorite(gone, _id, 'remove');
    await priced(_id, 40);
    await priced(_id, 35.5);
    await vi.waitFor(() => expect(noticesOf(_id, 'favourite.cheaper')).toHaveLength(2), { timeout: 10_000 });
    const announced = noticesOf(_id, 'favourite.cheaper');
    expect(announced.map(({ data }) => data)).toEqual(
      expect.arrayContaining(
        [ada, bea].map((user) => ({
          user,
          itemName: 'Linen Shirt',
          category: 'men',
          priceCents: 3550,
          wasCents: 4000,
          itemImg: expect.stringMatching(/^\/images\//),
        })),
      ),
    );
    const update = listener.of(_id).findLast(({ type }) => type === 'item.updated');
    expect(update).toMatchObject({ data: { wasCents: 4000 } });
    // Publishes the same event twice, as after a crash before its acknowledgement.
    if (update?.type === 'item.updated') await publishEvent(surroundings.env, 'item.updated', { ...update });
    await priced(_id, 10);
    await vi.waitFor(() => expect(noticesOf(_id, 'favourite.cheaper').length).toBeGreaterThan(3), {
      timeout: 10_000,
    });
    expect(noticesOf(_id, 'favourite.cheaper')).toHaveLength(4);
  });

  it('notifies once when a sold-out item returns, not when its stock increases', async () => {
    const { _id } = await catalog.publish(seller);
    const ada = newUser();
    await addFavorite(ada, _id);
    const stocked = (version: number, available: number) =>
      publishEvent(surroundings.env, 'item.stock-changed', {
        subject: _id,
        data: { version, available, seller, itemName: 'Linen Shirt' },
      });
    for (const [version, available] of [3, 0, 0, 7, 9].entries()) await stocked(version + 1, available);
    await stocked(2, 0);
    await vi.waitFor(() => expect(noticesOf(_id, 'favourite.back-in-stock')).toHaveLength(1), {
      timeout: 10_000,
    });
    expect(noticesOf(_id, 'favourite.back-in-stock')).toMatchObject([
      { data: { user: ada, itemName: 'Linen Shirt', category: 'men' } },
    ]);
  });
});

import { seller as sellerSchema } from '@ethereal/contracts/sellers';
import { newId } from '@ethereal/service-kit/ids';
import { describe, expect, it } from 'vitest';
import { openCatalog } from '../testing/open-catalog.ts';
import { newUser } from '../testing/start-catalog.ts';

const { surroundings, catalog } = await openCatalog();

const show = (id: string) => catalog.call('GET', `/api/sellers/${id}`);
const save = (user: string, body: unknown) => catalog.call('PUT', '/api/store', { user, body });

describe('GET /api/sellers/{id}', () => {
  it('shows the first name, the shelf and the rating of all items without a profile', async () => {
    const user = newUser();
    const [one, two] = [await catalog.publish(user), await catalog.publish(user)];
    const reviews = [
      { item: one._id, rating: 5 },
      { item: one._id, rating: 4 },
      { item: two._id, rating: 1 },
    ].map((fields) => ({
      _id: newId(),
      user: newId(),
      author: 'A',
      title: '',
      text: 'x',
      createdAt: new Date(),
      ...fields,
    }));
    await surroundings.db.collection<{ _id: string }>('reviews').insertMany(reviews);
    for (const { _id } of [one, two]) await catalog.tally.count(_id);
    const { status, body } = await show(user);
    expect(status).toBe(200);
    expect(sellerSchema.strict().parse(body)).toEqual({
      _id: user,
      name: 'Ada',
      about: '',
      picture: null,
      since: surroundings.identity.since,
      items: 2,
      rating: { average: 3.3, count: 3 },
      shipsFrom: 'NY',
      dispatchDays: 2,
    });
    const listed = await catalog.call('GET', `/api/items?seller=${user}`);
    expect(listed.body.total).toBe(2);
    await catalog.call('DELETE', `/api/yourItem/delete/${two._id}`, { user });
    expect((await show(user)).body).toMatchObject({ items: 1, rating: { average: 4.5, count: 2 } });
  });

  it('shows the profile that its owner saved, and deletes a replaced picture', async () => {
    const user = newUser();
    const [first, next] = [await catalog.upload(user), await catalog.upload(user)];
    const saved = await save(user, { name: ' Maison Ada ', about: 'Linen.', picture: first });
    expect(saved).toMatchObject({ status: 200, body: { name: 'Maison Ada', about: 'Linen.', items: 0 } });
    expect((await show(user)).body).toEqual(saved.body);
    const used = await catalog.call('DELETE', `/api/images/${first.public_id}`, { user });
    expect(used).toMatchObject({ status: 409, body: { code: 'IMAGE_IN_USE' } });
    await save(user, { name: 'Maison', picture: next });
    expect((await show(user)).body).toMatchObject({ name: 'Maison', about: '', picture: next });
    expect((await fetch(catalog.url + first.url)).status).toBe(404);
    expect((await fetch(catalog.url + next.url)).status).toBe(200);
    await save(user, { name: 'Maison' });
    expect((await show(user)).body.picture).toBeNull();
  });

  it('remains available while svc-identity is unavailable, once it has been read', async () => {
    const [seen, unseen] = [newUser(), newUser()];
    for (const user of [seen, unseen]) await catalog.publish(user);
    await show(seen);
    surroundings.identity.setUnavailable(true);
    try {
      expect((await show(seen)).body).toMatchObject({ name: 'Ada' });
      expect((await show(unseen)).status).toBe(503);
    } finally {
      surroundings.identity.setUnavailable(false);
    }
  });

  it('answers 404 for a person who sells nothing, and rejects faulty profiles', async () => {
    const user = newUser();
    expect((await show(user)).status).toBe(404);
    expect((await show('x')).status).toBe(404);
    expect((await catalog.call('PUT', '/api/store', { body: { name: 'A' } })).status).toBe(401);
    for (const [body, field] of [
      [{ name: '' }, 'name'],
      [{ name: 'x'.repeat(61) }, 'name'],
      [{ name: 'A', about: 'x'.repeat(1001) }, 'about'],
      [{ name: 'A', picture: { url: '/images/other', public_id: 'other' } }, 'image1'],
      [{ name: 'A', rating: 5 }, 'rating'],
    ] as const) {
      expect(await save(user, body)).toMatchObject({
        status: 400,
        body: { errors: { [field === 'image1' ? 'picture' : field]: expect.any(String) } },
      });
    }
    expect((await show(user)).status).toBe(404);
  });
});

describe('PUT /api/store', () => {
  const faultOf = async (user: string, name: string) => (await save(user, { name })).body.errors?.name;

  it('rejects names of the shop or its roles, and names that look like those of other stores', async () => {
    const [first, second] = [newUser(), newUser()];
    expect((await save(first, { name: 'Atelier Nord' })).status).toBe(200);
    expect((await save(first, { name: 'Atelier Nord', about: 'New.' })).status).toBe(200);
    for (const name of ['Atelier Nord', 'ATELIER-NORD', 'Аtelier Nord', 'AteIier Nord'])
      expect(await faultOf(second, name), name).toMatch(/^Another store has this name/);
    for (const name of ['Ethereal.', 'Ethereal. Support', 'Еthereal', 'Customer Support'])
      expect(await faultOf(second, name), name).toMatch(/^This name is reserved/);
    expect((await show(second)).status).toBe(404);
  });

  it('gives a name to one of two concurrent sellers, and frees it when its owner is renamed', async () => {
    const users = [newUser(), newUser()];
    const saved = await Promise.all(users.map((user) => save(user, { name: 'Atelier Süd' })));
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 400]);
    const [winner, loser] = saved[0]?.status === 200 ? users : users.toReversed();
    if (!winner || !loser) throw new Error('There are two users.');
    await save(winner, { name: 'Atelier West' });
    expect((await save(loser, { name: 'Atelier Süd' })).status).toBe(200);
  });
});

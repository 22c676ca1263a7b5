import { review } from '@ethereal/contracts/reviews';
import { newId } from '@ethereal/service-kit/ids';
import { describe, expect, it, vi } from 'vitest';
import { openDesk } from '../testing/desk.ts';
import { openCatalog } from '../testing/open-catalog.ts';
import { publishEvent } from '../testing/publish-event.ts';
import { openReviews } from '../testing/reviewing.ts';
import { newUser, startCatalog } from '../testing/start-catalog.ts';

const { surroundings, catalog } = await openCatalog();
const reviews = openReviews(surroundings, catalog);
const seller = newUser();

type Sent = { url: string; public_id: string };
const isThere = async ({ url }: Sent) => (await fetch(catalog.url + url)).status === 200;
const uploads = (user: string, count: number) => Promise.all(Array.from({ length: count }, () => catalog.upload(user)));
const shownIn = async (item: string): Promise<Sent[]> =>
  (await reviews.list(item)).reviews.flatMap(({ pictures = [] }: { pictures?: Sent[] }) => pictures);

/** Creates an item, a buyer who received it, and the buyer's review with so many pictures. */
async function reviewedWith(count: number) {
  const { _id: item } = await catalog.publish(seller);
  const buyer = await reviews.buyerOf(item);
  const pictures = await uploads(buyer, count);
  const { status, body } = await reviews.write(buyer, item, { pictures });
  return { item: String(item), buyer, pictures, status, body, id: String(body._id) };
}

describe('pictures in a review', () => {
  it('accepts pictures of the author, and returns their sizes', async () => {
    const { status, body, item, pictures, buyer } = await reviewedWith(4);
    expect(status).toBe(201);
    const sized = pictures.map((picture) => ({ ...picture, width: 40, height: 30 }));
    expect(review.strict().parse(body).pictures).toEqual(sized);
    expect(await shownIn(item)).toEqual(sized);
    expect((await reviews.mine(buyer, item)).body.review.pictures).toEqual(sized);
    const [first] = pictures;
    const path = `/api/images/${first?.public_id}`;
    expect(await catalog.call('DELETE', path, { user: buyer })).toMatchObject({ status: 409 });
  });

  it('rejects pictures that another person or no person uploaded', async () => {
    const { item, buyer, id, pictures } = await reviewedWith(1);
    const [foreign] = await uploads(newUser(), 1);
    const unknown = { url: '/images/product-images-none', public_id: 'product-images-none' };
    const elsewhere = { url: 'https://elsewhere.example/a.png', public_id: pictures[0]?.public_id };
    const other = await reviews.buyerOf(item);
    const refused = {
      status: 400,
      body: { code: 'UNKNOWN_IMAGE', errors: { pictures: expect.any(String) } },
    };
    for (const entry of [foreign, unknown, elsewhere]) {
      expect(await reviews.edit(buyer, id, { pictures: [entry] })).toMatchObject(refused);
      expect(await reviews.write(other, item, { pictures: [entry] })).toMatchObject(refused);
    }
    expect(await shownIn(item)).toMatchObject(pictures);
  });

  it('rejects more than four pictures, repeated ones and other values', async () => {
    const { _id: item } = await catalog.publish(seller);
    const buyer = await reviews.buyerOf(item);
    const five = await uploads(buyer, 5);
    const [one] = five;
    for (const pictures of [five, [one, one], 'x', [{ ...one, width: 1 }], [{ url: '', public_id: 'x' }], [7]]) {
      const { status, body } = await reviews.write(buyer, item, { pictures });
      expect(status).toBe(400);
      expect(Object.keys(body.errors).join()).toMatch(/^pictures/);
    }
    expect((await reviews.write(buyer, item, { pictures: five.slice(1) })).status).toBe(201);
  });
});

describe('release of pictures of a review', () => {
  it('deletes pictures that an edit removes, and keeps the others', async () => {
    const { item, buyer, id, pictures } = await reviewedWith(2);
    const [kept, dropped] = pictures;
    const [more] = await uploads(buyer, 1);
    if (!kept || !dropped || !more) throw new Error('There are no pictures.');
    expect((await reviews.edit(buyer, id, { pictures: [more, kept] })).body.pictures).toMatchObject([more, kept]);
    expect(await shownIn(item)).toMatchObject([more, kept]);
    expect(await Promise.all([kept, dropped, more].map(isThere))).toEqual([true, false, true]);
    expect((await reviews.edit(buyer, id)).body).not.toHaveProperty('pictures');
    expect(await Promise.all([kept, more].map(isThere))).toEqual([false, false]);
  });

  it('deletes pictures with their review', async () => {
    const { buyer, id, pictures } = await reviewedWith(1);
    await catalog.call('DELETE', `/api/reviews/${id}`, { user: buyer });
    expect(await Promise.all(pictures.map(isThere))).toEqual([false]);
  });

  it('deletes pictures when the item leaves the shop', async () => {
    const { item, pictures } = await reviewedWith(2);
    await catalog.call('DELETE', `/api/yourItem/delete/${item}`, { user: seller });
    expect(await Promise.all(pictures.map(isThere))).toEqual([false, false]);
  });

  it('keeps pictures that something else of the author shows', async () => {
    const { buyer, id, pictures } = await reviewedWith(1);
    const [picture] = pictures;
    await catalog.publish(buyer, { image1: picture });
    await catalog.call('DELETE', `/api/reviews/${id}`, { user: buyer });
    expect(await Promise.all(pictures.map(isThere))).toEqual([true]);
  });

  it('keeps pictures in the sweep while a review shows them', async () => {
    const { pictures, item } = await reviewedWith(1);
    const old = new Date(Date.now() - 25 * 60 * 60 * 1000);
    const ids = pictures.map(({ public_id }) => public_id);
    await surroundings.db
      .collection<{ _id: string }>('images')
      .updateMany({ _id: { $in: ids } }, { $set: { createdAt: old, claimedAt: old } });
    await catalog.images.sweep();
    expect(await Promise.all(pictures.map(isThere))).toEqual([true]);
    expect(await shownIn(item)).toMatchObject(pictures);
  });
});

it('shows reported pictures to the desk, hides those of a hidden review, and restores them', async () => {
  const { ask } = openDesk(surroundings, catalog);
  const { item, id, pictures, buyer } = await reviewedWith(2);
  await catalog.call('POST', `/api/reviews/${id}/report`, { user: newUser(), body: { reason: 'Rude.' } });
  const reported = async () => {
    const { body } = await ask('GET', '/api/desk/reports?kind=review&limit=60');
    return body.reports.find(({ target }: { target: { _id: string } }) => target._id === id);
  };
  const { _id: report, target } = await reported();
  expect(target.pictures).toMatchObject(pictures);
  await ask('POST', `/api/desk/reports/${report}/decision`, { body: { action: 'hide', reason: 'Rude.' } });
  expect(await shownIn(item)).toEqual([]);
  expect(await Promise.all(pictures.map(isThere))).toEqual([false, false]);
  expect((await reviews.mine(buyer, item)).body.review).toBeNull();
  const reviewed = await catalog.call('GET', '/api/reviewed-items', { user: buyer });
  expect(reviewed.body).toEqual({ items: [{ _id: item, mayEdit: false }] });
  expect((await reported()).target.pictures).toMatchObject(pictures);
  const announced = await catalog.call('GET', `/api/reports/${report}`, { user: buyer });
  expect(announced.body.target).not.toHaveProperty('pictures');
  await ask('POST', `/api/desk/reports/${report}/undo`);
  expect(await shownIn(item)).toMatchObject(pictures);
  expect(await Promise.all(pictures.map(isThere))).toEqual([true, true]);
});

it("exports a person's pictures and deletes them with the account; the text stays", async () => {
  const { item, buyer, pictures } = await reviewedWith(2);
  const copy = await catalog.call('GET', '/internal/account/export', { user: buyer });
  expect(copy.body.reviews).toMatchObject([{ item, pictures }]);
  const files = await catalog.call('GET', '/internal/account/pictures', { user: buyer });
  expect(JSON.stringify(files.body)).toContain(pictures[1]?.url);
  await publishEvent(surroundings.env, 'user.deleted', { subject: buyer, data: {} });
  await vi.waitFor(async () => {
    expect(await Promise.all(pictures.map(isThere))).toEqual([false, false]);
    const { reviews: left } = await reviews.list(item);
    expect(left).toMatchObject([{ author: 'A former customer', text: 'Soft.' }]);
    expect(left[0]).not.toHaveProperty('pictures');
  }, 10_000);
  const kept = await surroundings.db.collection('reviews').find({ item }).toArray();
  expect(JSON.stringify(kept)).not.toContain(pictures[0]?.public_id);
});

it('deletes no stored picture when a picture of an image host is released, whatever id it was sent with', async () => {
  const hosting = await startCatalog(surroundings, { IMAGE_ORIGINS: 'https://img.example.com' });
  try {
    const { _id: item } = await catalog.publish(seller);
    const buyer = await reviews.buyerOf(item);
    const [others] = await uploads(newUser(), 1);
    if (!others) throw new Error('There is no picture.');
    const hosted = { url: 'https://img.example.com/a.jpg', public_id: others.public_id };
    const { write, edit } = openReviews(surroundings, hosting);
    const { body } = await write(buyer, item, { pictures: [hosted] });
    expect(body.pictures).toEqual([hosted]);
    expect((await edit(buyer, body._id)).status).toBe(200);
    expect(await isThere(others)).toBe(true);
  } finally {
    await hosting.close();
  }
});

it('rejects pictures of a review without an author', async () => {
  const [picture] = await uploads(newUser(), 1);
  const body = { productId: newId(), rating: 4, text: 'x', pictures: [picture] };
  expect((await catalog.call('POST', '/api/reviews', { body })).status).toBe(401);
});

import { listReviewedItems, listReviewsOfStore, review, reviewPage } from '@ethereal/contracts/reviews';
import { newId } from '@ethereal/service-kit/ids';
import { connect } from 'amqplib';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openCatalog, openListener } from '../testing/open-catalog.ts';
import { publishEvent } from '../testing/publish-event.ts';
import { openReviews } from '../testing/reviewing.ts';
import { newUser, startCatalog } from '../testing/start-catalog.ts';

const { surroundings, catalog } = await openCatalog();
const second = await startCatalog(surroundings);
afterAll(second.close);
const { moved, mine, buyerOf, write, list } = openReviews(surroundings, catalog);
const reviewedBy = async (user: string) =>
  (await catalog.call(listReviewedItems.method, listReviewedItems.path, { user })).body;
const listener = await openListener(surroundings);
const seller = newUser();

const cardOf = async (item: string, on = catalog) =>
  (await on.call('GET', '/api')).body.find(({ _id }: { _id: string }) => _id === item);

describe('a review', () => {
  it('accepts one review of a person who received the item, and shows its stars on every card', async () => {
    const { _id: item } = await catalog.publish(seller);
    expect(await cardOf(item)).toMatchObject({ rating: null });
    const [pending, buyer] = [newUser(), await buyerOf(item)];
    await moved(pending, item, 'Out for Shipping');
    expect(await write(newUser(), item)).toMatchObject({ status: 403, body: { code: 'NOT_RECEIVED' } });
    expect((await write(pending, item)).status).toBe(403);

    const { status, body } = await write(buyer, item, { title: ' Lovely ' });
    expect(status).toBe(201);
    expect(review.strict().parse(body)).toMatchObject({
      rating: 4,
      title: 'Lovely',
      text: 'Soft.',
      author: 'Ada L.',
    });
    expect(await write(buyer, item)).toMatchObject({ status: 409, body: { code: 'ALREADY_REVIEWED' } });
    expect(await cardOf(item)).toMatchObject({ rating: { average: 4, count: 1 } });
    await vi.waitFor(async () =>
      expect(await cardOf(item, second)).toMatchObject({ rating: { average: 4, count: 1 } }),
    );
    const page = await catalog.call('GET', `/api/categories/men/${item}`);
    expect(page.body).toMatchObject({ rating: { average: 4, count: 1 } });
    await vi.waitFor(() => expect(listener.of(item).map(({ type }) => type)).toContain('review.added'));
    expect(listener.of(item).find(({ type }) => type === 'review.added')).toMatchObject({
      data: { review: body._id, user: buyer, seller, author: 'Ada L.', rating: 4, category: 'men' },
    });
  });

  it('shows the size that the author received last', async () => {
    const { _id: item } = await catalog.publish(seller);
    const [sized, other] = [await buyerOf(item, { sizeChosen: 'S' }), await buyerOf(item, { sizeChosen: null })];
    const last = { sizeChosen: 'M' };
    await moved(sized, item, 'Handed', last);
    await vi.waitFor(async () => {
      const kept = await surroundings.db.collection('purchases').findOne({ user: sized });
      expect(kept).toMatchObject({ size: 'M' });
    }, 10_000);
    expect((await write(sized, item)).body.size).toBe('M');
    expect((await write(other, item)).body).not.toHaveProperty('size');
    expect((await list(item)).reviews).toContainEqual(expect.objectContaining({ size: 'M' }));
  });

  it('stores one of several concurrent reviews of a person', async () => {
    const { _id: item } = await catalog.publish(seller);
    const buyer = await buyerOf(item);
    const answers = await Promise.all(Array.from({ length: 6 }, () => write(buyer, item)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await list(item)).toMatchObject({ total: 1, average: 4, histogram: { 4: 1, 5: 0 } });
  });

  it.each([
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ rating: 4.5 }, 'rating'],
    [{ rating: '5' }, 'rating'],
    [{ text: '' }, 'text'],
    [{ text: 'x'.repeat(2001) }, 'text'],
    [{ text: { $ne: 1 } }, 'text'],
    [{ title: 'x'.repeat(101) }, 'title'],
    [{ author: 'Me' }, 'author'],
  ])('rejects %j', async (fields, name) => {
    const { _id: item } = await catalog.publish(seller);
    expect(await write(await buyerOf(item), item, fields)).toMatchObject({
      status: 400,
      body: { errors: { [name]: expect.any(String) } },
    });
  });

  it('rejects reviews without an author or an item', async () => {
    const { _id: item } = await catalog.publish(seller);
    for (const [method, path] of [
      ['POST', '/api/reviews'],
      ['PUT', `/api/reviews/${newId()}`],
      ['DELETE', `/api/reviews/${newId()}`],
      ['POST', `/api/reviews/${newId()}/reply`],
      ['POST', `/api/reviews/${newId()}/report`],
      ['GET', `/api/reviews/${item}/mine`],
    ] as const) {
      expect((await catalog.call(method, path)).status).toBe(401);
    }
    const user = newUser();
    expect((await write(user, newId())).status).toBe(404);
    expect((await write(seller, item)).status).toBe(403);
    expect((await catalog.call('DELETE', `/api/reviews/${newId()}`, { user })).status).toBe(404);
    expect((await catalog.call('GET', `/api/reviews/${newId()}`)).status).toBe(404);
  });
});

describe('a helpful review', () => {
  const vote = (method: 'PUT' | 'DELETE', id: string, user?: string) =>
    catalog.call(method, `/api/reviews/${id}/helpful`, { user });
  const foundHelpful = async (user: string, item: string) =>
    (await catalog.call('GET', `/api/reviews/${item}/mine/helpful`, { user })).body.reviews;

  it('counts one vote of each person, who can withdraw it', async () => {
    const { _id: item } = await catalog.publish(seller);
    const { body } = await write(await buyerOf(item), item);
    expect(body).not.toHaveProperty('helpful');
    const [one, other] = [newUser(), newUser()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => vote('PUT', body._id, one)));
    expect(answers.map(({ status, body }) => ({ status, ...body }))).toEqual(
      Array(5).fill({ status: 200, helpful: 1 }),
    );
    expect((await vote('PUT', body._id, other)).body).toEqual({ helpful: 2 });
    expect((await list(item)).reviews).toMatchObject([{ helpful: 2 }]);
    expect(await foundHelpful(one, item)).toEqual([body._id]);
    expect(await foundHelpful(newUser(), item)).toEqual([]);
    for (let times = 0; times < 2; times++) expect((await vote('DELETE', body._id, one)).body).toEqual({ helpful: 1 });
    expect((await list(item)).reviews).toMatchObject([{ helpful: 1 }]);
    const announced = () => listener.of(item).filter(({ type }) => type === 'review.voted');
    await vi.waitFor(() => expect(announced()).toHaveLength(3), 10_000);
  });

  it('rejects votes of the author and the seller, and deletes votes with the review', async () => {
    const { _id: item } = await catalog.publish(seller);
    const buyer = await buyerOf(item);
    const { body } = await write(buyer, item);
    expect((await vote('PUT', body._id)).status).toBe(401);
    expect((await vote('PUT', body._id, buyer)).status).toBe(403);
    expect(await vote('PUT', body._id, seller)).toMatchObject({ status: 403, body: { code: 'OWN_ITEM' } });
    expect((await vote('PUT', newId(), buyer)).status).toBe(404);
    const reader = newUser();
    await vote('PUT', body._id, reader);
    await catalog.call('DELETE', `/api/reviews/${body._id}`, { user: buyer });
    expect((await vote('PUT', body._id, reader)).status).toBe(404);
    expect(await foundHelpful(reader, item)).toEqual([]);
  });
});

describe('an existing review', () => {
  it('allows edit and deletion to the author alone', async () => {
    const { _id: item } = await catalog.publish(seller);
    const [buyer, other] = [await buyerOf(item), await buyerOf(item)];
    const { body } = await write(buyer, item, { rating: 1 });
    await write(other, item, { rating: 5 });
    const path = `/api/reviews/${body._id}`;
    const better = { rating: 4, text: 'Better than I thought.' };
    expect((await catalog.call('PUT', path, { user: other, body: better })).status).toBe(403);
    expect((await catalog.call('DELETE', path, { user: other })).status).toBe(403);
    const edited = await catalog.call('PUT', path, { user: buyer, body: better });
    expect(review.parse(edited.body)).toMatchObject({ ...better, title: '', editedAt: expect.any(String) });
    expect(await list(item)).toMatchObject({ total: 2, average: 4.5 });
    expect((await mine(buyer, item)).body).toMatchObject({ review: { _id: body._id }, mayWrite: false });
    expect(await reviewedBy(buyer)).toEqual({ items: [{ _id: item, mayEdit: true }] });
    expect((await catalog.call('DELETE', path, { user: buyer })).status).toBe(200);
    expect((await catalog.call('DELETE', path, { user: buyer })).status).toBe(404);
    expect(await list(item)).toMatchObject({ total: 1, average: 5 });
    expect((await mine(buyer, item)).body).toEqual({ review: null, mayWrite: true });
    expect(await reviewedBy(buyer)).toEqual({ items: [] });
    expect((await write(buyer, item)).status).toBe(201);
  });

  it("accepts one reply of the item's seller, who can change it", async () => {
    const { _id: item } = await catalog.publish(seller);
    const { body } = await write(await buyerOf(item), item);
    const reply = (user: string, text: unknown) =>
      catalog.call('POST', `/api/reviews/${body._id}/reply`, { user, body: { text } });
    expect((await reply(newUser(), 'Hello')).status).toBe(403);
    expect((await reply(seller, ' ')).status).toBe(400);
    const first = await reply(seller, 'Thank you!');
    expect(first).toMatchObject({ status: 200, body: { reply: { text: 'Thank you!' } } });
    const again = await reply(seller, 'Thank you, Ada!');
    expect(again.body.reply).toMatchObject({
      text: 'Thank you, Ada!',
      createdAt: first.body.reply.createdAt,
      editedAt: expect.any(String),
    });
    await vi.waitFor(() => expect(listener.of(item).filter(({ type }) => type === 'review.replied')).toHaveLength(1));
    // Cached answers that show the reply are purged each time, as the response reports immediately.
    for (const { headers } of [first, again]) expect(headers.get('cache-group-invalidation')).toBe(`"item:${item}"`);
    await vi.waitFor(() => expect(listener.of(item).filter(({ type }) => type === 'review.edited')).toHaveLength(1));
  });
});

describe('a review whose author or item changes', () => {
  it('rejects reviews of a deleted person when an old sale arrives late', async () => {
    const { _id: item } = await catalog.publish(seller);
    const [leaving, staying] = [newUser(), newUser()];
    const connection = await connect(surroundings.env.RABBITMQ_URL);
    const channel = await connection.createConfirmChannel();
    const queue = `${surroundings.env.EVENTS_QUEUE}.people`;
    // Two instances are connected, and one at a time consumes.
    expect((await channel.checkQueue(queue)).consumerCount).toBe(1);
    for (let round = 0; round < 20; round++) await moved(leaving, newId(), 'Handed');
    await moved(leaving, item, 'Handed');
    await publishEvent(surroundings.env, 'user.deleted', { subject: leaving, data: {} });
    await moved(staying, item, 'Handed');
    await vi.waitFor(async () => expect((await mine(staying, item)).body.mayWrite).toBe(true), 10_000);
    expect(await surroundings.db.collection('purchases').countDocuments({ user: leaving })).toBe(0);
    await connection.close();
  });

  it('stays without its author when their account is deleted, and keeps its stars', async () => {
    const { _id: item } = await catalog.publish(seller);
    const [leaving, staying] = [await buyerOf(item), await buyerOf(item)];
    await write(leaving, item, { text: 'From who leaves.' });
    await write(staying, item, { text: 'From who stays.', rating: 2 });
    await publishEvent(surroundings.env, 'user.deleted', { subject: leaving, data: {} });
    await vi.waitFor(async () => {
      const { reviews, average } = await list(item);
      const authors = Object.fromEntries(
        reviews.map(({ text, author }: { text: string; author: string }) => [text, author]),
      );
      expect(authors).toEqual({ 'From who leaves.': 'A former customer', 'From who stays.': 'Ada L.' });
      expect(average).toBe(3);
    }, 10_000);
    const { db } = surroundings;
    expect(await db.collection('reviews').countDocuments({ user: leaving })).toBe(0);
  });

  it('leaves the shop with its item', async () => {
    const { _id: item } = await catalog.publish(seller);
    const buyer = await buyerOf(item);
    const { body } = await write(buyer, item);
    await catalog.call('DELETE', `/api/yourItem/delete/${item}`, { user: seller });
    expect((await catalog.call('GET', `/api/reviews/${item}`)).status).toBe(404);
    expect((await catalog.call('DELETE', `/api/reviews/${body._id}`, { user: buyer })).status).toBe(404);
  });

  it('keeps its stars when the item is edited', async () => {
    const { _id: item } = await catalog.publish(seller);
    await write(await buyerOf(item), item, { rating: 5 });
    const body = await catalog.draft(seller, { name: 'Better Shirt' });
    await catalog.call('PUT', `/api/editYourItem/${item}`, { user: seller, body });
    expect(await cardOf(item)).toMatchObject({ name: 'Better Shirt', rating: { average: 5, count: 1 } });
  });
});

describe('fit of reviews', () => {
  it('counts fit exactly, after edits and deletions, and while the item is edited', async () => {
    const { _id: item } = await catalog.publish(seller);
    const [ada, bea, cy] = [await buyerOf(item), await buyerOf(item), await buyerOf(item)];
    expect(await list(item)).not.toHaveProperty('fit');
    const first = await write(ada, item, { fit: 'small' });
    expect(first.body.fit).toBe('small');
    const second = await write(bea, item, { fit: 'true' });
    expect((await write(cy, item)).body).not.toHaveProperty('fit');
    expect((await list(item)).fit).toEqual({ small: 1, true: 1, large: 0 });
    const path = `/api/reviews/${first.body._id}`;
    const reviewWith = (fit?: string) =>
      catalog.call('PUT', path, { user: ada, body: { rating: 4, text: 'Soft.', fit } });
    expect((await reviewWith('large')).body.fit).toBe('large');
    expect((await list(item)).fit).toEqual({ small: 0, true: 1, large: 1 });
    const body = await catalog.draft(seller, { name: 'Wider Shirt' });
    await catalog.call('PUT', `/api/editYourItem/${item}`, { user: seller, body });
    expect((await list(item)).fit).toEqual({ small: 0, true: 1, large: 1 });
    expect((await reviewWith()).body).not.toHaveProperty('fit');
    expect((await list(item)).fit).toEqual({ small: 0, true: 1, large: 0 });
    await catalog.call('DELETE', `/api/reviews/${second.body._id}`, { user: bea });
    expect(await list(item)).not.toHaveProperty('fit');
  });

  it('rejects fit for an item without sizes, and other values', async () => {
    const { _id: item } = await catalog.publish(seller, { size: [] });
    const refused = { status: 400, body: { errors: { fit: expect.any(String) } } };
    expect(await write(await buyerOf(item), item, { fit: 'true' })).toMatchObject(refused);
    const { _id: sized } = await catalog.publish(seller);
    for (const fit of ['tight', 1, null, { $ne: 1 }])
      expect(await write(await buyerOf(sized), sized, { fit })).toMatchObject(refused);
  });
});

describe('a list of reviews', () => {
  it('returns its order, in pages that cover every review once', async () => {
    const { _id: item } = await catalog.publish(seller);
    const at = Date.now();
    const all = [3, 5, 1, 5, 2, 4, 3].map((rating, index) => ({
      _id: newId(),
      item,
      user: newId(),
      author: `Ada ${index}.`,
      rating,
      title: '',
      text: 'Text',
      createdAt: new Date(at - Math.floor(index / 2) * 1000),
      uncounted: newId(),
    }));
    await surroundings.db.collection<{ _id: string }>('reviews').insertMany(all);
    await catalog.tally.count(item);
    const pages = async (sort: string) => {
      const ratings: number[] = [];
      const ids = new Set<string>();
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page = reviewPage.parse(await list(item, `?sort=${sort}&limit=2&cursor=${cursor}`));
        expect(page).toMatchObject({ total: 7, average: 3.3, histogram: { 1: 1, 2: 1, 3: 2, 4: 1, 5: 2 } });
        for (const review of page.reviews) {
          ratings.push(review.rating);
          ids.add(review._id);
        }
        cursor = page.nextCursor;
      }
      expect(ids.size).toBe(7);
      return ratings;
    };
    expect(await pages('highest')).toEqual([5, 5, 4, 3, 3, 2, 1]);
    expect(await pages('lowest')).toEqual([1, 2, 3, 3, 4, 5, 5]);
    expect((await pages('newest')).slice(0, 2).sort()).toEqual([3, 5]);
    for (const query of ['?sort=best', '?limit=0', '?limit=61', '?cursor=x', '?sort[$ne]=1']) {
      expect((await catalog.call('GET', `/api/reviews/${item}${query}`)).status).toBe(400);
    }
  });
});

describe('lists of items', () => {
  it('sorts by best rating', async () => {
    const owner = newUser();
    const names = ['Unrated', 'Good', 'Best', 'Fair'];
    const ids: string[] = [];
    for (const name of names) ids.push((await catalog.publish(owner, { name }))._id);
    for (const [index, rating] of [0, 4, 5, 3].entries()) {
      const item = ids[index] ?? '';
      if (rating > 0) await write(await buyerOf(item), item, { rating });
    }
    const { body } = await catalog.call('GET', `/api/items?sort=rating&seller=${owner}`);
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual(['Best', 'Good', 'Fair', 'Unrated']);
  });
});

describe('GET /api/store/reviews', () => {
  it("pages through the reviews of all the caller's items, newest first, and filters those without a reply", async () => {
    const owner = newUser();
    const items = [await catalog.publish(owner), await catalog.publish(owner, { name: 'Wool Coat' })];
    const written: string[] = [];
    for (const { _id } of [...items, items[0]]) written.unshift((await write(await buyerOf(_id), _id)).body._id);
    const page = async (query: string, user = owner) =>
      (await catalog.call('GET', `/api/store/reviews${query}`, { user })).body;
    const first = listReviewsOfStore.success.body.parse(await page('?limit=2'));
    expect(first.reviews.map(({ _id, item }) => [_id, item.name])).toEqual([
      [written[0], 'Linen Shirt'],
      [written[1], 'Wool Coat'],
    ]);
    const second = await page(`?limit=2&cursor=${first.nextCursor}`);
    expect([second.reviews.map(({ _id }: { _id: string }) => _id), second.nextCursor]).toEqual([[written[2]], null]);
    await catalog.call('POST', `/api/reviews/${written[1]}/reply`, { user: owner, body: { text: 'Thank you.' } });
    const open = await page('?replied=false');
    expect(open.reviews.map(({ _id }: { _id: string }) => _id)).toEqual([written[0], written[2]]);
    expect((await page('', newUser())).reviews).toEqual([]);
  });
});

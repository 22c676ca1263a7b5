import { text } from 'node:stream/consumers';
import { Router } from 'express';
import { idFrom } from '../../history/random.ts';
import { type FakeItem, type FakeState, MOMENT, userOf } from './state.ts';

const card = ({ _id, name, user, price, sale }: FakeItem) => ({
  ...(sale && { sale }),
  _id,
  name,
  user,
  price,
  category: 'men',
  subCategory: 'topW',
  size: [],
  isBestseller: false,
  itemImg: '/images/a',
  image1: { url: '/images/a', public_id: 'a' },
  description: '-',
  createdAt: MOMENT,
  updatedAt: MOMENT,
});

const REVIEW = { _id: 'a'.repeat(24), rating: 5, title: '', text: '-', author: 'A B.', createdAt: MOMENT };

/** Routes of items with their pictures, reviews and views. */
export function catalogRoutes(state: FakeState): Router {
  return Router()
    .get('/api/yourItems/get', (request, response) => {
      response.json(state.items.filter(({ user }) => user === userOf(request)).map(card));
    })
    .put('/api/yourItems/sale', (request, response) => {
      const { items, sale } = request.body;
      const changed = state.items.filter(({ _id, user }) => items.includes(_id) && user === userOf(request));
      for (const item of changed) item.sale = sale;
      state.saleCalls++;
      response.json({ changed: changed.map(card), refused: [] });
    })
    .post('/api/images', async (request, response) => {
      await text(request);
      const public_id = `p${state.uploads++}`;
      response.status(201).json({ secure_url: '/images/a', public_id, width: 1280, height: 1280 });
    })
    .post('/api/upload-item', (request, response) => {
      if (state.items.length >= state.failFrom) return void response.status(500).json({ message: 'Down.' });
      const user = userOf(request);
      const { name, price } = request.body;
      const item = { _id: idFrom(`${user} ${state.items.length}`), name, price, user };
      state.items.push(item);
      response.status(201).json(card(item));
    })
    .get('/api/reviews/:item/mine', (request, response) => {
      const isWritten = state.reviews.has(`${userOf(request)} ${request.params.item}`);
      response.json({ review: isWritten ? REVIEW : null, mayWrite: !isWritten });
    })
    .post('/api/reviews', (request, response) => {
      state.reviews.add(`${userOf(request)} ${request.body.productId}`);
      response.status(201).json(REVIEW);
    })
    .post('/api/reviews/:id/reply', (_request, response) => {
      response.json(REVIEW);
    })
    .get('/api/getItemViewsLastYear/:item', (_request, response) => {
      response.json({ views: [], total: state.views, previousTotal: 0 });
    });
}

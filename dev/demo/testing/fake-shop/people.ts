import { Router } from 'express';
import { idFrom } from '../../history/random.ts';
import { type FakeState, MOMENT, userOf } from './state.ts';

/** Routes of accounts and stores. */
export function peopleRoutes({ profiles }: FakeState): Router {
  const storeOf = (user: string) => ({
    _id: user,
    name: 'A',
    about: profiles.get(user) ?? '',
    picture: null,
    since: MOMENT,
    items: 1,
    rating: null,
  });

  return Router()
    .post('/api/login', ({ body }, response) => {
      response.json({ token: idFrom(body.email) });
    })
    .get('/api/user-details', (request, response) => {
      response.json({
        _id: userOf(request),
        fname: 'A',
        lname: 'B',
        email: 'a@ethereal.test',
        createdAt: MOMENT,
        nameChangedAt: null,
        emailChangedAt: null,
      });
    })
    .get('/api/sellers/:id', (request, response) => {
      response.json(storeOf(userOf(request)));
    })
    .put('/api/store', (request, response) => {
      profiles.set(userOf(request), request.body.about);
      response.json(storeOf(userOf(request)));
    });
}

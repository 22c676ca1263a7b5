import express, { Router } from 'express';
import { MAX_BODY, type Options } from './options.ts';
import { reportOf } from './reports.ts';

/** Creates the calls that a shop makes with its key. */
export function shopsCalls({ books, key, publicUrl }: Options): Router {
  const { accounts } = books;
  const onceOf = (headers: Record<string, unknown>) => String(headers['idempotency-key'] ?? '');

  const calls = Router()
    .use((request, response, next) => {
      if (request.headers.authorization === `Bearer ${key}`) next();
      else response.status(401).json({});
    })
    .use(express.json({ limit: MAX_BODY, type: () => true }))
    .get('/balance', (_request, response) => void response.json({ cents: books.balance() }))
    .post('/accounts', ({ headers, body }, response) => {
      response.json({ id: accounts.open(onceOf(headers), String(body.seller)).id });
    })
    .get('/accounts/:id', ({ params }, response) => {
      const account = accounts.find(params.id);
      response.status(account ? 200 : 404).json(account ? { state: account.state } : {});
    })
    .post('/accounts/:id/links', ({ params, body }, response) => {
      if (!accounts.find(params.id)) return void response.status(404).json({});
      response.json({ url: `${publicUrl}/connect/${accounts.link(params.id, String(body.returnUrl)).token}` });
    })
    .post('/accounts/:id/transfers', ({ params, body }, response) => {
      const outcome = accounts.transfer(String(body.payout), params.id, Number(body.cents));
      response.status(outcome === 'refused' ? 409 : 200).json({ isCovered: outcome === 'done' });
    })
    .post('/funds', ({ headers, body }, response) => {
      books.addFunds(onceOf(headers), Number(body.cents));
      response.json({});
    })
    .get('/accounts/:id/payouts/:payout', ({ params: { payout } }, response) => {
      response.json({ isReturned: accounts.wasReturned(payout) && !accounts.hasArrived(payout) });
    })
    .post('/accounts/:id/payouts', ({ params, body }, response) => {
      const isDone = accounts.sendOn(String(body.payout), params.id, Number(body.cents));
      response.status(isDone ? 200 : 409).json({});
    })
    .post('/sessions', ({ headers, body }, response) => {
      const { id } = books.open(onceOf(headers), body);
      response.json({ id, url: `${publicUrl}/pay/${id}` });
    })
    .get('/sessions/:id', ({ params }, response) => {
      const session = books.find(params.id);
      response.status(session ? 200 : 404).json(session ? reportOf(session) : {});
    })
    .post('/sessions/:id/expire', ({ params }, response) => {
      const session = books.settle(params.id, 'expired');
      response.status(session ? 200 : 404).json(session ? reportOf(session) : {});
    });
  for (const kind of ['capture', 'refund', 'release'] as const) {
    calls.post(`/authorizations/:id/${kind}`, ({ params: { id }, headers, body }, response) => {
      if (!books.byAuthorization(id)) return void response.status(404).json({});
      const isDone = books.move(onceOf(headers), kind, id, Number(body.cents ?? 0));
      response.status(isDone ? 200 : 409).json({});
    });
  }
  return calls.use((_request, response) => void response.status(404).json({}));
}

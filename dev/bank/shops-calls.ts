import express, { Router } from 'express';
import { MAX_BODY, type Options } from './options.ts';
import { reportOf } from './reports.ts';

/** What a shop asks of its bank, with its key. */
export function shopsCalls({ books, key, publicUrl }: Options): Router {
  const onceOf = (headers: Record<string, unknown>) => String(headers['idempotency-key'] ?? '');

  const calls = Router()
    .use((request, response, next) => {
      if (request.headers.authorization === `Bearer ${key}`) next();
      else response.status(401).json({});
    })
    .use(express.json({ limit: MAX_BODY, type: () => true }))
    .get('/balance', (_request, response) => void response.json({ cents: books.balance() }))
    .post('/transfers', ({ headers, body }, response) => {
      books.move(onceOf(headers), 'transfer', String(body.seller), Number(body.cents));
      response.json({});
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

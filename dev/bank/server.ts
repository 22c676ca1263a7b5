import { createServer, type Server } from 'node:http';
import express, { type ErrorRequestHandler } from 'express';
import { buyersPages } from './buyers-pages.ts';
import type { Options } from './options.ts';
import { closedPage } from './pages.ts';
import { shopsCalls } from './shops-calls.ts';

const refuse: ErrorRequestHandler = (error, _request, response, _next) => {
  console.error(error instanceof Error ? error.message : error);
  if (!response.headersSent) response.status(400).json({});
};

/** A small bank over HTTP: pages for buyers, calls for the shop. For a laptop and for tests: no money moves. */
export function createBank(options: Options): Server {
  const app = express()
    .disable('x-powered-by')
    .get('/healthz', (_request, response) => void response.json({}))
    .use('/pay', buyersPages(options))
    .use('/v1', shopsCalls(options))
    .use((_request, response) => void response.status(404).send(closedPage(undefined)))
    .use(refuse);
  return createServer(app);
}

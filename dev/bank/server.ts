import { createServer, type Server } from 'node:http';
import express, { type ErrorRequestHandler } from 'express';
import { buyersPages } from './buyers-pages.ts';
import type { Options } from './options.ts';
import { closedPage } from './pages.ts';
import { sellersPages } from './sellers-pages.ts';
import { shopsCalls } from './shops-calls.ts';

const refuse: ErrorRequestHandler = (error, _request, response, _next) => {
  console.error(error instanceof Error ? error.message : error);
  if (!response.headersSent) response.status(400).json({});
};

/** Creates the test bank, an HTTP server with pages for buyers and sellers and calls for the shop. No money moves. */
export function createBank(options: Options): Server {
  const app = express()
    .disable('x-powered-by')
    .get('/healthz', (_request, response) => void response.json({}))
    .use('/pay', buyersPages(options))
    .use('/connect', sellersPages(options))
    .use('/v1', shopsCalls(options))
    .use((_request, response) => void response.status(404).send(closedPage(undefined)))
    .use(refuse);
  return createServer(app);
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import express, { type ErrorRequestHandler, type Express } from 'express';
import { openBooks } from './books.ts';
import { buyersPages } from './buyers-pages.ts';
import type { Options } from './options.ts';
import { closedPage } from './pages.ts';
import { sendReports } from './reports.ts';
import { sellersPages } from './sellers-pages.ts';
import { shopsCalls } from './shops-calls.ts';

const refuse: ErrorRequestHandler = (error, _request, response, _next) => {
  console.error(error instanceof Error ? error.message : error);
  if (!response.headersSent) response.status(400).json({});
};

/** Creates the test bank: pages for buyers and sellers and calls for the shop. No money moves. */
function createBank(options: Options): Express {
  return express()
    .disable('x-powered-by')
    .get('/healthz', (_request, response) => void response.json({}))
    .use('/pay', buyersPages(options))
    .use('/connect', sellersPages(options))
    .use('/v1', shopsCalls(options))
    .use((_request, response) => void response.status(404).send(closedPage(undefined)))
    .use(refuse);
}

const variable = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set.`);
  return value;
};

const folder = variable('BANK_FOLDER');
mkdirSync(folder, { recursive: true });
const books = openBooks(join(folder, 'books.sqlite'));
const port = Number(variable('PORT'));
const stop = sendReports(books, {
  webhookUrl: variable('BANK_WEBHOOK_URL'),
  secret: variable('BANK_WEBHOOK_SECRET'),
});
const bank = createBank({
  books,
  key: variable('BANK_KEY'),
  publicUrl: `http://localhost:${port}`,
  isUnreliable: process.env.BANK_UNRELIABLE === '1',
}).listen(port, process.env.HOST ?? '127.0.0.1', () => {
  const address = bank.address();
  const listensOn = typeof address === 'object' && address ? address.port : port;
  console.log(JSON.stringify({ msg: 'listening', port: listensOn }));
  process.send?.('started');
});
process.once('SIGTERM', () => {
  stop();
  bank.close(() => books.close());
  bank.closeAllConnections();
});

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openBooks } from './books.ts';
import { sendReports } from './reports.ts';
import { createBank } from './server.ts';

const variable = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set.`);
  return value;
};

const folder = variable('BANK_FOLDER');
mkdirSync(folder, { recursive: true });
const books = openBooks(join(folder, 'books.sqlite'));
const port = Number(variable('PORT'));
const bank = createBank({
  books,
  key: variable('BANK_KEY'),
  publicUrl: `http://localhost:${port}`,
  isUnreliable: process.env.BANK_UNRELIABLE === '1',
});
const stop = sendReports(books, {
  webhookUrl: variable('BANK_WEBHOOK_URL'),
  secret: variable('BANK_WEBHOOK_SECRET'),
});
bank.listen(port, process.env.HOST ?? '127.0.0.1', () => {
  const address = bank.address();
  const listensOn = typeof address === 'object' && address ? address.port : port;
  console.log(JSON.stringify({ msg: 'listening', port: listensOn }));
});
process.once('SIGTERM', () => {
  stop();
  bank.close(() => books.close());
  bank.closeAllConnections();
});

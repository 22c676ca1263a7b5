import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { summaryOf } from './summary.ts';

const run = {
  site: 'http://localhost:3000',
  inbox: '',
  bank: '',
  docs: '',
  mongodb: '',
  rabbitmq: '',
  redis: '',
  services: {},
  backing: {},
};
const summary = (dataDir: string) => summaryOf(run, { dataDir, pid: 42, seconds: 1, isFilled: true });

it.each([
  ['.data', 'npm start -- --fresh'],
  [resolve('.data-2'), 'DATA_DIR=.data-2 npm start -- --fresh'],
  ['/srv/data', 'DATA_DIR=/srv/data npm start -- --fresh'],
])('names the command that empties the data folder %s', (dataDir, command) => {
  expect(summary(dataDir)).toContain(`(start over: ${command})`);
});

it('names the process to stop', () => {
  expect(summary('.data')).toContain('Ctrl-C, or kill 42\n');
});

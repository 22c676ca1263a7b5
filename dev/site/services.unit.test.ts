import { readFileSync } from 'node:fs';
import { NODE_ENVIRONMENT, NODE_FLAGS } from '@ethereal/areas/launch';
import { expect, test } from 'vitest';
import { serviceProgram } from './services.ts';
import { RENDERER, SCALABLE } from './topology.ts';

test.each([...SCALABLE, 'svc-gateway', RENDERER])('starts %s with the flags that bound its memory', (service) => {
  const { program } = serviceProgram({ service, instance: 0, port: 1, logs: '/nowhere', env: {} });
  expect(program.args.slice(0, NODE_FLAGS.length)).toEqual(NODE_FLAGS);
  expect(program.args.at(-1)).toMatch(new RegExp(`/${service}/src/main\\.ts$`));
  expect(program.env).toMatchObject(NODE_ENVIRONMENT);
});

test('does not count the answer of another process on the port as a start', () => {
  const { program } = serviceProgram({ service: 'svc-gateway', instance: 0, port: 1, logs: '/nowhere', env: {} });
  expect(program.isReady).toBeUndefined();
});

test('starts the supervisor with the same flags under any installed Node', () => {
  const [, flags = ''] = /FLAGS = isTest \? \[\] : \[(.*)\];/.exec(readFileSync('dev/run.mjs', 'utf8')) ?? [];
  expect(flags).toBe(NODE_FLAGS.map((flag) => `'${flag}'`).join(', '));
});

import { readFileSync } from 'node:fs';
import { NODE_ENVIRONMENT } from '@ethereal/areas/launch';
import { expect, test } from 'vitest';
import { FLAGS } from '../processes/flags.ts';
import { serviceProgram } from './services.ts';
import { RENDERER, SCALABLE } from './topology.ts';

test.each([...SCALABLE, 'svc-gateway', RENDERER])('starts %s with the flags that bound its memory', (service) => {
  const { program } = serviceProgram({ service, instance: 0, port: 1, logs: '/nowhere', env: {} });
  expect(program.args.slice(0, FLAGS.length)).toEqual(FLAGS);
  expect(program.args.at(-1)).toMatch(new RegExp(`/${service}/src/main\\.ts$`));
  expect(program.env).toMatchObject(NODE_ENVIRONMENT);
});

test('does not count the answer of another process on the port as a start', () => {
  const { program } = serviceProgram({ service: 'svc-gateway', instance: 0, port: 1, logs: '/nowhere', env: {} });
  expect(program.isReady).toBeUndefined();
});

test('starts the supervisor with the same flags under any installed Node', () => {
  const lines = /FLAGS = isStart\s+\? \[(.*?)\]\s+: \[\];/s.exec(readFileSync('dev/run.mjs', 'utf8'))?.[1] ?? '';
  const [stripTypes = '', ...flags] = [...FLAGS].reverse();
  expect(lines).toContain(stripTypes.slice(stripTypes.lastIndexOf('/')));
  expect([...lines.matchAll(/'(.*?)'/g)].map(([, flag]) => flag).filter((flag) => flag?.startsWith('--'))).toEqual(
    flags.reverse(),
  );
});

test('starts the supervisor with the variables that bound its memory', () => {
  const lines = /MEMORY = isStart\s+\? \{(.*?)\}\s+: \{\};/s.exec(readFileSync('dev/run.mjs', 'utf8'))?.[1] ?? '';
  expect(Object.fromEntries([...lines.matchAll(/(\w+): '(.*?)'/g)].map(([, name, value]) => [name, value]))).toEqual(
    NODE_ENVIRONMENT,
  );
});

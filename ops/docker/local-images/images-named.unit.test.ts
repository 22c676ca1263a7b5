import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../checks/files.ts';
import { imagesNamed } from './images-named.ts';

const STAND_INS: Readonly<Record<string, string>> = {
  node: 'node',
  redis: 'redis',
  rabbitmq: 'rabbitmq',
  mongo: 'mongo',
  caddy: 'caddy',
  'maildev/maildev': 'maildev',
  'versity/versitygw': 'versitygw',
};

it('finds a stand-in for every base image', () => {
  const repositories = new Set(imagesNamed(ROOT).map((name) => name.split(':')[0] ?? ''));
  expect([...repositories].toSorted()).toEqual(Object.keys(STAND_INS).toSorted());
  for (const folder of Object.values(STAND_INS))
    expect(existsSync(join(ROOT, 'ops/docker/local-images', folder, 'Dockerfile')), folder).toBe(true);
});

it('finds a tag for every image, and one tag for Node', () => {
  const names = imagesNamed(ROOT);
  for (const name of names) expect(name).toMatch(/:(?!latest$)./);
  expect(names.filter((name) => name.startsWith('node:'))).toHaveLength(1);
});

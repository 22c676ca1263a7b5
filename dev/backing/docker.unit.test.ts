import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { IMAGE, reasonOf } from './docker.ts';

const failed = (stderr: string) =>
  Object.assign(new Error('Command failed: docker compose up --wait'), { stderr });

it.each([
  [
    ' Container redis Creating\nError response from daemon: Get "https://registry-1.docker.io/v2/": dial tcp: lookup registry-1.docker.io: no such host\n',
    'Error response from daemon: Get "https://registry-1.docker.io/v2/": dial tcp: lookup registry-1.docker.io: no such host',
  ],
  [
    'Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?\n',
    'Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?',
  ],
  ['container redis-1 is unhealthy\n', 'container redis-1 is unhealthy'],
  ['', 'Command failed: docker compose up --wait'],
])('of a command that failed it tells the reason, not the command', (stderr, reason) => {
  expect(reasonOf(failed(stderr))).toBe(reason);
});

it('knows the images of compose.yaml', () => {
  const text = readFileSync(join(import.meta.dirname, 'compose.yaml'), 'utf8');
  for (const image of Object.values(IMAGE)) expect(text).toContain(`image: ${image}\n`);
});

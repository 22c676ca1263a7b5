import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { IMAGE, REAPER, reasonOf, startContainers } from './docker.ts';

const failed = (stderr: string) => Object.assign(new Error('Command failed: docker compose up --wait'), { stderr });

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
])('returns the reason of a failed command, not its command line', (stderr, reason) => {
  expect(reasonOf(failed(stderr))).toBe(reason);
});

it('uses the images of compose.yaml', () => {
  const text = readFileSync(join(import.meta.dirname, 'compose.yaml'), 'utf8');
  for (const image of Object.values(IMAGE)) expect(text).toContain(`image: ${image}\n`);
});

it('uses the image with which testcontainers cleans up', () => {
  const source = readFileSync(
    join(dirname(createRequire(import.meta.url).resolve('testcontainers')), 'reaper/reaper.js'),
    'utf8',
  );
  expect(source).toContain(`"${REAPER}"`);
});

it('stops waiting for a registry after its timeout, though the command continues', {
  timeout: 20_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ethereal-docker-'));
  // Has no image, and ignores the signal to stop.
  const docker = `#!/bin/sh\n[ "$1" = manifest ] || exit 1\ntrap '' TERM\nexec sleep 60\n`;
  writeFileSync(join(folder, 'docker'), docker);
  chmodSync(join(folder, 'docker'), 0o755);
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  try {
    await expect(startContainers(['redis'], { data: folder, logs: folder, durable: true })).rejects.toThrow(
      'no image redis:8-alpine: no registry answers',
    );
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  }
});

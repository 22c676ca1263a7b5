import { execFile } from 'node:child_process';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { frontEndsIn } from '@ethereal/areas/repository';
import { addressVariable } from '@ethereal/areas/service-area';
import { newReleaseKey } from '@ethereal/areas/signing/release-key';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { passwordVariable } from '../accounts/rights.ts';
import { ROOT } from '../checks/files.ts';
import { releaseKeyVariable } from '../docker/environment.ts';
import { layOut } from './area-files.ts';
import { SERVICES } from './areas.ts';
import { type Running, startImage } from './running-image.ts';

const run = promisify(execFile);

// The area with the most binaries for one platform; CI's image job of each area starts its own.
const WANTED = (process.env.IMAGE_AREAS ?? 'svc-catalog').split(',');

let folder: string;
let running: Running | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-'));
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  await rm(folder, { recursive: true, force: true });
});

const NOWHERE = 'http://127.0.0.1:9';

function environment(area: string): Record<string, string> {
  const { MONGODB_URL = '', RABBITMQ_URL = '', REDIS_URL = '' } = process.env;
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    NODE_ENV: 'production',
    MONGODB_URL,
    RABBITMQ_URL,
    REDIS_URL,
    SHUTDOWN_DRAIN_MS: '0',
    MONGODB_DATABASE: `image_${area}_${randomUUID().slice(0, 8)}`,
    EVENTS_EXCHANGE: `image-${randomUUID()}`,
    REDIS_PREFIX: `image-${randomUUID()}:`,
    EVENTS_QUEUE: `image-${randomUUID()}`,
    PORT: '0',
    JWKS_URL: `${NOWHERE}/.well-known/jwks.json`,
    ...Object.fromEntries(
      SERVICES.flatMap((it) => (['URL', 'URLS'] as const).map((end) => [addressVariable(it, end), NOWHERE])),
    ),
    PERSONAL_DATA_HOLDERS: `svc-other=${NOWHERE}`,
    DATA_DIR: join(folder, 'data'),
    SHELL_DIR: join(folder, 'site/shell'),
    REMOTES_DIR: join(folder, 'site/remotes'),
    JWT_PRIVATE_KEYS: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    SECOND_FACTOR_KEYS: 'k'.repeat(32),
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'shop@example.com',
    SUPPORT_EMAIL: 'help@example.com',
    SITE_URL: 'https://shop.example.com',
    TRUST_PROXY: 'none',
    OPERATORS_PORT: '0',
    AREA_KEYS_FILE: join(folder, 'area-keys.json'),
  };
}

async function lastChange(image: string): Promise<number> {
  const entries = await readdir(image, { recursive: true, withFileTypes: true });
  const times = entries
    .filter((it) => it.isDirectory() || it.isFile())
    .map(async (it) => (await stat(join(it.parentPath, it.name))).mtimeMs);
  return Math.max(...(await Promise.all(times)));
}

test('image of accounts writes the secrets of an installation without Node on the host', async () => {
  const image = join(folder, 'image');
  layOut('ops', image);
  const out = join(folder, '.env');
  await run(process.execPath, ['ops/docker/make-env.ts', '--site', 'https://shop.example.com', '--out', out], {
    cwd: image,
  });
  const written = await readFile(out, 'utf8');
  const front = frontEndsIn(ROOT);
  for (const variable of [...SERVICES.map(passwordVariable), ...front.map(releaseKeyVariable)])
    expect(written).toMatch(new RegExp(`^${variable}=.{20,}$`, 'm'));
  expect(Object.keys(JSON.parse(await readFile(join(folder, 'area-keys.json'), 'utf8')))).toEqual(
    expect.arrayContaining(front),
  );
});

const services = WANTED.includes('all') ? [...SERVICES] : SERVICES.filter((it) => WANTED.includes(it));

test.each(services)(
  '%s runs from exactly the files of its image, and writes to none of them',
  async (area) => {
    const image = join(folder, 'image');
    layOut(area, image);
    await writeFile(join(folder, 'area-keys.json'), '{}');
    const before = await lastChange(image);
    const env = environment(area);
    running = await startImage(image, area, env);
    const { url } = running;
    await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), {
      timeout: 20_000,
    });
    const healthcheck = join(image, 'ops/images/healthcheck.sh');
    await run('bash', [healthcheck], { env: { PORT: new URL(url).port } });
    expect(await running.stop()).toBe(0);
    running = undefined;
    expect(await lastChange(image)).toBe(before);
  },
  60_000,
);

test('jobs for accounts and backups run from exactly the files of their image', async () => {
  const image = join(folder, 'image');
  layOut('ops', image);
  // The Dockerfile copies these files, too.
  for (const name of SERVICES) await cp(join(ROOT, name, 'area.ts'), join(image, name, 'area.ts'));
  const passwords = SERVICES.map((name) => [passwordVariable(name), 'secret'] as const);
  const env = { NODE_ENV: 'production', ...Object.fromEntries(passwords) };
  const { stdout } = await run(process.execPath, ['ops/accounts/main.ts'], { cwd: image, env });
  expect(stdout.trim().split('\n')).toEqual(
    ['MONGODB', 'RABBITMQ', 'REDIS'].map((it) => `${it}_ADMIN_URL is not set: left alone`),
  );
  const dump = run(process.execPath, ['ops/backup/main.ts', 'dump', 'there'], { cwd: image, env });
  await expect(dump).rejects.toThrow(/Neither MONGODB_URL nor MONGODB_ADMIN_URL is set/);
});

test('front end releases itself from exactly the files of its image', async () => {
  const image = join(folder, 'image');
  // CI builds the front end elsewhere; this test shows that the image can release the build in it.
  layOut('mf-store', image, { withDist: false });
  await mkdir(join(image, 'mf-store/dist'), { recursive: true });
  const manifest = JSON.stringify({ exposes: [{ path: './routes' }] });
  await writeFile(join(image, 'mf-store/dist/mf-manifest.json'), manifest);
  const area = { name: 'mf-store', version: '1.0.0', contract: '1.0.0', pages: [] };
  await writeFile(join(image, 'mf-store/dist/area.json'), JSON.stringify(area));
  const { REMOTES_DIR = '', SHELL_DIR = '' } = environment('mf-store');
  await run(process.execPath, ['packages/areas/src/commands/release.ts', '--by', 'image'], {
    cwd: image,
    env: {
      AREA: 'mf-store',
      NODE_ENV: 'production',
      RELEASE_KEY: newReleaseKey().privateKey,
      REMOTES_DIR,
      SHELL_DIR,
    },
  });
  const { remote } = JSON.parse(await readFile(join(REMOTES_DIR, 'mf-store/releases.json'), 'utf8'));
  const live = join(REMOTES_DIR, 'mf-store', remote.current);
  expect(await readFile(join(live, 'mf-manifest.json'), 'utf8')).toBe(manifest);
});

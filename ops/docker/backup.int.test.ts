import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureProgram, INSTALL_MS } from '@ethereal/dev/processes/ensure-program';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

/** Prints what docker would print, records its arguments, and fails where FAILS says so. */
const DOCKER = `#!/bin/bash
echo "$*" >> "$CALLS"
echo "\${COMPOSE_PROJECT_NAME:-}" >> "$CALLS.projects"
[ -z "\${FAILS:-}" ] || [[ "$*" != *"$FAILS"* ]] || exit 1
case "$*" in
  'compose config --format json') echo '  "name": "ethereal",' ;;
  'compose config') echo "MONGODB_ADMIN_URL: \${ADMIN:-mongodb://ethereal:x@mongodb:27017/}" ;;
  'compose config --volumes') printf '%s\\n' mongodb rabbitmq redis s3 shell ;;
  'compose images --format json redis') [ -n "\${DOWN:-}" ] || echo '[{"ID":"sha256:abc"}]' ;;
  'volume inspect '*) exit 1 ;;
esac`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ethereal-scripts-'));
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/docker'), DOCKER, { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(script: string, env: Record<string, string> = {}) {
  const { status, stderr } = spawnSync('bash', [join(import.meta.dirname, script), join(folder, 'backup')], {
    env: { ...process.env, PATH: `${folder}/bin:${process.env.PATH}`, CALLS: join(folder, 'calls'), ...env },
    encoding: 'utf8',
  });
  const calls = existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8').split('\n') : [];
  return { status, stderr: stderr.trim(), calls };
}
const CHANGES = /^compose (stop|down|restart|pause|kill)/;

describe('backup.sh', () => {
  it('stops nothing, and saves the databases before the pictures', () => {
    const { status, calls } = run('backup.sh');
    expect(status).toBe(0);
    expect(calls.filter((line) => CHANGES.test(line))).toEqual([]);
    const taken = calls.flatMap((line) => /main\.ts dump|\/to\/\w+\.tar\.gz/.exec(line) ?? []);
    expect(taken).toEqual(['main.ts dump', '/to/s3.tar.gz', '/to/shell.tar.gz']);
    expect(readdirSync(folder)).toContain('backup');
  });

  it('refuses to overwrite a backup', () => {
    mkdirSync(join(folder, 'backup'));
    expect(run('backup.sh')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/is there already/),
      calls: [],
    });
  });

  it('reports in one line that the shop does not run', () => {
    const stderr = 'The shop is not running here: docker compose up --wait.';
    expect(run('backup.sh', { DOWN: '1' })).toMatchObject({ status: 1, stderr });
  });

  it.each(['main.ts dump', 's3.tar.gz'])('removes the incomplete backup when %s fails', (FAILS) => {
    expect(run('backup.sh', { FAILS }).status).not.toBe(0);
    expect(readdirSync(folder).filter((name) => name.startsWith('backup'))).toEqual([]);
  });
});

describe('restore.sh', () => {
  const archive = (name: string, bytes = gzipSync('')) => writeFileSync(join(folder, 'backup', name), bytes);
  beforeEach(() => {
    mkdirSync(join(folder, 'backup/databases/ethereal_orders'), { recursive: true });
    for (const name of ['s3.tar.gz', 'shell.tar.gz', 'databases/ethereal_orders/orders.bson.gz']) archive(name);
  });

  it('starts the database alone, then fills it', () => {
    const { status, calls } = run('restore.sh');
    expect(status).toBe(0);
    expect(calls).toContain('compose up --wait --wait-timeout 300 mongodb');
    expect(calls.at(-2)).toMatch(/main\.ts restore \/backup\/databases$/);
  });

  it('refuses a damaged or missing archive before it changes anything', () => {
    archive('s3.tar.gz', gzipSync('pictures').subarray(0, 12));
    expect(run('restore.sh')).toMatchObject({ status: 1, stderr: expect.stringMatching(/is damaged/) });
    rmSync(join(folder, 'backup/s3.tar.gz'));
    const { stderr, calls } = run('restore.sh');
    expect(stderr).toMatch(/lacks s3.tar.gz$/);
    expect(calls.filter((line) => /^(run|compose (up|run|create))/.test(line))).toEqual([]);
  });
});

describe('try-restore.sh', () => {
  beforeEach(() => {
    mkdirSync(join(folder, 'backup/databases/ethereal_orders'), { recursive: true });
    for (const name of ['s3.tar.gz', 'shell.tar.gz', 'databases/ethereal_orders/orders.bson.gz'])
      writeFileSync(join(folder, 'backup', name), gzipSync(''));
  });

  it('restores beside the shop, compares, then removes what it created', () => {
    const { status, calls } = run('try-restore.sh');
    expect(status).toBe(0);
    const steps = calls.flatMap((line) => /main\.ts \w+|down --volumes/.exec(line) ?? []);
    expect(steps).toEqual(['down --volumes', 'main.ts restore', 'main.ts compare', 'down --volumes']);
    const projects = readFileSync(join(folder, 'calls.projects'), 'utf8').split('\n');
    expect(new Set(projects)).toEqual(new Set(['ethereal-trial', '']));
  });

  it('fails with the comparison, and removes what it created', () => {
    const { status, calls } = run('try-restore.sh', { FAILS: 'main.ts compare' });
    expect(status).not.toBe(0);
    expect(calls.at(-2)).toMatch(/compose down --volumes$/);
  });

  it('refuses a database on another host', () => {
    const { status, calls } = run('try-restore.sh', { ADMIN: 'mongodb://x@elsewhere.test/' });
    expect(status).toBe(1);
    expect(calls.filter((line) => /down|run/.test(line))).toEqual([]);
  });
});

describe('off-site.sh', () => {
  beforeAll(async () => {
    await ensureProgram('restic');
  }, INSTALL_MS);

  const SECRET = 'ada@example.com lives in Paris';
  const env = () => ({ RESTIC_REPOSITORY: join(folder, 'elsewhere'), RESTIC_PASSWORD: 'long and secret' });
  const restic = (...args: string[]) =>
    spawnSync('restic', args, { env: { ...process.env, ...env() }, encoding: 'utf8' });
  beforeEach(() => {
    mkdirSync(join(folder, 'backup/databases/ethereal_identity'), { recursive: true });
    writeFileSync(join(folder, 'backup/databases/ethereal_identity/users.bson.gz'), SECRET);
  });

  it('keeps as many as RESTIC_KEEP, encrypted, and fails once the archive is damaged', () => {
    for (let day = 0; day < 2; day++)
      expect(run('off-site.sh', { ...env(), RESTIC_KEEP: '--keep-last 1' })).toMatchObject({ status: 0 });
    expect(JSON.parse(restic('snapshots', '--json').stdout)).toHaveLength(1);
    const files = readdirSync(join(folder, 'elsewhere'), { recursive: true, withFileTypes: true });
    const sent = files.filter((it) => it.isFile()).map((it) => readFileSync(join(it.parentPath, it.name)));
    expect(sent.length).toBeGreaterThan(3);
    expect(sent.some((bytes) => bytes.includes(SECRET))).toBe(false);
    expect(restic('restore', 'latest', '--target', join(folder, 'back')).status).toBe(0);
    const back = join(folder, 'back/databases/ethereal_identity/users.bson.gz');
    expect(readFileSync(back, 'utf8')).toBe(SECRET);
    for (const it of files.filter((it) => it.isFile() && it.parentPath.includes('/data/')))
      rmSync(join(it.parentPath, it.name));
    expect(run('off-site.sh', env()).status).not.toBe(0);
  });

  it.each([
    ['is no backup', () => rmSync(join(folder, 'backup/databases'), { recursive: true }), {}],
    ['RESTIC_PASSWORD_FILE is needed', () => {}, { RESTIC_PASSWORD: '' }],
    ['must name the store of the backups', () => {}, { RESTIC_REPOSITORY: '' }],
  ])('fails with one line: %s', (words, prepare, without) => {
    prepare();
    const { status, stderr } = run('off-site.sh', { ...env(), ...without });
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(words) });
    expect(existsSync(join(folder, 'elsewhere'))).toBe(false);
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backing, startBacking } from '@ethereal/dev/backing/backing';
import { IMAGE, removeContainers } from '@ethereal/dev/backing/docker';
import { KINDS } from '@ethereal/dev/backing/kinds';
import { hasNewestDebian } from '@ethereal/dev/processes/debian-newest';
import { startGuard } from '@ethereal/dev/processes/guard';
import { createSupervisor, type Supervisor } from '@ethereal/dev/processes/supervisor';
import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from '../kit/until.ts';
import { buildStandIns, type Engine, NO_ENGINE, startEngine, startStockedEngine } from './containers/engine.ts';
import { npmStart } from './containers/npm-start.ts';

/** These tests kill their engines, so they must start their own. */
const mayStart = hasNewestDebian();
if (!mayStart) console.log(NO_ENGINE);

const FELL_BACK = (reason: string) =>
  expect.stringMatching(new RegExp(`^Docker could not run them \\(.*${reason}.*\\); using this machine's programs$`));

let folder: string;
let supervisor: Supervisor;
let output: string[];
const guard = startGuard();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ethereal-rule-'));
  output = [];
  supervisor = createSupervisor(
    guard,
    () => undefined,
    () => undefined,
  );
});
afterEach(async () => {
  await supervisor.stop();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});
afterAll(() => guard.release());

const foldersOf = (durable: boolean) => ({ data: folder, logs: join(folder, 'logs'), durable });

/** Starts as `npm start` (durable) and `npm test` do, on a machine where this engine is the one that answers. */
async function start(
  { env: ofEngine }: Engine,
  { durable, env = {} }: { durable: boolean; env?: NodeJS.ProcessEnv },
): Promise<Backing> {
  for (const name of ['DOCKER_HOST', 'DOCKER_CONFIG', 'PATH']) vi.stubEnv(name, ofEngine[name]);
  const startedAt = performance.now();
  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  const report = (line: string) => {
    output.push(line);
    console.log(`after ${seconds()}: ${line}`);
  };
  const backing = await startBacking({ folders: foldersOf(durable), supervisor, env, report });
  const how = backing.programs.length > 0 ? 'programs' : 'containers';
  console.log(`${how} after ${seconds()}`);
  return backing;
}

/**
 * Runs the first step of `npm test` in a separate process, as testcontainers caches its engine, until the process
 * receives input.
 */
async function testRun({ env }: Engine) {
  const code = `
    import { startContainers } from '${join(import.meta.dirname, '../../dev/backing/docker.ts')}';
    const { stop } = await startContainers(['redis'], { durable: false });
    process.stdin.once('data', () => stop().then(() => process.exit()));
    console.log('up');
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

/** @throws when one of the three does not answer */
async function expectToWork({ urls }: Backing): Promise<void> {
  const mongo = await MongoClient.connect(urls.mongodb);
  await mongo.db('rule').collection('kept').insertOne({ at: new Date() });
  await mongo.close();
  const redis = new Redis(urls.redis);
  try {
    expect(await redis.ping()).toBe('PONG');
  } finally {
    redis.disconnect();
  }
  expect(Object.keys(urls).toSorted()).toEqual([...KINDS].toSorted());
}

describe.skipIf(!mayStart)('an engine without images and without a registry', () => {
  let engine: Engine;
  let silent: Server;
  let root: string;
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'ethereal-bare-engine-'));
    engine = await startEngine(root, { args: ['--bridge=none', '--iptables=false'] });
    silent = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
    await until('the server that never answers', async () => silent.listening, Boolean);
  }, 600_000);
  afterAll(async () => {
    silent?.close();
    await engine?.close();
    rmSync(root, { recursive: true, force: true });
  });
  const through = (proxy: string) => {
    for (const name of ['HTTPS_PROXY', 'HTTP_PROXY', 'https_proxy', 'http_proxy']) vi.stubEnv(name, proxy);
  };

  it.each([true, false])('starts programs and reports why when the registry refuses (durable: %s)', async (durable) => {
    through('http://127.0.0.1:9');
    const backing = await start(engine, { durable });
    expect(output).toEqual([FELL_BACK('no image mongo:8: .*refused')]);
    expect(backing.programs.length).toBeGreaterThan(0);
    await expectToWork(backing);
  });

  it('npm start itself reports it and runs the shop', { timeout: 600_000 }, async () => {
    through('http://127.0.0.1:9');
    const { HTTPS_PROXY, HTTP_PROXY, https_proxy, http_proxy } = process.env;
    const shop = await npmStart({ env: { ...engine.env, HTTPS_PROXY, HTTP_PROXY, https_proxy, http_proxy } });
    expect(shop.output()).toMatch(
      /Docker could not run them \(no image mongo:8: .*refused.*\); using this machine's programs/,
    );
    expect(await shop.answers()).toEqual([200, 200]);
    await shop.stop();
  });

  it('starts programs and reports an engine that never answers', async () => {
    const address = silent.address();
    through(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
    const backing = await start(engine, { durable: true });
    expect(output).toEqual([FELL_BACK('no image mongo:8: no registry answers')]);
    await expectToWork(backing);
  });
});

/** Creates a separate engine with the images for each test. */
function stockedEngines() {
  let engine: Engine;
  beforeEach(async () => {
    engine = await startStockedEngine();
  }, 1_800_000);
  afterEach(async () => {
    await engine.close();
  });
  return () => engine;
}

describe.skipIf(!mayStart)('npm start on an engine with the images', () => {
  const stocked = stockedEngines();

  it('runs them by compose and keeps their data until --fresh', {
    timeout: 300_000,
  }, async () => {
    const engine = stocked();
    const first = await start(engine, { durable: true });
    expect([output, first.programs]).toEqual([[], []]);
    await expectToWork(first);
    await first.stopContainers();
    expect(await engine.docker('ps', '--quiet')).toBe('');

    const second = await start(engine, { durable: true });
    const mongo = await MongoClient.connect(second.urls.mongodb);
    expect(await mongo.db('rule').collection('kept').countDocuments()).toBe(1);
    await mongo.close();
    await second.stopContainers();
    await removeContainers(foldersOf(true));
    expect(await engine.docker('ps', '--all', '--quiet')).toBe('');
    expect(output).toEqual([]);
  });

  it('prefers a URL: only the others are started', { timeout: 300_000 }, async () => {
    const engine = stocked();
    const env = { MONGODB_URL: 'mongodb://elsewhere', RABBITMQ_URL: 'amqp://elsewhere' };
    const backing = await start(engine, { durable: true, env });
    expect(backing.urls).toMatchObject({ mongodb: env.MONGODB_URL, rabbitmq: env.RABBITMQ_URL });
    const services = await engine.docker('ps', '--format', '{{.Label "com.docker.compose.service"}}');
    expect(services).toBe('redis');
    await removeContainers(foldersOf(true));
  });

  it('npm start itself runs the shop on them', { timeout: 600_000 }, async () => {
    const engine = stocked();
    const shop = await npmStart(engine);
    expect(shop.output()).not.toContain('Docker could not');
    expect(await shop.answers()).toEqual([200, 200]);
    const images = (await engine.docker('ps', '--format', '{{.Image}}')).split('\n').toSorted();
    expect(images).toEqual(Object.values(IMAGE).toSorted());
    await shop.stop();
    expect(await engine.docker('ps', '--quiet')).toBe('');
  });
});

describe.skipIf(!mayStart)('npm test on an engine with the images', () => {
  const stocked = stockedEngines();

  it('runs them by testcontainers and leaves nothing', { timeout: 300_000 }, async () => {
    const engine = stocked();
    const backing = await start(engine, { durable: false });
    expect([output, backing.programs]).toEqual([[], []]);
    const projects = await engine.docker('ps', '--format', '{{.Label "com.docker.compose.project"}}');
    expect(projects.split('\n')).toEqual(Array(3).fill(`ethereal-test-${process.pid}`));
    await expectToWork(backing);
    await backing.stopContainers();
    expect(await engine.docker('ps', '--all', '--quiet')).toBe('');
  });

  it('clears the leftovers of a killed npm test in the next run', { timeout: 300_000 }, async () => {
    const engine = stocked();
    const killed = await testRun(engine);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const project = `ethereal-test-${killed.pid}`;
    const left = () =>
      Promise.all(
        [
          ['ps', '--all'],
          ['volume', 'ls'],
          ['network', 'ls'],
        ].map((what) => engine.docker(...what, '--quiet', '--filter', `label=com.docker.compose.project=${project}`)),
      );
    expect(await left()).not.toContain('');
    const next = await testRun(engine);
    expect(await left()).toEqual(['', '', '']);
    next.stdin.end('stop');
    await once(next, 'exit');
    expect(await engine.docker('ps', '--all', '--quiet')).toBe('');
  });

  it('leaves rebuilt images and the layers above them unchanged', {
    timeout: 600_000,
  }, async () => {
    const engine = stocked();
    const format = '{{.Repository}}:{{.Tag}} {{.ID}}';
    const ids = async () => (await engine.docker('images', '--no-trunc', '--format', format)).split('\n').toSorted();
    const before = await ids();
    await buildStandIns(engine);
    expect(await ids()).toEqual(before);
  });
});

describe.skipIf(!mayStart)('an engine with the images that dies', () => {
  const stocked = stockedEngines();

  it('starts programs and reports an engine that dies while they start', { timeout: 300_000 }, async () => {
    const engine = stocked();
    const starting = start(engine, { durable: true });
    const some = async () => engine.docker('ps', '--quiet');
    await until('a container', some, Boolean, 120_000);
    await engine.kill();
    const backing = await starting;
    expect(output).toEqual([FELL_BACK('')]);
    expect(output.join()).not.toContain('Command failed');
    expect(backing.programs.length).toBeGreaterThan(0);
    await expectToWork(backing);
  });

  it('stops everything else in order and reports an engine that dies while they run', {
    timeout: 300_000,
  }, async () => {
    const engine = stocked();
    const backing = await start(engine, { durable: true });
    await engine.kill();
    await backing.stopContainers();
    expect(output).toEqual([expect.stringMatching(/^Docker could not stop them \(.*Docker daemon.*\)$/)]);
  });

  it('npm start itself outlives an engine that dies: it stops on a signal and reports what it could not stop', {
    timeout: 600_000,
  }, async () => {
    const engine = stocked();
    const shop = await npmStart(engine);
    await engine.kill();
    await shop.stop();
    expect(shop.output()).toMatch(/Docker could not stop them \(.*Docker daemon.*\)/);
  });
});

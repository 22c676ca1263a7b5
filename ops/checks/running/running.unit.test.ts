import { describe, expect, it } from 'vitest';
import { textOf } from '../files.ts';
import { differences, keysOf, type Running } from './differences.ts';
import { configurationOf, manifestsOf, probesOf } from './manifests.ts';

const manifests = manifestsOf('ops/kubernetes/base');
const configuration = configurationOf(
  'ops/kubernetes/base/kustomization.yaml',
  'ops/kubernetes/overlays/example/kustomization.yaml',
);
const orders = manifests.filter(({ name }) => name === 'svc-orders');
const setting = { configuration, passwords: [] };

const running: Running = {
  image: 'ethereal/svc-orders',
  user: 1000,
  isReadOnly: true,
  dropsAll: true,
  memory: 512 * 2 ** 20,
  processors: 1,
  ports: [8080],
  variables: {
    NODE_ENV: 'production',
    CATALOG_URL: 'http://svc-catalog:8080',
    MONGODB_URL: 'mongodb://a',
    RABBITMQ_URL: 'amqp://a',
    REDIS_URL: 'redis://a',
  },
  mounts: [{ path: '/tmp', isWritable: true }],
  answers: { '8080 /healthz': 200, '8080 /readyz': 200 },
};
const given = (change: Partial<Running>) => differences(orders, [{ ...running, ...change }], setting);
const withVariable = (name: string, value?: string) => {
  const { [name]: _, ...others } = running.variables;
  return { variables: value === undefined ? others : { ...others, [name]: value } };
};

describe('manifests compared with running containers', () => {
  it('reports nothing when they are equal', () => {
    expect(given({})).toEqual([]);
  });

  it.each<[string, Partial<Running>, string]>([
    [
      'probe',
      { answers: { '8080 /healthz': 200, '8080 /readyz': 404 } },
      'is probed at 8080 /readyz, where its container answers 404',
    ],
    ['port', { ports: [8081] }, 'has the ports 8080; its container listens on 8081'],
    [
      'variable',
      withVariable('CATALOG_URL', 'http://catalog:80'),
      'sets CATALOG_URL=http://svc-catalog:8080; its container has http://catalog:80',
    ],
    ['missing variable', withVariable('UNKNOWN_URL', 'http://a'), 'lacks the variable UNKNOWN_URL of its container'],
    ['secret', withVariable('REDIS_URL'), 'reads REDIS_URL from svc-orders-connections; its container lacks it'],
    ['volume', { mounts: [] }, 'has /tmp to write; its container lacks it'],
    ['limit', { memory: 2 ** 30 }, 'is limited to 512Mi; its container to 1024Mi'],
    ['processor', { processors: 2 }, 'is limited to 1 processors; its container to 2'],
    ['user', { user: 0 }, 'runs as user 1000; its container runs as 0'],
  ])('reports a difference of the %s', (_, change, line) => {
    expect(given(change)).toEqual([`Deployment svc-orders: ${line}`]);
  });

  it('reports what only one of them has', () => {
    expect(differences([], [running], setting)).toEqual(['ethereal/svc-orders runs, and no manifest has it']);
    expect(differences(orders, [], setting)).toEqual(['Deployment svc-orders: no container runs ethereal/svc-orders']);
  });
});

it('covers every pod of the manifests and its probes', () => {
  const services = manifests.filter(({ kind }) => kind === 'Deployment');
  expect(services.map(({ name }) => name)).toContain('renderer');
  // All other pods are jobs: the releases of front ends, and the accounts.
  const jobs = manifests.filter(({ kind }) => kind === 'Job');
  expect(services.length + jobs.length).toBe(manifests.length);
  for (const service of services) expect(probesOf(service)).toEqual(['8080 /healthz', '8080 /readyz']);
});

it('lists the keys of each Secret as docs/operations does', () => {
  const documented = textOf('docs/operations/README.md');
  const secrets = manifests.flatMap(({ envFrom }) => envFrom.filter(({ secret }) => secret));
  for (const { name } of secrets) {
    const keys = keysOf(name, ['ORDERS_PASSWORD']);
    expect(keys.length, name).toBeGreaterThan(0);
    for (const key of keys) expect(documented, name).toContain(`\`${key}\``);
  }
});

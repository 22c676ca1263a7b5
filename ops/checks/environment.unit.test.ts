import { expect, test } from 'vitest';
import { z } from 'zod';
import { SERVICES } from '../images/areas.ts';
import { variablesIn } from '../manifests/variables.ts';
import { ROOT, yamlOf } from './files.ts';

test.each([...SERVICES, 'shell/server'])('every variable of %s says what it is for', async (folder) => {
  const variables = await variablesIn(ROOT, folder);
  expect(variables.length).toBeGreaterThan(1);
  expect(variables.filter(({ description }) => description === '')).toEqual([]);
});

test('limits are widened by .env for every service', () => {
  const compose = z
    .object({
      services: z.record(z.string(), z.object({ environment: z.record(z.string(), z.string()).default({}) })),
    })
    .parse(yamlOf('compose.yaml'));
  for (const name of SERVICES.filter((it) => it.startsWith('svc-')))
    expect(compose.services[name]?.environment.RATE_LIMIT_FACTOR, name).toBe(`\${RATE_LIMIT_FACTOR:-1}`);
});

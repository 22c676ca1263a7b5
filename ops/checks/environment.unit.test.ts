import { expect, test } from 'vitest';
import { z } from 'zod';
import { SERVICES } from '../images/areas.ts';
import { variablesIn } from '../manifests/variables.ts';
import { ROOT, yamlOf } from './files.ts';

test.each([...SERVICES, 'shell/server'])('every variable of %s has a description', async (folder) => {
  const variables = await variablesIn(ROOT, folder);
  expect(variables.length).toBeGreaterThan(1);
  const undescribed = variables.filter(({ description }) => description === '');
  expect(undescribed.map(({ name }) => `${name}: add .describe('…') in ${folder}/src/config.ts`)).toEqual([]);
});

test('.env can raise the rate limits of every service', () => {
  const compose = z
    .object({
      services: z.record(z.string(), z.object({ environment: z.record(z.string(), z.string()).default({}) })),
    })
    .parse(yamlOf('compose.yaml'));
  for (const name of SERVICES.filter((it) => it.startsWith('svc-')))
    expect(compose.services[name]?.environment.RATE_LIMIT_FACTOR, name).toBe(`\${RATE_LIMIT_FACTOR:-1}`);
});

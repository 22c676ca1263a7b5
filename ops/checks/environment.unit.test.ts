import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { SERVICES } from '../images/areas.ts';
import { ROOT, textOf, yamlOf } from './files.ts';

const documented = textOf('docs/operations/README.md').split('## Environment')[1] ?? '';
const KIT = 'packages/service-kit';
const ALONE = [...SERVICES, 'shell/server'];
const AREAS = [...ALONE, KIT];

const described = z.object({
  properties: z.record(z.string(), z.object({ default: z.unknown() }).partial()),
});

/** The variables that an area reads, with their defaults. */
async function variablesOf(area: string): Promise<Map<string, unknown>> {
  const module: Record<string, unknown> = await import(pathToFileURL(join(ROOT, area, 'src/config.ts')).href);
  const schema = Object.entries(module).find(([name]) => /config/i.test(name) && name !== 'loadConfig')?.[1];
  if (!(schema instanceof z.ZodType)) throw new Error(`${area}/src/config.ts exports no schema`);
  const { properties } = described.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return new Map(Object.entries(properties).map(([name, it]) => [name, it.default]));
}

const namesIn = (text: string) =>
  [...text.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].flatMap(([, name]) => name ?? []);
/** `CATALOG_URLS` … by `servicesOf`: one for whatever service there is. */
const isAddresses = (name: string) => /^[A-Z]+_URLS$/.test(name);

test.each(AREAS)('every variable of %s is in the table of operations', async (area) => {
  const names = [...(await variablesOf(area)).keys()];
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
});

const rowOf = (area: string) => documented.split('\n').find((line) => line.startsWith(`| ${area} `)) ?? '';

// A service of which operations says nothing has no variables but those that all have, as the test above shows.
test.each(ALONE.filter(rowOf))('%s reads every variable that operations says is its own', async (area) => {
  const row = rowOf(area);
  const known = await variablesOf(area);
  expect(namesIn(row).length).toBeGreaterThan(1);
  expect(namesIn(row).filter((name) => !known.has(name))).toEqual([]);
});

test('every service reads every variable that operations says all have', async () => {
  const known = await variablesOf(KIT);
  const shared = namesIn(documented.split('| service ')[0] ?? '');
  expect(shared.filter((name) => !known.has(name))).toEqual([]);
});

/** What a README's table says: the default of each variable, where it states one. */
function statedIn(readme: string): [name: string, stated: string][] {
  const rows = readme.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) => {
    const [, first = '', second = ''] = row.split('|');
    const names = namesIn(first);
    const stated = names.length === 1 ? [second.trim()] : second.split(',').map((it) => it.trim());
    return names.flatMap((name, at): [string, string][] => {
      const one = stated[at] ?? '';
      const isValue = /^`[^` ]+`$|^[\d.]+$/.test(one);
      return isValue ? [[name, one.replaceAll('`', '')]] : [];
    });
  });
}

test.each(SERVICES.filter((area) => statedIn(textOf(`${area}/README.md`)).length > 0))(
  'the defaults in the README of %s are those of its code',
  async (area) => {
    const known = await variablesOf(area);
    const stated = statedIn(textOf(`${area}/README.md`)).filter(([name]) => !isAddresses(name));
    expect(stated.map(([name]) => [name, String(known.get(name))])).toEqual(stated);
  },
);

test('limits are widened by .env for every service', () => {
  const compose = z
    .object({
      services: z.record(z.string(), z.object({ environment: z.record(z.string(), z.string()).default({}) })),
    })
    .parse(yamlOf('compose.yaml'));
  for (const name of SERVICES.filter((it) => it.startsWith('svc-')))
    expect(compose.services[name]?.environment.RATE_LIMIT_FACTOR, name).toBe(`\${RATE_LIMIT_FACTOR:-1}`);
});

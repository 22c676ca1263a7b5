import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { everyCall as calls, templateCalls } from '../scripts/repository.ts';
import { isCall, calls as sharedCalls } from './calls.ts';
import { chatStream } from './chat.ts';
import { EVENTS, eventOf } from './events.ts';
import { importRow } from './imports.ts';
import { TABLE } from './items/fields.ts';
import { FILTER_FIELDS, itemSent, listItems, MAIN_IMAGE_REQUIRED, withFilters } from './items.ts';
import { orderRequest } from './orders.ts';
import { sampleParams } from './samples.ts';

const image = { url: '/images/a', public_id: 'a' };
const sent = {
  name: 'Linen Shirt',
  description: 'Airy.',
  price: 49.9,
  category: 'men',
  subCategory: 'topW',
  image1: image,
};

describe('calls', () => {
  test('come from every file of the folder that defines calls', async () => {
    const defining = globSync('*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'));
    const missing = await Promise.all(
      defining.map(async (file) => {
        const exported: Record<string, unknown> = await import(join(import.meta.dirname, file));
        const found = Object.values(exported).filter(isCall);
        return found.every((call) => sharedCalls.includes(call)) ? [] : [`${file}: add it to the files of calls.ts`];
      }),
    );
    expect(missing.flat()).toEqual([]);
  });

  test('have unique ids and unique method and path', () => {
    expect(new Set(calls.map((call) => call.id)).size).toBe(calls.length);
    expect(new Set(calls.map((call) => `${call.method} ${call.path}`)).size).toBe(calls.length);
    expect(calls).toContain(chatStream);
  });

  test('have a summary that begins with what the call does', () => {
    const nouns = [...calls, ...templateCalls].filter(({ summary }) =>
      /^(?:The|A|An|All|One|Up|Items|\w+'s)\b/.test(summary),
    );
    expect(nouns.map(({ id, summary }) => `${id}: begin "${summary}" with a verb, such as List`)).toEqual([]);
  });

  test('declare a parameter schema for every parameter of their path', () => {
    for (const call of calls) {
      const names = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();
      expect(Object.keys(call.params?.shape ?? {}).sort(), call.path).toEqual(names);
    }
  });
});

describe('path parameters', () => {
  const SECRET = /token|secret|password|signature|otp/i;
  const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

  test.each(calls.map((call) => [call.id, call] as const))('of %s have valid samples', (_, call) => {
    expect(Object.keys(sampleParams(call)).toSorted()).toEqual(namesIn(call.path).toSorted());
  });

  test('declares every secret path parameter in secretParams', () => {
    for (const { id, path, secretParams = [] } of calls) {
      expect(
        secretParams.filter((name) => !namesIn(path).includes(name)),
        id,
      ).toEqual([]);
      expect(
        namesIn(path).filter((name) => SECRET.test(name) && !secretParams.includes(name)),
        id,
      ).toEqual([]);
    }
  });
});

describe('access to calls', () => {
  const outer = calls.filter(({ path }) => !path.startsWith('/internal/'));

  test('limits every write, or states what bounds it', () => {
    const unlimited = outer.filter(
      ({ method, rateLimit, limitedBy, roles }) => method !== 'GET' && !rateLimit && !limitedBy && !roles,
    );
    expect(unlimited.map(({ id }) => `${id}: add rateLimit, or limitedBy with what bounds it`)).toEqual([]);
  });

  test('states no bound beside a rate limit', () => {
    const both = calls.filter(({ rateLimit, limitedBy }) => rateLimit && limitedBy);
    expect(both.map(({ id }) => `${id}: remove limitedBy, which rateLimit replaces`)).toEqual([]);
  });

  test('requires a token and allows 403 for every query by a person’s id', () => {
    const byPerson = calls.filter(
      ({ query }) => 'buyerId' in (query?.shape ?? {}) || 'sellerId' in (query?.shape ?? {}),
    );
    expect(byPerson.length).toBeGreaterThan(0);
    for (const { id, auth, failures = {} } of byPerson) expect([auth, 403 in failures], id).toEqual([true, true]);
  });
});

describe('input of calls', () => {
  const ofClients = calls.filter(({ path }) => !path.startsWith('/internal/'));
  const fields = ofClients.flatMap(({ id, params, query, body }) =>
    [params, query, body].flatMap((input) =>
      Object.entries<z.ZodType>(input instanceof z.ZodObject ? input.shape : {}).map(([name, field]) => {
        return { name: `${id}.${name}`, field };
      }),
    ),
  );

  test('names the allowed values for a value that is none of them', () => {
    const unnamed = fields.filter(({ field }) =>
      ['none', ['none']].some((value) =>
        field.safeParse(value).error?.issues.some(({ message }) => message.startsWith('Invalid option')),
      ),
    );
    expect(fields.length).toBeGreaterThan(100);
    expect(unnamed.map(({ name }) => `${name}: replace z.enum by oneOf of common.ts`)).toEqual([]);
  });
});

describe('item sent by its seller', () => {
  test('accepts home-essentials as home and empty slots as no image', () => {
    const parsed = itemSent.parse({
      ...sent,
      category: 'home-essentials',
      image2: null,
      image3: { url: '', public_id: '' },
    });
    expect(parsed).toMatchObject({ category: 'home', size: [], isBestseller: false, image1: image });
    expect(parsed.image2).toBeUndefined();
    expect(parsed.image3).toBeUndefined();
  });

  test.each([undefined, null, { url: '', public_id: '' }])('requires a main image and rejects %j', (image1) => {
    const result = itemSent.safeParse({ ...sent, image1 });
    expect(result.error?.issues).toMatchObject([{ path: ['image1'], message: MAIN_IMAGE_REQUIRED }]);
  });

  test.each([0, -1, 1_000_000.01, 9.999, '10', Number.NaN])('rejects the price %j', (price) => {
    expect(itemSent.safeParse({ ...sent, price }).success).toBe(false);
  });

  test.each([0.01, 19.99, 1_000_000, 1.1, 4.35])('accepts the price %j', (price) => {
    expect(itemSent.parse({ ...sent, price }).price).toBe(price);
  });

  test('rejects unknown fields', () => {
    expect(itemSent.safeParse({ ...sent, seller: 'me' }).success).toBe(false);
  });
});

describe('list query', () => {
  test('reads blanks as absent and all as no category', () => {
    expect(listItems.query.parse({ search: '', category: 'all', limit: '' })).toEqual({});
  });
});

describe('filters by fields of items', () => {
  test('adds a parameter and a facet for each', () => {
    expect(listItems.query.parse({ brand: ['Maison Ada', 'B'] })).toEqual({ brand: ['Maison Ada', 'B'] });
    expect(FILTER_FIELDS.filter(({ name }) => !(name in listItems.success.body.shape.facets.shape))).toEqual([]);
  });

  test('lists plain data, which browsers load without schemas', () => {
    expect(JSON.parse(JSON.stringify(FILTER_FIELDS))).toStrictEqual(FILTER_FIELDS);
  });

  test('rejects the name of another parameter', () => {
    const [brand] = FILTER_FIELDS;
    const add = () => withFilters(z.object({ brand: z.string() }), () => z.string(), brand ? [brand] : []);
    expect(add).toThrow('the field "brand" cannot have `filter`');
  });
});

describe('choices of fields of items', () => {
  const fields = Object.entries(TABLE).flatMap(([name, field]) =>
    'choices' in field ? [{ name, choices: field.choices, schemas: { sent: field.sent, shown: field.shown } }] : [],
  );

  test('accepts each choice by the schemas of its field', () => {
    const refused = fields.flatMap(({ name, choices, schemas }) =>
      Object.entries<z.ZodType>(schemas).flatMap(([key, schema]) =>
        Object.keys(choices)
          .filter((value) => !schema.safeParse(value).success)
          .map((value) => `fields.ts: ${key} of ${name} refuses ${value} of its choices`),
      ),
    );
    expect(fields.map(({ name }) => name)).toContain('category');
    expect(refused).toEqual([]);
  });
});

describe('rows of an import', () => {
  const row = { line: 2, number: 'A-1', name: 'Coat', action: 'change' };
  const changes = [{ column: 'fieldOfTomorrow', before: '', after: 'Felt' }];

  test('may name a column that a field of a newer version adds', () => {
    expect(
      importRow.parse({ ...row, changes, faults: changes.map(({ column }) => ({ column, value: '', reason: '' })) }),
    ).toMatchObject({ changes });
  });
});

describe('order request', () => {
  const line = { productId: 'a'.repeat(24), quantity: 1, price: 10, seller: 'b'.repeat(24) };
  const location = {
    country: 'United States',
    fullname: 'A',
    phone: '555-0100',
    address: 'x',
    city: 'y',
    state: 'NY',
    zipcode: '10001',
  };
  const claim = { buyer: 'c'.repeat(24), items: [line], totalPrice: 10, userLocation: location };
  test('parses a valid order request', () => expect(orderRequest.parse(claim)).toEqual(claim));
  test.each([0, -1, 1.5, 11, '1e9', 2 ** 53])('rejects the quantity %j', (quantity) => {
    expect(orderRequest.safeParse({ ...claim, items: [{ ...line, quantity }] }).success).toBe(false);
  });
});

test('rejects an event of a type that was not requested', () => {
  const viewed = {
    id: '1',
    type: 'item.viewed',
    source: 'svc-catalog',
    time: '2026-01-01T00:00:00.000Z',
    subject: 'a'.repeat(24),
    data: {},
  };
  expect(EVENTS['item.viewed'].safeParse(viewed).success).toBe(true);
  expect(eventOf(['item.viewed', 'item.carted']).safeParse(viewed).success).toBe(true);
  expect(eventOf(['item.carted']).safeParse(viewed).success).toBe(false);
});

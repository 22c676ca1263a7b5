import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { consumersOf } from '../../scripts/consumers.ts';
import { contractsVersion, releasedContracts } from '../../scripts/released.ts';
import { ACCEPTED, isAccepted } from './accepted.ts';
import { breakingChanges } from './breaking-changes.ts';
import { schemaFaults } from './schema-faults.ts';
import { currentContracts, type Snapshot } from './snapshot.ts';

const json = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' });
const request = (before: z.ZodType, after: z.ZodType) => schemaFaults(json(before), json(after), 'request');
const answer = (before: z.ZodType, after: z.ZodType) => schemaFaults(json(after), json(before), 'answer');

test('keeps clients and servers of the last released contracts working', () => {
  const released = releasedContracts();
  const version = contractsVersion();
  if (Number.parseInt(version, 10) > Number.parseInt(released.version, 10)) return;
  const changes = breakingChanges(released, currentContracts(version))
    .filter((change) => !isAccepted(change, ACCEPTED))
    .map(({ name, fault }) => `${name} ${fault} (used by ${consumersOf(name).join(', ') || 'nobody here'})`);
  expect(
    changes,
    'Add a field, a call or an event beside the old one, or accept the change with its reason in accepted.ts.',
  ).toEqual([]);
});

test('accepts a listed breaking change at its place only', () => {
  const fault = /\bitems\[\]\.status: "Cancelled" is not understood$/;
  const listed = [{ name: 'listBuyerOrders', fault, because: 'readers show the word' }];
  const isListed = (fault: string, name = 'listBuyerOrders') => isAccepted({ name, fault }, listed);
  expect(isListed('answer.orders[].items[].status: "Cancelled" is not understood')).toBe(true);
  expect(isListed('answer.orders[].items[].status: "Cancelled" is not understood', 'listSellerOrders')).toBe(false);
  expect(isListed('answer.orders[].items[].status: "Lost" is not understood')).toBe(false);
  expect(isListed('answer.orders[].items[].status: is no longer there')).toBe(false);
});

describe('request', () => {
  const before = z.strictObject({ name: z.string().max(10), size: z.enum(['S', 'M']).optional() });

  test('accepts more values and new optional fields', () => {
    const more = before.extend({
      name: z.string().max(20).nullable(),
      size: z.enum(['S', 'M', 'L']).optional(),
      gift: z.boolean().optional(),
    });
    expect(request(before, more)).toEqual([]);
  });

  test('rejects a field that is new or was optional and is now required', () => {
    expect(request(before, before.extend({ gift: z.boolean() }))).toEqual(['gift: is required now']);
    expect(request(before, before.required())).toEqual(['size: is required now']);
  });

  test('rejects a narrower range of values', () => {
    expect(request(before, before.omit({ size: true }))).toEqual(['size: is no longer taken']);
    expect(request(before, before.extend({ name: z.string().max(5) }))).toEqual([
      'name: maxLength 10 where 5 is understood',
    ]);
    expect(request(before, before.extend({ size: z.enum(['S']).optional() }))).toEqual(['size: "M" is not understood']);
    expect(request(before, before.extend({ name: z.int() }))).toEqual(['name: string where integer is understood']);
  });
});

describe('answer', () => {
  const before = z.object({ lines: z.array(z.object({ price: z.number(), size: z.string().nullable() })) });
  const line = before.shape.lines.element;
  const withLine = (shape: z.ZodType) => z.object({ lines: z.array(shape) });

  test('accepts new fields and narrower values', () => {
    const after = line.extend({ price: z.int(), size: z.string(), seller: z.string() });
    expect(answer(before, withLine(after).extend({ total: z.number() }))).toEqual([]);
  });

  test('rejects a field that was removed or became optional', () => {
    expect(answer(before, withLine(line.omit({ price: true })))).toEqual(['lines[].price: is no longer there']);
    expect(answer(before, withLine(line.partial({ price: true })))).toEqual(['lines[].price: may be missing now']);
  });

  test('rejects values that old readers do not accept', () => {
    expect(answer(before, withLine(line.extend({ price: z.number().nullable() })))).toEqual([
      'lines[].price: null where number is understood',
    ]);
    expect(answer(z.enum(['Pending']), z.enum(['Pending', 'Lost']))).toEqual([': "Lost" is not understood']);
    expect(answer(z.strictObject({}), z.strictObject({ a: z.string().optional() }))).toEqual([
      'a: is new to a reader that takes no unknown field',
    ]);
  });
});

describe('changes between versions', () => {
  const released = currentContracts('1.0.0');
  const change = (edit: (contracts: Snapshot) => unknown) => {
    const after = structuredClone(released);
    edit(after);
    return breakingChanges(released, after);
  };

  test('reports a call that was removed, moved, closed to visitors without a token or opened to them', () => {
    expect(change(({ calls }) => delete calls.getCart)).toEqual([{ name: 'getCart', fault: 'is gone' }]);
    const edited = change(({ calls }) => Object.assign(calls.listItems ?? {}, { path: '/api/v2', auth: true }));
    expect(edited.map(({ fault }) => fault)).toEqual([
      expect.stringMatching(/^path was .*, is \/api\/v2$/),
      'needs a token now',
    ]);
    expect(change(({ calls }) => Object.assign(calls.getCart ?? {}, { auth: false }))).toEqual([
      { name: 'getCart', fault: 'is open to strangers now' },
    ]);
  });

  test('reports an event that was removed or lost a field', () => {
    expect(change(({ events }) => delete events['item.sold'])).toEqual([{ name: 'item.sold', fault: 'is gone' }]);
    const poorer = json(z.object({ data: z.object({}) }));
    expect(change(({ events }) => Object.assign(events, { 'item.sold': poorer }))).toContainEqual({
      name: 'item.sold',
      fault: 'data.quantity: is no longer there',
    });
  });

  test('names the areas that use a changed call or event', () => {
    expect(consumersOf('item.sold')).toEqual(expect.arrayContaining(['svc-analytics', 'svc-orders']));
    expect(consumersOf('submitOrder')).toContain('svc-orders');
  });
});

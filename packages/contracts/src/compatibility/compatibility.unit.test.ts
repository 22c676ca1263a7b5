import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { consumersOf } from '../../scripts/consumers.ts';
import { contractsVersion, lastReleased } from '../../scripts/released.ts';
import { isAccepted } from './accepted.ts';
import { breakingChanges } from './breaking-changes.ts';
import { schemaFaults } from './schema-faults.ts';
import { currentContracts, type Snapshot } from './snapshot.ts';

const json = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' });
const request = (before: z.ZodType, after: z.ZodType) => schemaFaults(json(before), json(after), 'request');
const answer = (before: z.ZodType, after: z.ZodType) => schemaFaults(json(after), json(before), 'answer');

test('nothing breaks clients and servers built with the last released contracts', () => {
  const released = lastReleased();
  const version = contractsVersion();
  if (Number.parseInt(version, 10) > Number.parseInt(released.version, 10)) return;
  const said = breakingChanges(released, currentContracts(version))
    .filter((change) => !isAccepted(change))
    .map(({ name, fault }) => `${name} ${fault} (used by ${consumersOf(name).join(', ') || 'nobody here'})`);
  expect(said).toEqual([]);
});

test('a change that was decided on all the same is named with its place, and lets nothing else through', () => {
  const change = (fault: string) => ({ name: 'listBuyerOrders', fault });
  expect(isAccepted(change('answer.orders[].items[].status: "Cancelled" is not understood'))).toBe(true);
  expect(isAccepted(change('answer.orders[].items[].status: "Lost" is not understood'))).toBe(false);
  expect(isAccepted(change('answer.orders[].items[].status: is no longer there'))).toBe(false);
});

describe('a request', () => {
  const before = z.strictObject({ name: z.string().max(10), size: z.enum(['S', 'M']).optional() });

  test('may take more', () => {
    const more = before.extend({
      name: z.string().max(20).nullable(),
      size: z.enum(['S', 'M', 'L']).optional(),
      gift: z.boolean().optional(),
    });
    expect(request(before, more)).toEqual([]);
  });

  test('may not need a field that was not there or was optional', () => {
    expect(request(before, before.extend({ gift: z.boolean() }))).toEqual(['gift: is required now']);
    expect(request(before, before.required())).toEqual(['size: is required now']);
  });

  test('may not take less', () => {
    expect(request(before, before.omit({ size: true }))).toEqual(['size: is no longer taken']);
    expect(request(before, before.extend({ name: z.string().max(5) }))).toEqual([
      'name: maxLength 10 where 5 is understood',
    ]);
    expect(request(before, before.extend({ size: z.enum(['S']).optional() }))).toEqual(['size: "M" is not understood']);
    expect(request(before, before.extend({ name: z.int() }))).toEqual(['name: string where integer is understood']);
  });
});

describe('an answer', () => {
  const before = z.object({ lines: z.array(z.object({ price: z.number(), size: z.string().nullable() })) });
  const line = before.shape.lines.element;
  const withLine = (shape: z.ZodType) => z.object({ lines: z.array(shape) });

  test('may say more, and less vaguely', () => {
    const after = line.extend({ price: z.int(), size: z.string(), seller: z.string() });
    expect(answer(before, withLine(after).extend({ total: z.number() }))).toEqual([]);
  });

  test('may not leave out what it said', () => {
    expect(answer(before, withLine(line.omit({ price: true })))).toEqual(['lines[].price: is no longer there']);
    expect(answer(before, withLine(line.partial({ price: true })))).toEqual(['lines[].price: may be missing now']);
  });

  test('may not say what its readers do not know', () => {
    expect(answer(before, withLine(line.extend({ price: z.number().nullable() })))).toEqual([
      'lines[].price: null where number is understood',
    ]);
    expect(answer(z.enum(['Pending']), z.enum(['Pending', 'Lost']))).toEqual([': "Lost" is not understood']);
    expect(answer(z.strictObject({}), z.strictObject({ a: z.string().optional() }))).toEqual([
      'a: is new to a reader that takes no unknown field',
    ]);
  });
});

describe('between versions', () => {
  const change = (edit: (contracts: Snapshot) => unknown) => {
    const released = currentContracts('1.0.0');
    const after = structuredClone(released);
    edit(after);
    return breakingChanges(released, after);
  };

  test('a call that is gone, moved or closed to strangers breaks its callers, and none is opened to strangers in passing', () => {
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

  test('an event that is gone or lost a field breaks its consumers', () => {
    expect(change(({ events }) => delete events['item.sold'])).toEqual([{ name: 'item.sold', fault: 'is gone' }]);
    const poorer = json(z.object({ data: z.object({}) }));
    expect(change(({ events }) => Object.assign(events, { 'item.sold': poorer }))).toContainEqual({
      name: 'item.sold',
      fault: 'data.quantity: is no longer there',
    });
  });

  test('what breaks is said with the areas that use it', () => {
    expect(consumersOf('item.sold')).toEqual(expect.arrayContaining(['svc-analytics', 'svc-orders']));
    expect(consumersOf('submitOrder')).toContain('svc-orders');
  });
});

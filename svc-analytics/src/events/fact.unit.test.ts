import { eventOf } from '@ethereal/contracts/events';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedEvents, factsOf } from './fact.ts';

const view = eventOf(['item.viewed']);
const event = {
  id: 'one',
  type: 'item.viewed',
  source: 'svc-catalog',
  subject: '0123456789abcdef01234567',
  time: '2026-02-28T12:34:56.789Z',
  data: {},
};

const parsed = <T>(parse: (value: unknown) => T, value: unknown): T | undefined => {
  try {
    return parse(value);
  } catch {
    return undefined;
  }
};

test('accepts exactly the views that the schema accepts, with the same content', () => {
  const odd = fc.oneof(
    fc.constantFrom<unknown>('', 'a'.repeat(100), 'a'.repeat(101), 7, null, undefined, [], {}, { more: 1 }),
    fc.constantFrom('2026-02-29T00:00:00Z', '2024-02-29T00:00:00Z', '2026-02-28T12:34Z', '2026-02-28'),
    fc.constantFrom('2026-02-28T12:34:56+01:00', '2026-02-28T12:34:56', '2026-13-01T00:00:00.000Z'),
    fc.constantFrom('0123456789ABCDEF01234567', '0123456789abcdef0123456', '0123456789abcdef0123456z'),
  );
  const field = fc.constantFrom(...Object.keys(event));
  fc.assert(
    fc.property(field, odd, (name, value) => {
      const given = { ...event, [name]: value };
      const [expected, found] = [view.parse, countedEvents.parse].map((parse) => parsed(parse, given));
      expect(found && factsOf(found as typeof found & { type: 'item.viewed' })).toEqual(
        expected && factsOf(expected as typeof expected & { type: 'item.viewed' }),
      );
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['2014-12-31T23:59:59.999Z', 'before 2015'],
  ['2999-01-01T00:00:00.000Z', 'in the future'],
])('rejects a view of %s', (time) => {
  expect(() => countedEvents.parse({ ...event, time })).toThrow('before 2015 or in the future');
});

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { announcementSent } from './announcement.ts';
import { calls } from './calls.ts';
import { batchSent, codeSent } from './code.ts';
import { settingsSent } from './message-settings.ts';
import { updateItemStatus } from './orders/line-calls.ts';
import { saleSent } from './sale.ts';

const early = '2026-12-01T00:00:00Z';
const late = '2026-12-02T00:00:00Z';

/** Returns the schemas of objects in a schema, with their paths. */
function objectsIn(schema: unknown, path = ''): [string, z.ZodObject][] {
  if (schema instanceof z.ZodPipe) return objectsIn(schema.def.in, path);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return objectsIn(schema.unwrap(), path);
  if (!(schema instanceof z.ZodObject)) return [];
  const inner = Object.entries(schema.shape).flatMap(([name, field]) => objectsIn(field, `${path}.${name}`));
  return [[path, schema], ...inner];
}

it('names the fields of every rule about several of them', () => {
  const waiting = calls.flatMap(({ id, body }) =>
    objectsIn(body, id).filter(([, { def }]) => def.checks?.some(({ _zod }) => !_zod.def.when)),
  );
  expect(waiting.map(([path]) => `${path}: add aboutFields of rule.ts to its rule`)).toEqual([]);
});

describe('aboutFields', () => {
  it.each<[string, z.ZodType, object, string[]]>([
    ['code', codeSent, { code: '?', kind: 'percent', from: late, until: early }, ['code', 'percent', 'until']],
    ['codes', batchSent, { prefix: '?', count: 0, kind: 'gift' }, ['prefix', 'count', 'gift']],
    ['sale', saleSent, { percent: 0, from: late, until: early }, ['percent', 'until']],
    ['sale of a price', saleSent, { from: 'soon' }, ['from', 'price']],
    ['announcement', announcementSent, { text: 7, from: late, until: early }, ['text', 'until']],
    ['note', settingsSent, { away: 7, awayFrom: '2026-12-02', awayUntil: '2026-12-01' }, ['away', 'awayUntil']],
    ['shipment', updateItemStatus.body, { status: 'Pending', carrier: 'UPS', lineId: 7 }, ['lineId', 'status']],
  ])('names all faults at once: %s', (_name, schema, sent, faulty) => {
    expect(schema.safeParse(sent).error?.issues.map(({ path }) => path.join('.'))).toEqual(faulty);
  });

  it.each([
    { percent: 10, price: '?' },
    { percent: 10, from: 'soon', until: early },
  ])('applies no rule to a field that is at fault itself: %o', (sent) => {
    expect(saleSent.safeParse(sent).error?.issues).toHaveLength(1);
  });

  it.each([[null], ['text'], [[]]])('applies no rule to %o, which is no object', (sent) => {
    expect(saleSent.safeParse(sent).error?.issues).toHaveLength(1);
  });
});

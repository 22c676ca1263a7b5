import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EVENTS } from '../src/events.ts';
import { documentedUsers } from './asyncapi.ts';
import { ASYNCAPI_FILE, asyncApiText } from './asyncapi-file.ts';

test('the document of the events is that of these contracts', () => {
  const hint = 'run: node packages/contracts/scripts/write-asyncapi.ts';
  expect(readFileSync(ASYNCAPI_FILE, 'utf8') === asyncApiText(), hint).toBe(true);
});

// Replicas of the catalogue are fed by the service kit, for whoever keeps one.
const REPLICATED = ['item.published', 'item.updated', 'item.unpublished'];

test.each(Object.keys(EVENTS) as (keyof typeof EVENTS)[])('%s is told to whom the code tells it', (type) => {
  const { said, found } = documentedUsers(type);
  const services = found.filter((area) => area.startsWith('svc-'));
  if (REPLICATED.includes(type)) expect(said).toEqual(expect.arrayContaining(services));
  else expect(services).toEqual(said);
});

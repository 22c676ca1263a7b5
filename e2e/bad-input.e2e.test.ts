import type { Call } from '@ethereal/contracts/call';
import { answeredError } from '@ethereal/contracts/call';
import { shapeOf } from '@ethereal/contracts/path-template';
import { everyCall } from '@ethereal/contracts/repository';
import { sampleParams } from '@ethereal/contracts/samples';
import { beforeAll, describe, expect, test } from 'vitest';
import { pathOf, send } from './kit/api.ts';
import { type Account, newAccount } from './kit/people.ts';
import { siteUrl } from './kit/site.ts';

const reachable = everyCall.filter(({ path, id }) => !path.startsWith('/internal/') && id !== 'signOut');
/** Roles are checked before the input; the test of the desk shows that no visitor without a role gets further. */
const open = reachable.filter(({ roles }) => !roles);
const desk = reachable.filter(({ roles }) => roles);
const withBody = open.filter(({ body }) => body);
const named = (list: readonly Call[]) => list.map((call) => [call.id, call] as const);
let account: Account;

beforeAll(async () => {
  account = await newAccount('Bad');
});

async function expectRefused(answer: Response, statuses: number[], what: string): Promise<void> {
  const text = await answer.text();
  expect(statuses, `${what}: ${answer.status} ${text.slice(0, 300)}`).toContain(answer.status);
  answeredError.parse(JSON.parse(text));
  expect(text).not.toMatch(/node_modules|\.ts:\d|Mongo/);
}

function raw(call: Call, body: BodyInit | null, type = 'application/json', method: string = call.method) {
  const headers = { 'content-type': type, authorization: `Bearer ${account.token}` };
  return fetch(siteUrl + pathOf(call, { params: sampleParams(call) }), { method, headers, body });
}

describe('refuses bodies that do not fit the call with a reason', () => {
  test.for(named(withBody))('%s', async ([, call]) => {
    for (const body of [{ unknownField: 1 }, [], 'text', 7, null, { $gt: '' }, { productId: { $gt: '' } }]) {
      const answer = await raw(call, JSON.stringify(body));
      await expectRefused(answer, [400], JSON.stringify(body));
    }
    await expectRefused(await raw(call, '{"broken":'), [400], 'broken JSON');
    await expectRefused(await raw(call, JSON.stringify({ fill: 'x'.repeat(1024 * 1024) })), [413], '1 MB');
    await expectRefused(await raw(call, '<a/>', 'text/xml'), [400, 415], 'XML');
  });
});

test('refuses every desk call of a visitor without a role, regardless of its body', async () => {
  expect(desk.length).toBeGreaterThan(10);
  for (const call of desk) {
    const body = call.body ? JSON.stringify({ reason: { $gt: '' } }) : null;
    await expectRefused(await raw(call, body), [403], call.id);
  }
});

describe('checks every field of a body by its own name', () => {
  test.for(named(withBody))('%s', async ([, call]) => {
    const fields = Object.keys(Object(Object(call.body).shape ?? Object(call.body).def?.shape));
    for (const field of fields) {
      for (const value of [{ $ne: null }, ['x'], 'x'.repeat(10_000)]) {
        const answer = await raw(call, JSON.stringify({ [field]: value }));
        await expectRefused(answer, [400], `${field}=${JSON.stringify(value).slice(0, 40)}`);
      }
    }
  });
});

describe('finds nothing by malformed ids', () => {
  const withId = open.filter(({ path }) => /\{(id|itemId|productId|orderId)\}/.test(path));
  const wrongIds = ['1', 'z'.repeat(24), '%00', '../../etc/passwd', '{"$gt":""}', 'a'.repeat(5000)];
  const bodies: Readonly<Record<string, object>> = { updateItemStatus: { status: 'Handed' } };

  test.for(named(withId))('%s', async ([, call]) => {
    const good = bodies[call.id];
    const body = good ?? (call.body && {});
    for (const wrong of wrongIds) {
      const params = { ...sampleParams(call), id: wrong, itemId: wrong, productId: wrong, orderId: wrong };
      const answer = await send(call, { params, body }, account.token);
      // Removing a line that is not in the cart succeeds; an id that leaves the path is malformed.
      if (call.id === 'deleteFromCart' && answer.ok) continue;
      const mayBeMalformed = body !== good || wrong.includes('..');
      await expectRefused(answer, mayBeMalformed ? [400, 404, 414] : [404, 414], wrong.slice(0, 30));
    }
  });
});

describe('refuses or ignores queries with operators, arrays or nonsense, without a 5xx', () => {
  test.for(named(reachable.filter(({ query }) => query)))('%s', async ([, call]) => {
    for (const name of Object.keys(Object(Object(call.query).shape))) {
      for (const query of [
        `${name}[$gt]=`,
        `${name}[]=a&${name}[]=b`,
        `${name}=a&${name}=b`,
        `${name}=${'x'.repeat(10_000)}`,
        `${name}=%00`,
      ]) {
        const answer = await fetch(`${siteUrl}${pathOf(call, { params: sampleParams(call) })}?${query}`, {
          method: call.method,
          headers: { authorization: `Bearer ${account.token}` },
        });
        await answer.body?.cancel();
        expect(answer.status, query.slice(0, 40)).toBeLessThan(500);
      }
    }
  });
  test('names the faulty parameters of list queries', async () => {
    for (const query of [
      'limit=1e9',
      'limit=0',
      'category=nothing',
      'sort=up',
      'cursor=broken',
      'minPrice=-1',
      'search[$gt]=a',
    ]) {
      await expectRefused(await fetch(`${siteUrl}/api/items?${query}`), [400], query);
    }
  });
});

test('answers 405 for an unknown method of a path and 404 for an unknown path', async () => {
  const paths = [...new Set(reachable.filter(({ id }) => id !== 'chatStream').map(({ path }) => path))];
  // `/api/reviews/{id}` and `/api/reviews/{itemId}` are one address.
  for (const path of paths) {
    const known = reachable.filter((call) => shapeOf(call.path) === shapeOf(path)).map(({ method }) => method);
    const call = reachable.find((candidate) => candidate.path === path);
    if (!call || known.includes('PUT')) continue;
    await expectRefused(await raw(call, '{}', 'application/json', 'PUT'), [405], `PUT ${path}`);
  }
  await expectRefused(await fetch(`${siteUrl}/api/nothing/here`), [404], 'unknown');
});

import type { Role } from '@ethereal/contracts/roles';
import { newId } from '@ethereal/service-kit/ids';
import { createReadableLog } from '@ethereal/service-kit/testing/readable-log';
import { afterEach, expect, it, vi } from 'vitest';
import { openCatalog, openListener } from '../testing/open-catalog.ts';

const log = createReadableLog();
const { surroundings, catalog } = await openCatalog({}, log.logger);
const received = await openListener(surroundings);

const by = (roles: Role[], mfa?: boolean) =>
  surroundings.tokens.headers(newId(), { roles, ...(mfa !== undefined && { mfa }) });
const save = (body: unknown, headers: Record<string, string> = by(['operator'])) =>
  catalog.call('PUT', '/api/desk/announcement', { body, headers });
const shown = async () => (await catalog.call('GET', '/api/announcement')).body;
const announced = () => received.events.filter(({ type }) => type === 'announcement.changed').length;
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

afterEach(() => save({ text: '' }));

it('answers every visitor, with the cache tag that its event purges', async () => {
  expect(await shown()).toEqual({ text: '' });
  const saved = await save({ text: ' <b>Free</b> delivery ' });
  expect([saved.status, saved.body]).toEqual([200, { text: '<b>Free</b> delivery' }]);
  expect(saved.headers.get('cache-control')).toBe('no-store');
  const { status, body, headers } = await catalog.call('GET', '/api/announcement');
  expect([status, body]).toEqual([200, { text: '<b>Free</b> delivery' }]);
  expect(headers.get('cache-tag')).toBe('announcement');
  await vi.waitFor(() =>
    expect(received.events).toContainEqual(
      expect.objectContaining({ type: 'announcement.changed', changes: ['announcement'] }),
    ),
  );
});

it('answers the desk with the stored announcement and its dates', async () => {
  const at = (headers: Record<string, string>) => catalog.call('GET', '/api/desk/announcement', { headers });
  expect((await at(by(['operator']))).body).toEqual({ text: '' });
  const planned = { text: 'Soon', from: inMs(60_000), until: inMs(120_000) };
  await save(planned);
  const read = await at(by(['support']));
  expect([read.status, read.body, read.headers.get('cache-control')]).toEqual([200, planned, 'no-store']);
  expect(await shown()).toEqual({ text: '' });
  expect((await at(by([]))).status).toBe(403);
});

it('writes a line to the audit trail, without the text of the announcement', async () => {
  const user = newId();
  await save({ text: 'Sale' }, surroundings.tokens.headers(user, { roles: ['operator'] }));
  const line = log.trail().find((candidate) => candidate.user === user);
  expect(line).toMatchObject({ audit: 'announcement.saved', requestId: expect.any(String) });
  expect(JSON.stringify(line)).not.toContain('Sale');
});

it.each([
  ['a visitor', {}, 401, 'UNAUTHENTICATED'],
  ['a user without a role', () => by([]), 403, 'FORBIDDEN'],
  ['support', () => by(['support']), 403, 'FORBIDDEN'],
  ['an operator without a second factor', () => by(['operator'], false), 403, 'SECOND_FACTOR_REQUIRED'],
])('rejects %s', async (_who, headers, status, code) => {
  const refused = await save({ text: 'Mine' }, typeof headers === 'function' ? headers() : headers);
  expect([refused.status, refused.body.code]).toEqual([status, code]);
  expect(await shown()).toEqual({ text: '' });
});

it.each([
  [{}],
  [{ text: null }],
  [{ text: 5 }],
  [{ text: 'x'.repeat(201) }],
  [{ text: 'New', html: true }],
  [{ text: 'New', from: 'tomorrow' }],
  [{ text: 'New', until: { $gt: '' } }],
  [{ text: 'New', from: '2026-02-02T00:00:00.001Z', until: '2026-02-02T00:00:00.000Z' }],
])('rejects %j and changes nothing', async (body) => {
  await save({ text: 'As it was' });
  expect((await save(body)).status).toBe(400);
  expect(await shown()).toEqual({ text: 'As it was' });
});

it('accepts 200 characters', async () => {
  await save({ text: 'x'.repeat(200) });
  expect(await shown()).toEqual({ text: 'x'.repeat(200) });
});

it('shows the announcement from its beginning until its end, and purges caches at both', async () => {
  const moreThan = (before: number) => vi.waitFor(() => expect(announced()).toBeGreaterThan(before));
  /** Saves an announcement that changes after three seconds. */
  const saveAndSee = async (body: object, shownFirst: string, shownThen: string) => {
    const before = announced();
    await save(body);
    expect(await shown()).toEqual({ text: shownFirst });
    await moreThan(before);
    const saved = announced();
    await vi.waitFor(async () => expect(await shown()).toEqual({ text: shownThen }));
    await moreThan(saved);
  };
  // The beginning and the end are of two announcements, so that each state lasts until the test has read it.
  await saveAndSee({ text: 'Soon', from: inMs(3000) }, '', 'Soon');
  await saveAndSee({ text: 'Ending', until: inMs(3000) }, 'Ending', '');
});

it('rejects an end in the past at its field, and changes nothing', async () => {
  await save({ text: 'As it was' });
  const refused = await save({ text: 'Yesterday', until: inMs(-1000) });
  expect(refused).toMatchObject({ status: 400, body: { errors: { until: 'The end must be in the future.' } } });
  expect(await shown()).toEqual({ text: 'As it was' });
});

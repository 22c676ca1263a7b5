import { newEvent } from '@ethereal/service-kit/events/event';
import { newId } from '@ethereal/service-kit/ids';
import { SHARE_PATH } from '@ethereal/service-kit/personal-data';
import { testEnvironment } from '@ethereal/service-kit/testing/environment';
import { openEvents } from '@ethereal/service-kit/testing/events';
import { startService } from '@ethereal/service-kit/testing/start-service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { service } from '../assemble.ts';
import { writeNote } from '../contract.ts';

let environment: Awaited<ReturnType<typeof testEnvironment>>;
let running: Awaited<ReturnType<typeof startService>>;
let events: Awaited<ReturnType<typeof openEvents>>;
beforeAll(async () => {
  environment = await testEnvironment('sample');
  running = await startService(service, environment.env);
  await Promise.all(running.consumers?.map((consumer) => consumer.ready()) ?? []);
  events = await openEvents(environment.env, ['sample.noted', 'user.erased']);
});
afterAll(async () => {
  await events.close();
  await running.close();
  await environment.close();
});

const as = (user: string) => environment.tokens.headers(user);
const write = (item: string, body: unknown, headers: Record<string, string>) =>
  fetch(`${running.url}/api/sample/notes/${item}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const notesOf = async (user: string) => (await fetch(`${running.url}/api/sample/notes`, { headers: as(user) })).json();
const shareOf = async (user: string) => (await fetch(running.url + SHARE_PATH, { headers: as(user) })).json();

describe('personal data', () => {
  it('exports the notes of a person and erases them with the account', async () => {
    const [user, item, deletion] = [newId(), newId(), newId()];
    await write(item, { text: 'Mine' }, as(user));
    expect(await shareOf(user)).toMatchObject({ notes: [{ item, text: 'Mine' }] });
    await events.publish(
      newEvent({ type: 'user.deleted', source: 'svc-identity', subject: user, data: {}, id: deletion }),
    );
    await events.next(({ id }) => id.startsWith(deletion));
    expect(await shareOf(user)).toEqual({ notes: [] });
  });
});

describe('PUT /api/sample/notes/{item}', () => {
  it('stores the note of its caller alone and publishes sample.noted', async () => {
    const [user, other, item] = [newId(), newId(), newId()];
    expect((await write(item, { text: 'Ask for linen' }, as(user))).status).toBe(200);
    expect(await notesOf(user)).toMatchObject({ notes: [{ item, text: 'Ask for linen' }] });
    expect(await notesOf(other)).toEqual({ notes: [] });
    const event = await events.next(({ subject }) => subject === item);
    expect(event).toMatchObject({ type: 'sample.noted', data: { user } });
  });

  it.each([
    ['without a token', { text: 'x' }, {}, 401],
    ['with a blank text', { text: ' ' }, undefined, 400],
    ['with a text of 501 characters', { text: 'x'.repeat(501) }, undefined, 400],
  ])('is refused %s', async (_, body, headers, status) => {
    expect((await write(newId(), body, headers ?? as(newId()))).status).toBe(status);
  });

  it('answers 429 above its limit', async () => {
    // The limit counts by address. An address of its own leaves the other tests below it.
    const headers = { ...as(newId()), 'x-forwarded-for': '203.0.113.1' };
    const statuses: number[] = [];
    for (let n = 0; n <= writeNote.rateLimit.max; n++)
      statuses.push((await write(newId(), { text: 'x' }, headers)).status);
    expect(statuses).toEqual([...Array(writeNote.rateLimit.max).fill(200), 429]);
  });
});

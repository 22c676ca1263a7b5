import { SHARE_PATH } from '@ethereal/service-kit/personal-data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startChat } from '../testing/service.ts';

let chat: Awaited<ReturnType<typeof startChat>>;
beforeAll(async () => {
  chat = await startChat();
});
afterAll(() => chat.close());

const send = (body: object, headers: Record<string, string>) =>
  fetch(`${chat.url}/api/chat_feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

test('stores the question and the answer if the answer missed', async () => {
  const headers = chat.tokens.headers('a'.repeat(24));
  const { checkpoint, text } = await chat.read('show me your finest zeppelins', { headers });
  const answer = await send({ checkpoint_id: checkpoint, meant: 'balloons' }, headers);
  expect(answer.status).toBe(202);
  expect(await chat.feedback.ofOwner(`user:${'a'.repeat(24)}`).toArray()).toMatchObject([
    { asked: 'show me your finest zeppelins', answered: text, meant: 'balloons' },
  ]);
});

test("rejects feedback on another visitor's conversation, an unknown one or none", async () => {
  const { checkpoint } = await chat.read('hello', { headers: chat.tokens.headers('a'.repeat(24)) });
  const other = chat.tokens.headers('b'.repeat(24));
  expect((await send({ checkpoint_id: checkpoint }, other)).status).toBe(404);
  expect((await send({ checkpoint_id: 'x'.repeat(32) }, other)).status).toBe(404);
  expect((await send({}, other)).status).toBe(400);
  expect(await chat.feedback.ofOwner(`user:${'b'.repeat(24)}`).toArray()).toEqual([]);
});

test('exports feedback with a person’s data and erases it with their account', async () => {
  const [user, other] = ['c'.repeat(24), 'd'.repeat(24)];
  const count = async (id: string) => {
    const share = await fetch(chat.url + SHARE_PATH, { headers: chat.tokens.headers(id) });
    const { feedback, conversations } = z
      .object({ feedback: z.array(z.looseObject({})), conversations: z.array(z.looseObject({})) })
      .parse(await share.json());
    return feedback.length + conversations.length;
  };
  for (const id of [user, other]) {
    const headers = chat.tokens.headers(id);
    const { checkpoint } = await chat.read('i am zelda@mail.test, 7 elm street', { headers });
    await send({ checkpoint_id: checkpoint, meant: 'a parcel' }, headers);
  }
  expect([await count(user), await count(other)]).toEqual([2, 2]);
  await chat.personalData.erase(user);
  expect([await count(user), await count(other)]).toEqual([0, 2]);
});

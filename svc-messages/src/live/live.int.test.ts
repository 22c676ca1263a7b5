import { newId } from '@ethereal/service-kit/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageId } from '../conversations/conversation.ts';
import { startMessages, type TestMessages } from '../testing/start-messages.ts';

let shop: TestMessages;
beforeAll(async () => {
  shop = await startMessages();
}, 60_000);
afterAll(() => shop?.close());

/** Opens the stream of a person; `until` reads it until the text appears. */
async function openStream(user: string) {
  const leaving = new AbortController();
  const headers = shop.tokens.headers(user);
  const response = await fetch(`${shop.url}/api/messages/stream`, { headers, signal: leaving.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  async function until(wanted: string): Promise<string> {
    while (!text.includes(wanted)) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) throw new Error(`The stream ended without "${wanted}": ${text}`);
      text += value;
    }
    return text;
  }
  return { until, close: () => leaving.abort() };
}

describe('GET /api/messages/stream', () => {
  it('sends each change to both people, and to nobody else', async () => {
    const { buyer, seller, id } = await shop.begin();
    const [ofBuyer, ofSeller, ofOther] = await Promise.all([
      openStream(buyer),
      openStream(seller),
      openStream(newId()),
    ]);
    await Promise.all([ofBuyer, ofSeller, ofOther].map((stream) => stream.until('event: ready')));
    await shop.send(buyer, id);
    const changed = `event: changed\ndata: {"conversation":"${id}","message":"${messageId(id, 2)}"}`;
    await Promise.all([ofBuyer.until(changed), ofSeller.until(changed)]);
    const { buyer: another, id: theirs } = await shop.begin();
    expect([another, theirs]).not.toContain(buyer);
    await shop.send(seller, id);
    expect(await ofSeller.until(messageId(id, 3))).not.toContain(theirs);
    for (const stream of [ofBuyer, ofSeller, ofOther]) stream.close();
  });

  it('makes a message delivered to its writer, who receives the change', async () => {
    const { buyer, seller, id } = await shop.begin();
    const progress = async () => (await shop.get(buyer, id)).body.messages.at(-1);
    expect(await progress()).toMatchObject({ delivered: false, readAt: null });
    const [ofBuyer, ofSeller] = await Promise.all([openStream(buyer), openStream(seller)]);
    await Promise.all([ofBuyer, ofSeller].map((stream) => stream.until('event: ready')));
    await shop.send(buyer, id);
    await shop.events.next(({ type, subject }) => type === 'message.delivered' && subject === id);
    expect(await progress()).toMatchObject({ delivered: true, readAt: null });
    const changed = messageId(id, 2);
    await ofBuyer.until(`${changed}"}\n\nevent: changed\ndata: {"conversation":"${id}","message":"${changed}"`);
    expect((await shop.get(seller, id)).body).toMatchObject({ unread: 2, messages: [{}, {}] });
    for (const stream of [ofBuyer, ofSeller]) stream.close();
  });

  it('sends a block and its end to both people', async () => {
    const { buyer, seller, id } = await shop.begin();
    const [ofBuyer, ofSeller] = await Promise.all([openStream(buyer), openStream(seller)]);
    await Promise.all([ofBuyer, ofSeller].map((stream) => stream.until('event: ready')));
    const changed = `event: changed\ndata: {"conversation":"${id}"}\n\n`;
    await shop.block(seller, id);
    await Promise.all([ofBuyer.until(changed), ofSeller.until(changed)]);
    await shop.unblock(seller, id);
    await ofBuyer.until(`${changed}${changed}`);
    for (const stream of [ofBuyer, ofSeller]) stream.close();
  });

  it('refuses a request without a token', async () => {
    expect((await fetch(`${shop.url}/api/messages/stream`)).status).toBe(401);
  });
});

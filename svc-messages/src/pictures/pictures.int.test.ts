import { randomUUID } from 'node:crypto';
import { newEvent } from '@ethereal/service-kit/events/event';
import { newId } from '@ethereal/service-kit/ids';
import { startServer, testDatabaseName } from '@ethereal/service-kit/testing/harness';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMessages, type TestMessages } from '../testing/start-messages.ts';
import { createPictures } from './hold-pictures.ts';

let shop: TestMessages;
beforeAll(async () => {
  shop = await startMessages();
}, 60_000);
afterAll(() => shop?.close());

const sendWith = (user: string, id: string, images: unknown[], text = '') =>
  shop.call('POST', `/api/conversations/${id}/messages`, user, { text, clientId: randomUUID(), images });

describe('pictures of a message', () => {
  it('reach the other side with their sizes, and are held once for a repeated request', async () => {
    const { buyer, seller, id } = await shop.begin();
    const picture = shop.neighbors.addPicture();
    const { body } = await sendWith(buyer, id, [picture]);
    const sized = { ...picture, width: 4, height: 3 };
    expect(body.images).toEqual([sized]);
    expect((await shop.get(seller, id)).body.messages.at(-1)).toMatchObject({ text: '', images: [sized] });
    expect((await shop.list(seller)).body.conversations[0].last.text).toBe('Picture');
    expect(shop.neighbors.holdersOf(picture.public_id)).toHaveLength(1);
  });

  it('stay with a stored message whose client id is sent again with other pictures', async () => {
    const { buyer, id } = await shop.begin();
    const [sent, later] = [shop.neighbors.addPicture(), shop.neighbors.addPicture()];
    const clientId = randomUUID();
    const send = (images: unknown[]) =>
      shop.call('POST', `/api/conversations/${id}/messages`, buyer, { text: '', clientId, images });
    const { body } = await send([sent]);
    for (const images of [[later], [{ url: '/images/x', public_id: 'x' }]])
      expect(await send(images)).toMatchObject({ status: 200, body: { _id: body._id, images: body.images } });
    expect(shop.neighbors.holdersOf(sent.public_id)).toHaveLength(1);
    expect(shop.neighbors.holdersOf(later.public_id)).toEqual([]);
  });

  it.each([
    ['of other people', () => [{ url: '/images/x', public_id: 'product-images-x' }]],
    ['beyond four', () => Array.from({ length: 5 }, () => shop.neighbors.addPicture())],
    ['without an address', () => [{ public_id: 'x' }]],
    ['missing from a blank message', () => []],
  ])('are rejected with 400 when %s', async (_, pictures) => {
    const { buyer, id } = await shop.begin();
    const { status, body } = await sendWith(buyer, id, pictures());
    expect(status).toBe(400);
    expect(Object.keys(body.errors).join()).toMatch(/^(images|text)/);
    expect((await shop.get(buyer, id)).body.messages).toHaveLength(1);
  });

  it('keep no hold when one of them is not the writer’s', async () => {
    const { buyer, id } = await shop.begin();
    const own = shop.neighbors.addPicture();
    expect((await sendWith(buyer, id, [own, { url: '/images/x', public_id: 'x' }])).status).toBe(400);
    expect(shop.neighbors.holdersOf(own.public_id)).toEqual([]);
  });

  it('lose their holds without a message, although svc-catalog cannot end one of them', async () => {
    const [failing, other] = [newId(), newId()];
    const picture = { url: '/images/x', public_id: 'x', width: 4, height: 3 };
    const catalog = await startServer(({ url = '' }, response) => {
      response.writeHead(url.includes(failing) && url.endsWith('/release') ? 500 : 200);
      response.end(JSON.stringify({ pictures: [picture], released: 1 }));
    });
    const client = await new MongoClient(shop.env.MONGODB_URL).connect();
    const db = client.db(testDatabaseName('holds'));
    const pictures = createPictures(db, { CATALOG_URL: catalog.url });
    for (const conversation of [failing, other])
      await pictures.hold({ conversation, side: 'buyer', clientId: '1' }, [picture], 'Bearer x', new Date(0));
    await expect(pictures.sweep(new Date(), async () => false)).rejects.toThrow();
    expect(await db.collection('holds').distinct('conversation')).toEqual([failing]);
    await db.dropDatabase();
    await client.close();
    catalog.close();
  });

  it('leave the conversation with the account of their writer', async () => {
    const { buyer, seller, id } = await shop.begin();
    const [mine, theirs] = [shop.neighbors.addPicture(), shop.neighbors.addPicture()];
    await sendWith(buyer, id, [mine], 'Mine');
    await sendWith(seller, id, [theirs], 'Theirs');
    const deletion = newId();
    const deleted = { type: 'user.deleted', source: 'svc-identity', subject: buyer, data: {}, id: deletion } as const;
    await shop.events.publish(newEvent(deleted));
    await shop.events.next((event) => event.type === 'user.erased' && event.id.startsWith(deletion));
    expect(shop.neighbors.holdersOf(mine.public_id)).toEqual([]);
    expect(shop.neighbors.holdersOf(theirs.public_id)).toHaveLength(1);
    const { messages } = (await shop.get(seller, id)).body;
    expect(messages.map(({ images }: { images: unknown[] }) => images.length)).toEqual([0, 0, 1]);
  });
});

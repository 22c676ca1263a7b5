import type { Call, CallAnswer } from '@ethereal/contracts/call';
import {
  getConversation,
  listConversations,
  type Message,
  readConversation,
  sendMessage,
  startConversation,
} from '@ethereal/contracts/messages';
import { listNotifications } from '@ethereal/contracts/notifications';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi, type Request } from '../kit/api.ts';
import { until } from '../kit/until.ts';
import { startKilling } from './killing.ts';
import { createPersistent } from './persistent.ts';
import { openShop, type Person, type Shop } from './shop.ts';

/** Messages of each side. Set MESSAGES=1000 for a long run. */
const MESSAGES = Number(process.env.MESSAGES ?? 60);
const TIMEOUT_MS = 120_000;
/** A process is killed as often as it is listed: the service more often than what it depends on. */
const VICTIMS = ['svc-messages', 'mongodb', 'svc-messages', 'rabbitmq', 'svc-messages'];
const MAX_REST_MS = 2000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ people: 1, items: 1 });
});
afterAll(() => shop?.close());

/** Repeats a call until the killed parts are back. @throws for a refusal */
async function answered<C extends Call>(call: C, request: Request, { token }: Person): Promise<CallAnswer<C>> {
  const answer = await createPersistent(shop.site.site)(call, request, token);
  if (answer === undefined) throw new Error(`${call.id} was refused.`);
  return answer;
}

async function messagesOf(id: string, person: Person): Promise<Message[]> {
  const all: Message[] = [];
  let before: string | null = '';
  while (before !== null) {
    const page: { messages: Message[]; before: string | null } = await answered(
      getConversation,
      { params: { id }, query: { before } },
      person,
    );
    all.unshift(...page.messages);
    before = page.before;
  }
  return all;
}

it(`stores ${2 * MESSAGES} messages once and in order while service, store and broker are killed`, async () => {
  const [buyer, item] = [shop.people[0], shop.items[0]];
  if (!buyer || !item) throw new Error('The shop has no buyer or no item.');
  const { seller, site } = shop;
  const about = { type: 'item', id: item._id } as const;
  const begin = { body: { about, text: 'buyer 0', clientId: 'buyer-0' } };
  const { _id: id } = await callApi(startConversation, begin, buyer.token, site.site);
  const persist = createPersistent(site.site);
  const stopKilling = startKilling(shop.site, VICTIMS, MAX_REST_MS);

  /** Sends the messages of a side one after the other, each until the shop has confirmed it. */
  async function write(name: string, { token }: Person): Promise<void> {
    for (let n = 1; n <= MESSAGES; n++) {
      const body = { text: `${name} ${n}`, clientId: `${name}-${n}` };
      await persist(sendMessage, { params: { id }, body }, token);
    }
  }
  await Promise.all([write('buyer', buyer), write('seller', seller)]);
  const kills = await stopKilling();
  console.log(`${2 * MESSAGES} messages; kills: ${[...kills].map(([name, count]) => `${name} ${count}`).join(', ')}`);

  const [ofBuyer, ofSeller] = await Promise.all([messagesOf(id, buyer), messagesOf(id, seller)]);
  expect(ofSeller.map(({ _id, text }) => [_id, text])).toEqual(ofBuyer.map(({ _id, text }) => [_id, text]));
  const positions = ofBuyer.map(({ _id }) => Number.parseInt(_id.slice(-8), 16));
  expect(positions).toEqual(positions.map((_, at) => at + 1));
  const wordsOf = (mine: boolean) => ofBuyer.filter((one) => one.mine === mine).map(({ text }) => text);
  expect(wordsOf(true)).toEqual(Array.from({ length: MESSAGES + 1 }, (_, n) => `buyer ${n}`));
  expect(wordsOf(false)).toEqual(Array.from({ length: MESSAGES }, (_, n) => `seller ${n + 1}`));

  const unreadOf = async (person: Person) => (await answered(listConversations, {}, person)).unread;
  expect([await unreadOf(buyer), await unreadOf(seller)]).toEqual([MESSAGES, MESSAGES + 1]);
  const upTo = ofBuyer.at(-1)?._id ?? '';
  await persist(readConversation, { params: { id }, body: { upTo } }, seller.token);
  expect([await unreadOf(buyer), await unreadOf(seller)]).toEqual([MESSAGES, 0]);

  // Each message has one notification in the end, and reading settles all of them.
  const bellOf = async (person: Person) => (await answered(listNotifications, {}, person)).unread;
  await until(
    'the bell of the reader',
    () => bellOf(seller),
    (unread) => unread === 0,
    TIMEOUT_MS,
  );
  await until(
    'the bell of the other',
    () => bellOf(buyer),
    (unread) => unread === MESSAGES,
    TIMEOUT_MS,
  );
}, 600_000);

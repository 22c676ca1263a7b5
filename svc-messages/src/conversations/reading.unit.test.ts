import { expect, it } from 'vitest';
import { type Conversation, messageId } from './conversation.ts';
import { type Command, decide } from './conversations.rules.ts';
import { createOwnConversations } from './own-conversations.ts';
import { createReading } from './reading.ts';

const [_id, buyer, seller, item] = ['c', 'b', 'd', 'e'].map((digit) => digit.repeat(24)) as [
  string,
  string,
  string,
  string,
];
const now = new Date('2026-01-01T12:00:00Z');

/** Returns the command of the buyer's next message. */
const message = (clientId: string): Command => ({
  kind: 'send',
  side: 'buyer',
  text: 'Is it warm?',
  clientId,
  now,
  standing: { blockedBy: [], suspended: [] },
  begin: {
    _id,
    about: { type: 'item', id: item, name: 'Coat' },
    buyer,
    seller,
    names: { buyer: 'Ada L.', seller: 'Blue Store' },
  },
});

/** Returns the conversation after the seller read up to a position, while another message arrived. */
async function readUpTo(position: number): Promise<Conversation | undefined> {
  let stored: Conversation | undefined;
  const apply = (command: Command) => {
    const before = stored;
    stored = decide(stored, command)?.state ?? stored;
    return { conversation: stored, earlier: undefined, before: { conversation: before, earlier: undefined } };
  };
  for (const clientId of ['client-1', 'client-2']) apply(message(clientId));
  const store = { find: async () => stored };
  const { read } = createReading({
    ...createOwnConversations(store),
    store,
    messages: {
      async unreadAfter({ tail }: Conversation, _side: string, after: number) {
        const count = tail.filter(({ by, seq }) => by === 'buyer' && seq > after).length;
        apply(message('client-3'));
        return count;
      },
      markRead: async () => {},
    },
    change: async (_: string, command: Command) => apply(command),
    now: () => now,
  } as unknown as Parameters<typeof createReading>[0]);
  await read(seller, _id, messageId(_id, position));
  return stored;
}

it.each([
  [1, 2],
  [2, 1],
])('keeps a message unread that arrives while the messages up to %i are read', async (position, unread) => {
  expect(await readUpTo(position)).toMatchObject({ seq: 3, unread: { seller: unread }, unreadFor: [seller] });
});

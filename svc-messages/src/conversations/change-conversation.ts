import type { Base } from '@ethereal/service-kit/base';
import { createBatcher } from '@ethereal/service-kit/events/batcher';
import type { EventEnvelope } from '@ethereal/service-kit/events/event';
import type { Outbox } from '@ethereal/service-kit/events/outbox';
import { createWrite } from '@ethereal/service-kit/write';
import type { Config } from '../config.ts';
import type { Conversation } from './conversation.ts';
import { type Command, decide } from './conversations.rules.ts';
import { CONVERSATIONS, type ConversationsStore, type Loaded } from './conversations.store.ts';

/** A conversation after a command; `before` is what the command changed, absent when nothing changed. */
type Changed = Loaded & { before?: Loaded; events?: readonly EventEnvelope[] };

/**
 * Changes a conversation by a command; returns it with the message of the command's client id, if any. `known` is what
 * the caller read before; it may be outdated.
 */
export type ChangeConversation = (_id: string, command: Command, known?: Loaded) => Promise<Changed>;

/** Maximum number of conversations whose messages are copied together. */
const COPIED_TOGETHER = 100;
/** Time for which conversations are collected before their messages are copied, in milliseconds. */
const COLLECT_MS = 300;

/** Returns the loaded conversation after a command, with the events to store; undefined when nothing changes. */
function decideLoaded(loaded: Loaded, command: Command) {
  const { earlier } = loaded;
  const decided = decide(loaded.conversation, command.kind === 'send' ? { ...command, earlier } : command);
  return decided && { state: { conversation: decided.state, earlier }, events: decided.events ?? [] };
}

/** Creates the write of conversations. Messages are copied to their collection after the write, in the background. */
export function createChangeConversation(base: Base<Config>, store: ConversationsStore, outbox: Outbox) {
  const { logger } = base;
  const copies = createBatcher<Conversation>({
    maxBatch: COPIED_TOGETHER,
    maxWaitMs: COLLECT_MS,
    async work(changed) {
      // The last state of a conversation has the tails of those before it.
      const last = new Map(changed.map((entry) => [entry._id, entry]));
      await store.archive([...last.values()]).catch((error: unknown) => {
        logger.warn({ err: error, conversations: [...last.keys()] }, 'messages are copied later by the sweep');
      });
    },
  });
  base.onStop('copies of messages', copies.drain);

  const write = createWrite<string, Changed, Command>({
    document: 'conversation',
    load: (_id, command) =>
      store.load({ _id, ...(command.kind === 'send' && { side: command.side, clientId: command.clientId }) }),
    decide: decideLoaded,
    async save(before, decided) {
      const saved = await store.save(before, decided);
      return saved && { ...saved, before, events: decided.events };
    },
  });

  const change: ChangeConversation = async (_id, command, known) => {
    const after = await write(_id, command, known);
    const { conversation, events } = after;
    outbox.announce(CONVERSATIONS, _id, events && { events });
    if (conversation && conversation.tail.length > 0) copies.add(conversation);
    return after;
  };
  return change;
}

import type { Base } from '@ethereal/service-kit/base';
import type { Outbox } from '@ethereal/service-kit/events/outbox';
import { createWrite } from '@ethereal/service-kit/write';
import type { Config } from '../config.ts';
import type { Conversation } from './conversation.ts';
import { type Command, decide } from './conversations.rules.ts';
import { CONVERSATIONS, type ConversationsStore, type Loaded } from './conversations.store.ts';

type Key = { _id: string };

/** A conversation after a command; `before` is what the command changed, absent when nothing changed. */
type Changed = Loaded & { before?: Loaded };

/** Changes a conversation by a command; returns it with the message of the command's client id, if any. */
export type ChangeConversation = (_id: string, command: Command) => Promise<Changed>;

/** Returns the loaded conversation after a command, with the events to store; undefined when nothing changes. */
function decideLoaded(loaded: Loaded, command: Command) {
  const { earlier } = loaded;
  const decided = decide(loaded.conversation, command.kind === 'send' ? { ...command, earlier } : command);
  return decided && { state: { conversation: decided.state, earlier }, events: decided.events ?? [] };
}

/** Creates the write of conversations. Messages are copied to their collection after the write, in the background. */
export function createChangeConversation(base: Base<Config>, store: ConversationsStore, outbox: Outbox) {
  const { logger } = base;
  const copying = new Set<Promise<void>>();
  base.onStop('copies of messages', () => Promise.all(copying));

  function copy(conversation: Conversation): void {
    const work = store
      .archive(conversation)
      .catch((error: unknown) => {
        logger.warn({ err: error, conversation: conversation._id }, 'messages are copied later by the sweep');
      })
      .finally(() => copying.delete(work));
    copying.add(work);
  }

  const change: ChangeConversation = async (_id, command) => {
    let changed: { before?: Loaded } = {};
    const sent = command.kind === 'send' ? { side: command.side, clientId: command.clientId } : {};
    const write = createWrite<Key, Loaded, Command>({
      document: 'conversation',
      load: () => store.load({ _id, ...sent }),
      decide: decideLoaded,
      async save(before, decided) {
        const saved = await store.save(before, decided);
        if (saved) changed = { before };
        return saved;
      },
    });
    const after = await write({ _id }, command);
    outbox.announce(CONVERSATIONS, _id);
    if (after.conversation && after.conversation.tail.length > 0) copy(after.conversation);
    return { ...after, ...changed };
  };
  return change;
}

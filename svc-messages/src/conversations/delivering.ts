import type { Side } from '@ethereal/contracts/messages';
import type { Base } from '@ethereal/service-kit/base';
import type { Config } from '../config.ts';
import type { ChangeConversation } from './change-conversation.ts';
import { deliveredTo } from './conversation.ts';
import type { Shown } from './conversations.view.ts';

/** Time for which deliveries in one conversation are collected into one write, in milliseconds. */
const COLLECT_MS = 300;

export type Delivering = ReturnType<typeof createDelivering>;

/**
 * Records in the background which messages have reached a page of their reader. A delivery that a crash loses is
 * recorded when the reader next loads the conversation or its list.
 */
export function createDelivering({ logger, onStop }: Base<Config>, change: ChangeConversation, now: () => Date) {
  const waiting = new Map<string, { _id: string; side: Side; upTo: number }>();
  let writing: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function writeAll(): Promise<void> {
    const all = [...waiting.values()];
    waiting.clear();
    await Promise.all(
      all.map(({ _id, side, upTo }) =>
        change(_id, { kind: 'deliver', side, upTo, now: now() }).catch((error: unknown) => {
          logger.warn({ err: error, conversation: _id }, 'a delivery is recorded when its reader next loads the list');
        }),
      ),
    );
  }
  function flush(): Promise<unknown> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeAll);
    return writing;
  }
  onStop('deliveries of messages', flush);

  /** Records that a page of a side has received the messages up to a position. */
  function deliver(_id: string, side: Side, upTo: number): void {
    const key = `${_id}:${side}`;
    waiting.set(key, { _id, side, upTo: Math.max(upTo, waiting.get(key)?.upTo ?? 0) });
    timer ??= setTimeout(flush, COLLECT_MS);
  }

  return {
    deliver,
    /** Records that the newest messages of shown conversations have reached the person of each side. */
    deliverShown(shown: readonly Shown[]): void {
      for (const { conversation, side } of shown)
        if (conversation.unread[side] > 0 && conversation.seq > deliveredTo(conversation, side))
          deliver(conversation._id, side, conversation.seq);
    },
  };
}

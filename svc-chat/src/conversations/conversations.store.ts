import { DAY_MS } from '@ethereal/contracts/durations';
import type { ErasedPeople } from '@ethereal/service-kit/erased-people';
import type { Db } from 'mongodb';
import type { Turn } from '../assistant/talk.ts';
import type { Memory } from './conversation.ts';
import { personOf } from './owner.ts';

/** Time after its last message for which a conversation is stored, in milliseconds. */
const KEPT_MS = 30 * DAY_MS;
/** Maximum number of turns stored per conversation. Older turns hardly affect how a message is read. */
const TURNS_KEPT = 40;
/** Milliseconds for which an answer waits for the database. */
export const STORE_TIMEOUT_MS = 1500;

type ConversationDocument = { _id: string; owner: string; turns: Turn[]; memory: Memory; expiresAt: Date };
export type KeptConversation = { turns: Turn[]; memory: Memory };
export type ConversationsStore = ReturnType<typeof createConversationsStore>;

/** Creates the store of conversations. Each belongs to one owner and expires 30 days after its last turn. */
export function createConversationsStore(db: Db, now: () => Date, erased: ErasedPeople) {
  const conversations = db.collection<ConversationDocument>('conversations');
  const erase = (owner: string) => conversations.deleteMany({ owner });
  return {
    async ensureIndexes(): Promise<void> {
      await conversations.createIndexes([{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }, { key: { owner: 1 } }]);
    },

    /** Returns undefined if the conversation is unknown, expired or belongs to another owner. */
    async find(id: string, owner: string): Promise<KeptConversation | undefined> {
      const found = await conversations.findOne({ _id: id, owner }, { timeoutMS: STORE_TIMEOUT_MS });
      if (!found || found.expiresAt <= now()) return undefined;
      return { turns: found.turns, memory: found.memory };
    },

    ofOwner: (owner: string) => conversations.find({ owner }, { projection: { turns: 1, expiresAt: 1 } }),

    async erase(owner: string): Promise<void> {
      await erase(owner);
    },

    /** Stores new turns. @throws gone when the account of the owner was deleted */
    async append(id: string, owner: string, turns: Turn[], memory: Memory): Promise<void> {
      const write = () =>
        conversations.updateOne(
          { _id: id, owner },
          {
            $push: { turns: { $each: turns, $slice: -TURNS_KEPT } },
            $set: { memory, expiresAt: new Date(now().getTime() + KEPT_MS) },
          },
          { upsert: true, timeoutMS: STORE_TIMEOUT_MS },
        );
      const person = personOf(owner);
      if (person === undefined) await write();
      else await erased.guard(person, write, () => erase(owner));
    },
  };
}

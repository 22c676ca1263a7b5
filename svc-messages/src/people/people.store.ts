import type { Side } from '@ethereal/contracts/messages';
import type { ErasedPeople } from '@ethereal/service-kit/erased-people';
import { gather } from '@ethereal/service-kit/gather';
import { unlessDuplicate } from '@ethereal/service-kit/mongo';
import type { Db } from 'mongodb';
import type { Conversation } from '../conversations/conversation.ts';
import { type Standing, sidesAmong } from '../conversations/conversations.rules.ts';

type Block = { _id: string; blocker: string; blocked: string; at: Date };
type Pair = Pick<Conversation, Side>;

const blockId = (blocker: string, blocked: string) => `${blocker}:${blocked}`;

export type PeopleStore = ReturnType<typeof createPeopleStore>;

/** Stores who blocked whom and whose account is suspended. */
export function createPeopleStore(db: Db, erased: ErasedPeople) {
  const blocks = db.collection<Block>('blocks');
  const suspended = db.collection<{ _id: string; at: Date; restored?: boolean }>('suspended');

  /** Reads who blocked whom and who is suspended in several lists of conversations by two commands. */
  const standingsOf = gather(async (lists: readonly (readonly Pair[])[]): Promise<Standing[][]> => {
    const conversations = lists.flat();
    const people = [...new Set(conversations.flatMap(({ buyer, seller }) => [buyer ?? [], seller ?? []].flat()))];
    const pairs = conversations.flatMap(({ buyer, seller }) =>
      buyer && seller ? [blockId(buyer, seller), blockId(seller, buyer)] : [],
    );
    const [found, suspensions] = await Promise.all([
      blocks.find({ _id: { $in: [...new Set(pairs)] } }).toArray(),
      suspended.find({ _id: { $in: people }, restored: { $ne: true } }).toArray(),
    ]);
    const blocked = new Set(found.map(({ _id }) => _id));
    const suspendedIds = new Set(suspensions.map(({ _id }) => _id));
    const standingOf = (pair: Pair): Standing => {
      const { buyer = '', seller = '' } = pair;
      const blockedBy: Side[] = [];
      if (blocked.has(blockId(buyer, seller))) blockedBy.push('buyer');
      if (blocked.has(blockId(seller, buyer))) blockedBy.push('seller');
      return { blockedBy, suspended: sidesAmong(pair, suspendedIds) };
    };
    return lists.map((list) => list.map(standingOf));
  });

  async function erase(user: string): Promise<void> {
    await blocks.deleteMany({ blocker: user });
    await blocks.deleteMany({ blocked: user });
    await suspended.deleteOne({ _id: user });
  }

  return {
    async ensureIndexes(): Promise<void> {
      await Promise.all([blocks.createIndex({ blocker: 1 }), blocks.createIndex({ blocked: 1 })]);
    },
    /** Stores a block; nothing when one of the accounts was deleted. */
    async block(blocker: string, blocked: string, at: Date): Promise<void> {
      const [_id, fields] = [blockId(blocker, blocked), { blocker, blocked, at }];
      await erased.guardAll(
        [blocker, blocked],
        async (gone) => gone.size > 0 || blocks.updateOne({ _id }, { $setOnInsert: fields }, { upsert: true }),
        () => blocks.deleteOne({ _id }),
      );
    },
    async unblock(blocker: string, blocked: string): Promise<void> {
      await blocks.deleteOne({ _id: blockId(blocker, blocked) });
    },
    /**
     * Stores since when an account is suspended or restored; nothing when it was deleted. An older event changes
     * nothing, whenever it arrives.
     */
    async setStanding(_id: string, isSuspended: boolean, at: Date): Promise<void> {
      const change = { $set: { at, restored: !isSuspended } };
      // The upsert of an older event fails because the document of the newer one exists.
      const write = () => unlessDuplicate(suspended.updateOne({ _id, at: { $lt: at } }, change, { upsert: true }));
      await erased.guardAll(
        [_id],
        async (gone) => gone.size > 0 || write(),
        () => erase(_id),
      );
    },
    /** Returns for each conversation, in the given order, who blocked whom and who is suspended. */
    standingsOf: (conversations: readonly Pair[]): Promise<Standing[]> => standingsOf(conversations),
    blocksOf: (user: string) => blocks.find({ blocker: user }, { projection: { blocked: 1, at: 1, _id: 0 } }),
    erase,
  };
}

import type { Collection, Db } from 'mongodb';

/** A helpful vote. `_id` is `<review>:<user>`. */
type Vote = { _id: string; review: string; item: string; user: string };

/** Maximum number of votes of one person on one item that are read; people cast fewer. */
const MAX_OF_ONE = 1000;

export type VotesStore = ReturnType<typeof createVotesStore>;

/** Stores helpful votes. They are counted when read, so no count can be wrong. */
export function createVotesStore(db: Db) {
  const votes: Collection<Vote> = db.collection('review_votes');
  const voteId = (review: string, user: string) => `${review}:${user}`;
  return {
    async ensureIndexes(): Promise<void> {
      await votes.createIndexes([{ key: { review: 1 } }, { key: { user: 1, item: 1 } }]);
    },
    /** Adds a vote. Returns false when the person had voted before. */
    async add({ review, item, user }: Omit<Vote, '_id'>): Promise<boolean> {
      const vote = { $setOnInsert: { review, item, user } };
      const { upsertedCount } = await votes.updateOne({ _id: voteId(review, user) }, vote, { upsert: true });
      return upsertedCount === 1;
    },
    /** Removes a vote. Returns false when the person had not voted. */
    async remove(review: string, user: string): Promise<boolean> {
      return (await votes.deleteOne({ _id: voteId(review, user) })).deletedCount === 1;
    },
    /** Returns the number of votes of each review; reviews without votes are absent. */
    async counts(reviews: readonly string[]): Promise<Map<string, number>> {
      if (reviews.length === 0) return new Map();
      const groups = await votes
        .aggregate<{ _id: string; count: number }>([
          { $match: { review: { $in: [...reviews] } } },
          { $group: { _id: '$review', count: { $sum: 1 } } },
        ])
        .toArray();
      return new Map(groups.map(({ _id, count }) => [_id, count]));
    },
    /** Returns the reviews of an item that a person found helpful. */
    async of(item: string, user: string): Promise<string[]> {
      const found = await votes
        .find({ user, item }, { projection: { review: 1 } })
        .limit(MAX_OF_ONE)
        .toArray();
      return found.map(({ review }) => review);
    },
    async deleteOfReview(review: string): Promise<void> {
      await votes.deleteMany({ review });
    },
    async erase(user: string): Promise<void> {
      await votes.deleteMany({ user });
    },
  };
}

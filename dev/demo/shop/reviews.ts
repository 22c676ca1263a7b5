import { setTimeout as wait } from 'node:timers/promises';
import { addReview, getMyReview, replyToReview } from '@ethereal/contracts/reviews';
import { type AccountName, people } from '../accounts.ts';
import type { FindItem } from './items.ts';
import type { People } from './session.ts';

const LOOK_AGAIN_MS = 200;

/** Writes the missing reviews once the shop has received the deliveries. */
export async function writeReviews(name: AccountName, sessions: People, find: FindItem): Promise<void> {
  const session = sessions[name];
  for (const { of, reply, ...review } of people[name].reviews ?? []) {
    const { id: productId, item } = find(of);
    if (sessions[item.seller].userId === session.userId) continue;
    const params = { itemId: productId };
    let mine = await session.call(getMyReview, { params });
    while (!mine.review && !mine.mayWrite) {
      await wait(LOOK_AGAIN_MS);
      mine = await session.call(getMyReview, { params });
    }
    if (mine.review) continue;
    const { _id: id } = await session.call(addReview, { body: { ...review, productId } });
    if (reply) await sessions[item.seller].call(replyToReview, { params: { id }, body: { text: reply } });
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import { addReview, getMyReview, type ReviewSent, replyToReview } from '@ethereal/contracts/reviews';
import type { AccountName } from '../accounts.ts';
import type { Sellers } from './items.ts';
import type { Session } from './session.ts';
import type { Shelf } from './shelf.ts';

type DemoReview = ReviewSent & { of: string; reply?: string };

const LOOK_AGAIN_MS = 200;

/** What they think of what they received. */
export const reviews: Partial<Record<AccountName, readonly DemoReview[]>> = {
  shopper: [
    {
      ...{ of: 'Linen Sundress in Butter', rating: 5, title: 'The dress of the summer' },
      text: 'Light, lined where it should be, and the butter yellow is warmer than in the pictures. I wear an M and it fits as one.',
      reply: 'Thank you, Clara! We dye the linen in small lots, so the warmth is really there.',
    },
    {
      ...{ of: 'Braided Mule Sandals', rating: 4, title: '' },
      text: 'Beautiful and comfortable after two days. They run a little narrow.',
    },
    {
      ...{ of: 'Stoneware Teapot', rating: 5, title: 'Pours without a drip' },
      text: 'Heavier than it looks and keeps the tea warm for an hour.',
    },
    {
      ...{ of: 'Floral Midi Dress', rating: 5, title: 'Asked about it three times' },
      text: 'The print is crisp and it moves beautifully. Washes well on cold.',
    },
    {
      of: 'Washed Denim Jacket',
      rating: 4,
      title: 'A keeper',
      text: 'Soft from the first day. Sleeves a touch long.',
    },
    {
      of: 'Two-Tone Leather Handbag',
      rating: 5,
      text: 'Real leather, neat seams, and it holds a small laptop.',
    },
  ],
  shopper2: [
    {
      ...{ of: 'Linen Shirt in Sea Blue', rating: 5, title: 'Bought a second one' },
      text: 'Good cut, proper buttons. Creases like linen does, which I like.',
    },
    {
      ...{ of: 'Heavyweight Organic Cotton T-Shirt', rating: 4, title: 'Solid' },
      text: 'Thick without being stiff. Shrank a little in the first wash.',
      reply:
        'Thanks for telling us. A cold wash keeps it true to size; we have added that to the description.',
    },
    { of: 'Straight Leg Raw Denim Jeans', rating: 3, text: 'Great denim, but go one size up.' },
    {
      of: 'Floral Midi Dress',
      rating: 4,
      text: 'A present for my sister. She loves it; the belt could be longer.',
    },
    {
      of: 'Noise-Cancelling Wireless Headphones',
      rating: 5,
      title: 'Quiet at last',
      text: 'The subway is gone. Battery lasts my week.',
    },
    { of: 'Hand-Thrown Amphora Vase', rating: 5, text: 'Each one is different, and mine is perfect.' },
  ],
  seller3: [
    {
      of: 'Washed Denim Jacket',
      rating: 5,
      title: 'Better than vintage',
      text: 'I sell knitwear and know a good seam when I see one.',
    },
    { of: 'Two-Tone Leather Handbag', rating: 4, text: 'Lovely bag. The strap needs a few days.' },
    { of: 'Floral Midi Dress', rating: 5, text: 'Fits like it was made for me.' },
  ],
};

/** Writes the reviews that are missing, when the shop has heard that the items arrived. */
export async function writeReviews(
  name: AccountName,
  session: Session,
  shelf: Shelf,
  sellers: Sellers,
): Promise<void> {
  for (const { of, reply, ...review } of reviews[name] ?? []) {
    const { id: productId, item } = shelf(of);
    if (sellers[item.seller].userId === session.userId) continue;
    const params = { itemId: productId };
    let mine = await session.call(getMyReview, { params });
    while (!mine.review && !mine.mayWrite) {
      await wait(LOOK_AGAIN_MS);
      mine = await session.call(getMyReview, { params });
    }
    if (mine.review) continue;
    const { _id: id } = await session.call(addReview, { body: { ...review, productId } });
    if (reply) await sellers[item.seller].call(replyToReview, { params: { id }, body: { text: reply } });
  }
}

import { asksForGoods, type Exclusion, type Wish } from '../understand/wish.ts';

/** "No leather please", and nothing else. */
export const onlyExcludes = ({ not, ...wish }: Wish) => not.length > 0 && !asksForGoods({ ...wish, not: [] });

/** The wish with what is never to be shown in this conversation. */
export const mergeAvoided = (avoid: readonly Exclusion[], wish: Wish): Wish => ({
  ...wish,
  not: [
    ...wish.not,
    ...avoid.filter((one) => !wish.not.some(({ type, id }) => type === one.type && id === one.id)),
  ],
});

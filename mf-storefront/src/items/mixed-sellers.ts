/** Maximum number of items of one seller in a row of cards. */
const MAX_OF_SELLER = 2;

/** Returns the first `count` items with at most two of each seller, then others if there are too few. */
export function mixedSellers<T extends { user: string }>(items: readonly T[], count: number): T[] {
  const sold = new Map<string, number>();
  const fits = items.filter(({ user }) => {
    const before = sold.get(user) ?? 0;
    sold.set(user, before + 1);
    return before < MAX_OF_SELLER;
  });
  const others = items.filter((item) => !fits.includes(item));
  return [...fits, ...others].slice(0, count);
}

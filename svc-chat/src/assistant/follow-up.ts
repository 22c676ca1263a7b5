import type { Memory } from '../conversations/conversation.ts';
import type { Wish } from '../goods/wish.ts';
import { mergeRefused } from '../reading/refused.ts';

const orElse = <T>(some: readonly T[], others: readonly T[]): readonly T[] => (some.length > 0 ? some : others);

/** Returns the previous wish with the parts of the new one added or replaced. */
export function goOn(before: Wish, now: Wish): Wish {
  const otherKind = now.kinds.length > 0;
  const kept = otherKind
    ? { ...before, colours: [], materials: [], quantities: [], sizes: [], words: '', kinds: [] }
    : before;
  const wanted = new Set([...now.colours, ...now.materials, ...now.kinds]);
  const refused = mergeRefused([kept.refused, now.refused]);
  const without = (some: readonly string[]) => some.filter((one) => !wanted.has(one));
  const gone = new Set([...now.refused.colours, ...now.refused.materials]);
  const still = (some: readonly string[]) => some.filter((one) => !gone.has(one));
  return {
    ...kept,
    ...now,
    words: `${kept.words} ${now.words}`.trim(),
    kinds: orElse(now.kinds, kept.kinds),
    colours: orElse(now.colours, still(kept.colours)),
    materials: orElse(now.materials, still(kept.materials)),
    sizes: orElse(now.sizes, kept.sizes),
    quantities: orElse(now.quantities, kept.quantities),
    order: now.order === 'relevance' ? kept.order : now.order,
    refused: {
      ...refused,
      colours: without(refused.colours),
      materials: without(refused.materials),
      kinds: without(refused.kinds),
    },
    allergens: [...new Set([...(kept.allergens ?? []), ...(now.allergens ?? [])])],
  };
}

/** Returns the wishes that result from a message and the wishes before it. */
export function goOnAll(memory: Memory, now: readonly Wish[]): Wish[] {
  const before = memory.sought ?? [];
  const [only] = now;
  if (!only || before.length === 0) return [...now];
  if (now.length > 1) return now.map((wish) => ({ ...wish, ...(wish.audience ? {} : audienceOf(before)) }));
  // A statement that belongs to none of several wishes applies to all of them.
  if (only.kinds.length > 0) return [goOn(before.at(-1) ?? only, only)];
  return before.map((wish) => goOn(wish, only));
}

const audienceOf = (before: readonly Wish[]) => {
  const audience = before.at(-1)?.audience;
  return audience ? { audience } : {};
};

/** Adds the substances that must not be shown in this conversation, for every wish. */
export function withAvoided(wish: Wish, avoid: readonly string[] = []): Wish {
  if (avoid.length === 0) return wish;
  const all = [...new Set([...(wish.allergens ?? []), ...avoid])];
  return {
    ...wish,
    allergens: all,
    refused: { ...wish.refused, materials: [...new Set([...wish.refused.materials, ...avoid])] },
  };
}

import type { Shelf } from '../shelf/shelf.ts';
import { clausesByPerson } from './each-person.ts';
import { type Mark, marksOf } from './marks.ts';
import type { Prepared } from './prepare.ts';
import { type ReadWishes, readClause } from './read-clause.ts';
import { asksForGoods, type Wish } from './wish.ts';

export type { ReadWishes } from './read-clause.ts';

/** "for the whole family, me (f), hubby and our kid": the same for each. */
const ALL_OF_US =
  /\b(?:whole|entire|all the|all of (?:the|my|our)) family\b|\bfamily of (?:three|four|five|3|4|5)\b/;
const EACH = /\b(?:each|both|apiece|per (?:person|gift|present))\b/;

/** All that a prepared message says somebody looks for: one wish or several. */
export function readWishes(prepared: Prepared, shelf: Shelf): ReadWishes {
  const all = readClause(prepared, shelf);
  const [only] = all.wishes;
  if (only && all.wishes.length === 1 && only.kinds.length > 0 && !only.gift) {
    const groups = groupsIn(all.marks, prepared.clean);
    if (groups.length > 1)
      return { ...all, wishes: groups.map((who) => ({ ...only, recipient: { who }, person: who })) };
  }
  const besides = somethingBesides(prepared, all, shelf);
  if (besides) return besides;
  const clauses = clausesByPerson(prepared, all.marks);
  if (!clauses) return all;
  const isGift = all.wishes.some(({ gift }) => gift);
  const not = all.wishes[0]?.not ?? [];
  const { maxPrice } = all.wishes[0] ?? {};
  const wishes = clauses.flatMap(({ said, prepared: clause }) =>
    readClause(clause, shelf).wishes.map(
      (wish): Wish => ({
        ...wish,
        person: said,
        // What is refused of one clause is better kept from both.
        not,
        ...(isGift ? { gift: true } : {}),
        ...(maxPrice !== undefined && EACH.test(prepared.clean) ? { maxPrice } : {}),
      }),
    ),
  );
  return wishes.every(({ recipient }) => recipient) ? { ...all, wishes } : all;
}

/** "a teapot and also something to serve salad in": a thing by its name, and another by what it is for. */
function somethingBesides({ tokens }: Prepared, all: ReadWishes, shelf: Shelf): ReadWishes | undefined {
  const at = tokens.findIndex(
    ({ word }, index) =>
      index > 1 &&
      /^(?:something|anything)$/.test(word) &&
      /^(?:to|for)$/.test(tokens[index + 1]?.word ?? '') &&
      tokens
        .slice(index - 2, index)
        .some(({ word: before, mark }) => mark === ',' || /^(?:and|plus)$/.test(before)),
  );
  if (at < 0 || all.wishes.some(({ gift, kinds }) => gift || kinds.length === 0)) return undefined;
  const after = tokens.slice(at);
  // "a dress and something to wear with it" is one question, and a price or a person holds for both.
  if (after.some(({ word }) => /^(?:with|it|them|this|that|these|those|match|wear)$/.test(word)))
    return undefined;
  const named = readClause(clauseOf(tokens.slice(0, at)), shelf).wishes;
  const other = readClause(clauseOf(after), shelf).wishes;
  const [first] = all.wishes;
  if (named.length !== all.wishes.length || named.some(({ kinds }) => kinds.length === 0)) return undefined;
  if (marksOf(after).some(({ type }) => type === 'kind') || other.length !== 1 || !other.every(asksForGoods))
    return undefined;
  const common = {
    not: first?.not ?? [],
    ...(first?.recipient ? { recipient: first.recipient } : {}),
    ...(first?.maxPrice === undefined ? {} : { maxPrice: first.maxPrice }),
  };
  return { ...all, wishes: [...named, ...other].map((wish) => ({ ...wish, ...common })) };
}

/** Some words of a message as one by itself. */
const clauseOf = (tokens: Prepared['tokens']): Prepared => ({
  tokens,
  clean: tokens
    .map(({ word }) => word)
    .join(' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .replace(/\$ (\d)/g, '$$$1'),
});

/** The shelves of those for whom the same is sought. */
function groupsIn(marks: readonly Mark[], clean: string): ('women' | 'men' | 'kids')[] {
  if (ALL_OF_US.test(clean)) return ['women', 'men', 'kids'];
  const last = marks.findLast(({ type }) => type === 'kind');
  const said = marks.flatMap((mark, at) => {
    if (mark.type !== 'person' || mark.person.who === 'anyone' || mark.from < (last?.to ?? 0)) return [];
    const near = marks.slice(Math.max(0, at - 3), at).map(({ phrase }) => phrase);
    return near.some((phrase) => /^(?:for|and|plus|,|&)$/.test(phrase)) ? [mark.person.who] : [];
  });
  const joined = /\bfor (?:\w+ ){1,3}(?:and|, ?\w+)|\bmatching\b/.test(clean);
  return joined ? [...new Set(said)] : [];
}

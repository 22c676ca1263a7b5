import type { Shelf } from '../shelf/shelf.ts';
import { clausesByPerson } from './each-person.ts';
import type { Mark } from './marks.ts';
import type { Prepared } from './prepare.ts';
import { type ReadWishes, readClause } from './read-clause.ts';
import { asksForGoods, emptyWish, type Wish } from './wish.ts';

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

const THING = /^(?:something|anything|thing|things|piece|item|one)$/;
const OF_THING = /^(?:to|for|that|which|against|i)$/;
/** What stands before a thing that is described, and says no more. */
const LEADS_TO_THING = /^(?:one|a|an|some|another|also|please|need|want|get|me|i|we|find|show)$/;
const JOINS_TWO = /^(?:and|plus|then|also|or)$/;

/** From where to where things are described by what they are for, in a list with others. */
function describedIn(tokens: Prepared['tokens'], marks: readonly Mark[]): { from: number; to: number }[] {
  const ends = (at: number) => {
    const token = tokens[at];
    return token === undefined || token.mark !== undefined || JOINS_TWO.test(token.word);
  };
  const kindsAt = new Set(marks.flatMap(({ type, from }) => (type === 'kind' ? [from] : [])));
  const beginsThing = (at: number): boolean => {
    let start = at;
    while (LEADS_TO_THING.test(tokens[start]?.word ?? '') && !OF_THING.test(tokens[start + 1]?.word ?? ''))
      start += 1;
    return (
      THING.test(tokens[start]?.word ?? '') &&
      [1, 2].some((next) => OF_THING.test(tokens[start + next]?.word ?? ''))
    );
  };
  const found: { from: number; to: number }[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if ((at > 0 && !ends(at - 1)) || ends(at) || !beginsThing(at)) continue;
    let to = at;
    // "something for my hands and feet": what is joined and is no thing belongs to it.
    for (;;) {
      while (!ends(to)) to += 1;
      const next = to + 1;
      if (tokens[to] === undefined || tokens[to]?.mark === '.' || beginsThing(next)) break;
      let end = next;
      while (!ends(end)) end += 1;
      const more = tokens.slice(next, end);
      if (more.length === 0 || more.length > 4 || more.some((_, index) => kindsAt.has(next + index))) break;
      to = end;
    }
    found.push({ from: at, to });
    at = to;
  }
  return found;
}

/** "a teapot and something to serve salad in", "one thing for lips, one nail polish": some by name, others by what they are for. */
function somethingBesides({ tokens }: Prepared, all: ReadWishes, shelf: Shelf): ReadWishes | undefined {
  if (all.wishes.some(({ gift }) => gift)) return undefined;
  const spans = describedIn(tokens, all.marks);
  if (spans.length === 0) return undefined;
  // "a dress and something to wear with it" is one question.
  const isBeside = (said: Prepared['tokens']) =>
    /\b(?:with|match(?:es|ing)?|over|under|beside)(?: (?:it|them|this|that|these|those)\b| *$)/.test(
      said.map(({ word }) => word).join(' '),
    );
  const described = spans.map(({ from, to }) => ({ from, said: tokens.slice(from, to) }));
  if (described.some(({ said }) => isBeside(said))) return undefined;
  const rest = tokens.filter((_, at) => !spans.some(({ from, to }) => at >= from && at < to));
  const named = readClause(clauseOf(rest), shelf).wishes.filter(({ kinds }) => kinds.length > 0);
  if (named.length + described.length < 2) return undefined;
  const frame = named[0] ?? all.wishes[0] ?? emptyWish();
  const others = described.map(({ from, said }) => ({
    from,
    wishes: readClause(clauseOf(said), shelf).wishes.filter(asksForGoods),
  }));
  // "a dress for her and one for me": another of the same.
  const another = described.some(
    ({ said: [first, next] }, index) =>
      first?.word === 'one' &&
      OF_THING.test(next?.word ?? '') &&
      others[index]?.wishes.some(({ kinds }) => kinds.length === 0),
  );
  // "something for the bride, she loves silk": for whom it is, and no thing of its own.
  const forWhom = others.some(({ wishes }) =>
    wishes.some(({ kinds, recipient }) => kinds.length === 0 && recipient),
  );
  if (another || forWhom || others.some(({ wishes }) => wishes.length !== 1)) return undefined;
  const common = {
    not: all.wishes[0]?.not ?? [],
    ...(frame.recipient ? { recipient: frame.recipient } : {}),
    ...(frame.age === undefined ? {} : { age: frame.age }),
    ...(frame.maxPrice === undefined ? {} : { maxPrice: frame.maxPrice }),
    ...(frame.minPrice === undefined ? {} : { minPrice: frame.minPrice }),
  };
  const heads = all.marks.filter(
    ({ type, from }) => type === 'kind' && !spans.some((span) => from >= span.from && from < span.to),
  );
  const wishes = named.map((wish) => ({ ...wish, not: common.not }));
  for (const [index, { from, wishes: own }] of others.entries()) {
    const before = Math.min(named.length, heads.filter((mark) => mark.from < from).length);
    wishes.splice(before + index, 0, ...own.map((wish) => ({ ...wish, ...common })));
  }
  return { ...all, wishes };
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

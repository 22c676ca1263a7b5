import type { Mark } from './marks.ts';
import type { Prepared, Token } from './prepare.ts';

const JOINER = /^(?:and|plus|also|but|while)$/;
const OWNER = /^(?:my|our|the|his|her|a|an|one|another|little|old|best|new|dear)$/;
const NO_VERB = /^(?:and|or|plus|who|that|for|with|in|to|from|of|on|at|under|below|up|max|please|too|then)$/;

/** Where a clause about another person may begin: at a comma, a full stop, or a word that joins. */
function startBefore(tokens: readonly Token[], at: number): number | undefined {
  for (let from = at; from > 0 && at - from < 7; from -= 1) {
    const before = tokens[from - 1];
    if (before?.mark) return from;
    if (before && JOINER.test(before.word)) return from;
  }
  return undefined;
}

/** "for mum …", "my dad likes …": whom a clause is about, at its beginning. */
function startOf(person: Mark, tokens: readonly Token[]): number | undefined {
  let at = person.from;
  while (OWNER.test(tokens[at - 1]?.word ?? '')) at -= 1;
  const isFor = tokens[at - 1]?.word === 'for';
  const next = tokens[person.to];
  const isSubject = next !== undefined && !next.mark && !NO_VERB.test(next.word);
  const clause = startBefore(tokens, at);
  if (isFor) return at === 1 ? 0 : (clause ?? -1);
  return isSubject && (at === 0 || clause === at) ? at : undefined;
}

/**
 * "For mum who loves tea and for dad who shaves": a clause for each of the people, all that stands before the first in
 * the first; undefined where fewer than two are spoken of in clauses of their own.
 */
export function clausesByPerson(
  { tokens }: Prepared,
  marks: readonly Mark[],
): { said: string; prepared: Prepared }[] | undefined {
  const people = marks.flatMap((mark) => {
    if (
      mark.type !== 'person' ||
      /^(?:he|she|him|her|his|someone|somebody|person|man|woman|adult)$/.test(mark.phrase)
    )
      return [];
    const start = startOf(mark, tokens);
    return start === undefined ? [] : [{ mark, start }];
  });
  const firsts = people.filter(
    ({ mark, start }, at) => at === 0 || (start > 0 && mark.phrase !== people[at - 1]?.mark.phrase),
  );
  if (firsts.length < 2 || firsts.length > 4) return undefined;
  return firsts.map(({ mark, start }, at) => {
    const end = firsts[at + 1]?.start ?? tokens.length;
    let part = tokens.slice(at === 0 ? 0 : start, end);
    while (part.length > 0 && (part.at(-1)?.mark || JOINER.test(part.at(-1)?.word ?? '')))
      part = part.slice(0, -1);
    return {
      said: tokens
        .slice(mark.from, mark.to)
        .map(({ word }) => word)
        .join(' '),
      prepared: {
        tokens: part,
        clean: part
          .map(({ word }) => word)
          .join(' ')
          .replace(/ ([,.;:!?])/g, '$1')
          .replace(/\$ (\d)/g, '$$$1'),
      },
    };
  });
}

import { PATTERNS, QUALITY_FAMILIES, QUALITY_OF } from '../lexicon/attributes.ts';
import { isKindOf } from '../lexicon/kinds.ts';
import { phraseOf } from '../lexicon/phrase.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { exclusionOf } from './exclusion-of.ts';
import type { Mark } from './marks.ts';
import type { Token } from './prepare.ts';
import { addConvictions, addReactions } from './reactions.ts';
import { type Cue, cuesOf } from './refusal-cues.ts';
import type { Exclusion } from './wish.ts';

/** Where a new thought begins, so that what was not wanted ends. */
const ENDS = new Set(
  'but just only please however otherwise because since show need want looking look search find give prefer under below max if what which than around would could can should something anything maybe thanks thank will instead as while when where how do does'.split(
    ' ',
  ),
);
const ENDS_ONCE_SOMETHING = new Set(
  'for with in to i my we you he she they it is are that who be on at from by a the this'.split(' '),
);

/** "nothing to wear, please": of whoever has nothing to wear it is no refusal. */
const NOTHING_WORN =
  /(?<!\b(?:have|has|had|got|own|owns|absolutely|literally|still) )\b(?:nothing|not anything) (?:to (?:wear|put on)|(?:one|you|he|she|they) (?:can )?wears?)\b/;

const MADE =
  /^(?:made|knitted|knit|woven|spun|sewn|stitched|crafted|cut|crocheted|lined|filled|stuffed|trimmed|blended)$/;

const MEANT = new Set(['kind', 'colour', 'material', 'pattern', 'shelf', 'person', 'word', 'occasion']);
const kin = (type: string) =>
  type === 'word' || type === 'colour' || type === 'pattern' ? 'material' : type;

/** What a message does not want, and the marks that are used up by saying so. */
export function readExclusions(
  tokens: readonly Token[],
  marks: readonly Mark[],
  shelf: Shelf,
  taken: ReadonlySet<number> = new Set(),
): { not: Exclusion[]; used: ReadonlySet<Mark> } {
  const not: Exclusion[] = [];
  const used = new Set<Mark>();
  const add = (exclusion: Exclusion | undefined) => {
    if (exclusion && !not.some(({ type, id }) => type === exclusion.type && id === exclusion.id))
      not.push(exclusion);
  };
  const positiveKinds = () => marks.filter((mark) => mark.type === 'kind' && !used.has(mark));

  const cues = cuesOf(tokens, taken);
  for (const [number, cue] of cues.entries()) {
    for (const mark of marks) if (mark.from >= cue.from && mark.to <= cue.to) used.add(mark);
    if (cue.before) {
      const earlier = marks.filter((mark) => mark.to <= cue.from && !used.has(mark)).toReversed();
      let named: Mark | undefined;
      for (const mark of earlier) {
        // "wool? no thanks": the question is answered at once.
        if (mark.type === 'mark' && mark.phrase === '?' && mark.to === cue.from && !named) continue;
        if (mark.type === 'mark' && (mark.mark === '.' || named)) break;
        if (mark.type === 'mark') continue;
        if (named && kin(mark.type) !== kin(named.type) && mark.type !== 'small') break;
        if (mark.type === 'small' && !/^(and|or|nor|any|very|a|badly|really|me|is|are)$/.test(mark.phrase))
          break;
        if (!MEANT.has(mark.type)) continue;
        // "smells make me ill": the one thing that is done and is in goods, too.
        const smell =
          mark.type === 'occasion' && exclusionOf(mark, tokens, shelf, cue.always)?.type === 'allergen';
        if (mark.type === 'person' || (mark.type === 'occasion' && !smell)) break;
        if (cue.quality && mark.type !== 'material' && mark.type !== 'pattern') break;
        add(exclusionOf(mark, tokens, shelf, cue.always));
        used.add(mark);
        named = mark;
        if (earlier.indexOf(mark) > 6) break;
      }
      continue;
    }
    const until = cues.find((next, at) => at > number && !next.before)?.from ?? Number.POSITIVE_INFINITY;
    const after = marks.filter((mark) => mark.from >= cue.to && mark.from < until);
    let last: Mark | undefined;
    for (let at = 0; at < after.length; at += 1) {
      const mark = after[at];
      if (!mark) break;
      const nextMeant = after.slice(at + 1).find(({ type }) => type !== 'small');
      const follows =
        nextMeant !== undefined &&
        after
          .slice(at + 1, after.indexOf(nextMeant))
          .every(({ phrase }) => /^(no|any|or|nor|and|also|other|with)$/.test(phrase));
      // "candles and wine stuff": things of that.
      const stuff =
        nextMeant?.type === 'occasion' && after[after.indexOf(nextMeant) + 1]?.type === 'anything';
      if (mark.type === 'mark') {
        if (mark.mark === '.' || !last) break;
        if (!follows || !nextMeant || kin(nextMeant.type) !== kin(last.type)) break;
        const beyond = after[after.indexOf(nextMeant) + 1];
        if (
          beyond &&
          /^(please|is|are|would|instead|fine|ok|then|only|if|preferably|maybe|perhaps|rather|ideally|possibly)$/.test(
            beyond.phrase,
          )
        )
          break;
        continue;
      }
      // "nothing knitted from wool": how it is made of what is refused.
      if (
        !last &&
        MADE.test(tokens[mark.from]?.word ?? '') &&
        /^(?:from|of|with|in)$/.test(tokens[mark.to]?.word ?? '')
      ) {
        used.add(mark);
        const link = after[at + 1];
        if (link?.type === 'small' && link.from === mark.to) {
          used.add(link);
          at += 1;
        }
        continue;
      }
      if (mark.type === 'small' || mark.type === 'gift' || mark.type === 'anything') {
        if (
          last &&
          mark.phrase === 'and' &&
          !(
            follows &&
            nextMeant &&
            (kin(nextMeant.type) === kin(last.type) ||
              stuff ||
              after[at - 1]?.type === 'anything' ||
              (last.type === 'anything' && nextMeant.type === 'kind'))
          )
        )
          break;
        if (last && (mark.phrase === 'or' || mark.phrase === 'nor') && !follows) break;
        const word = tokens[mark.from]?.word ?? '';
        // "avoid anything made of merino": it has not said yet what.
        const opens = !last && /^(?:anything|something|everything|all|look|looking)$/.test(word);
        if (!opens && (ENDS.has(word) || ENDS.has(mark.phrase))) break;
        if (last && (ENDS_ONCE_SOMETHING.has(word) || ENDS_ONCE_SOMETHING.has(mark.phrase))) break;
        if (/^(?:clothes|clothing|clothe|garments?|attire|outfits?)$/.test(word)) {
          add({ type: 'kind', id: 'clothing', said: word });
          last = mark;
        }
        if (mark.to - cue.to > 9) break;
        used.add(mark);
        continue;
      }
      if (cue.owned && mark.type !== 'kind') {
        if (last || /^(?:person|occasion|shelf)$/.test(mark.type)) break;
        used.add(mark);
        continue;
      }
      const ofThat = mark.type === 'occasion' && after[at + 1]?.type === 'anything';
      if (last && /^(?:person|occasion|shelf)$/.test(mark.type) && !ofThat) break;
      const beside = after[at + 1];
      // "no denim jackets" beside "a jacket" is about the denim.
      if (
        mark.type === 'kind' &&
        last &&
        last.to === mark.from &&
        last.type !== 'kind' &&
        last.type !== 'word'
      ) {
        // "no leather bag" alone asks for a bag.
        if (positiveKinds().length === 1) break;
        used.add(mark);
        last = mark;
        continue;
      }
      // "soap-free lotion": what is wanted stands right beside what must not be in it.
      if (mark.type === 'kind' && last?.type === 'kind' && last.to === mark.from) {
        // "owns nothing but trouser suits": all of it is owned.
        const owned = cue.owned || /\bnothing but$/.test(wordsOf(tokens, cue.from, cue.to));
        if (!owned) break;
        add(exclusionOf(mark, tokens, shelf, cue.always));
        used.add(mark);
        last = mark;
        continue;
      }
      // "stop showing me kids stuff": whose things, not the person.
      if (mark.type === 'person' && beside && beside.type === 'kind' && positiveKinds().length === 1) {
        add(exclusionOf(mark, tokens, shelf, cue.always));
        used.add(mark);
        last = mark;
        break;
      }
      if (last && mark.from - last.to > 3) break;
      // "almond oil": the second word only says what the first is in.
      if (last && last.to === mark.from && mark.type === 'word' && last.type === 'word') {
        used.add(mark);
        continue;
      }
      add(exclusionOf(mark, tokens, shelf, cue.always));
      add(ofTheSameSex(mark, tokens, marks, shelf));
      used.add(mark);
      last = mark;
    }
    if (!last) {
      // "leather I can't wear", "wool? never!": what is refused stands before, and nothing after.
      const fronted = whatStoodBefore(cue, tokens, marks, used);
      if (fronted) {
        add(exclusionOf(fronted, tokens, shelf, cue.always));
        used.add(fronted);
        continue;
      }
      // "she has too much jewellery, so nothing like that": what was named before.
      const points =
        /^(?:nothing|no|enough|none)$/.test(tokens[cue.from]?.word ?? '') &&
        tokens
          .slice(cue.from, cue.to + 3)
          .some(
            ({ word }, at) =>
              /^(that|those|it|them|these)$/.test(word) && endsHere(tokens[cue.from + at + 1]),
          );
      const named = points
        ? marks.findLast(
            (mark) =>
              mark.to <= cue.from &&
              (/^(?:kind|pattern|material|colour)$/.test(mark.type) ||
                (mark.type === 'word' && PATTERN_WORDS.has(mark.phrase))),
          )
        : undefined;
      if (named) {
        add(exclusionOf(named, tokens, shelf, cue.always));
        used.add(named);
      }
    }
  }
  if (NOTHING_WORN.test(tokens.map(({ word }) => word).join(' ')))
    for (const id of ['clothing', 'shoe']) add({ type: 'kind', id, said: 'clothes' });
  addReactions(tokens, marks, used, (mark) => add(exclusionOf(mark, tokens, shelf, true)));
  addConvictions(tokens, marks, used, add);
  allowWithin(not, tokens, marks, used);
  // "hats, but not the top hat": a kind that is asked for, too, is excluded by its own words alone.
  for (const one of not) {
    // Named again, it is still not wanted: "anything but candles, everybody sells me candles".
    if (one.type !== 'kind') continue;
    for (const mark of positiveKinds())
      if (mark.type === 'kind' && mark.phrase === phraseOf(one.said)) used.add(mark);
  }
  const wanted = positiveKinds().flatMap((mark) => (mark.type === 'kind' ? [mark.id] : []));
  const narrowed = not.flatMap((one): Exclusion[] => {
    if (one.type !== 'kind' || !wanted.some((kind) => isKindOf(kind, one.id))) return [one];
    const phrase = phraseOf(one.said);
    // "a bracelet without beads": what it is called beside its kind is kept away by that word.
    return phrase.includes(' ') || shelf.knows(phrase) ? [{ ...one, type: 'word', id: phrase }] : [];
  });
  return { not: narrowed, used };
}

/** "no wool. Cashmere is OK": what of a family that is refused may be shown all the same. */
function allowWithin(
  not: Exclusion[],
  tokens: readonly Token[],
  marks: readonly Mark[],
  used: Set<Mark>,
): void {
  for (const [from, { stem: phrase }] of tokens.entries()) {
    const mark = marks.find((one) => one.from === from);
    if (QUALITY_OF.get(phrase)?.type !== 'material' || !mark || used.has(mark)) continue;
    const [before, after] = [tokens.slice(Math.max(0, from - 3), from), tokens.slice(from + 1, from + 6)].map(
      (some) => some.map(({ word }) => word).join(' '),
    );
    if (!ALLOWED_AFTER.test(after ?? '') && !ALLOWED_BEFORE.test(before ?? '')) continue;
    for (const [at, one] of not.entries()) {
      const family =
        one.type === 'material' || one.type === 'allergen'
          ? QUALITY_FAMILIES[one.type].get(one.id)
          : undefined;
      if (!family?.has(phrase) || phraseOf(one.id) === phrase) continue;
      not[at] = { ...one, but: [...(one.but ?? []), phrase] };
      used.add(mark);
    }
  }
}
const ALLOWED_AFTER =
  /^,? ?(?:(?:is|are|would be|seems?|feels?) (?:totally |perfectly |quite |just |absolutely |still |though |always )*(?:ok|okay|fine|good|all right|alright|allowed|great|welcome|acceptable|no problem|not a problem|no issue)\b|(?:works|does not (?:itch|scratch|bother|matter))\b|do(?:es)? not(?= [.,;!?]|$)|(?:i|he|she|they|we) can (?:wear|tolerate|take|bear|stand|have|handle)\b|(?:ok|okay|fine|allowed|accepted|excepted)\b)/;
const ALLOWED_BEFORE = /\b(?:except|except for|other than|apart from|unless it is)$/;

/** "a hoodie, not for girls": what is made for women is for girls, too, unless nothing else of the kind would be left. */
function ofTheSameSex(
  mark: Mark,
  tokens: readonly Token[],
  marks: readonly Mark[],
  shelf: Shelf,
): Exclusion | undefined {
  if (mark.type !== 'person' || mark.person.who !== 'kids' || !mark.person.gender) return undefined;
  const before = tokens.slice(Math.max(0, mark.from - 3), mark.from).map(({ word }) => word);
  const id = mark.person.gender === 'f' ? 'women' : 'men';
  const wanted = marks.some(
    (one) =>
      one !== mark &&
      one.type === 'person' &&
      one.person.who !== 'anyone' &&
      one.person.gender === mark.person.gender,
  );
  const others = marks.some(
    (one) =>
      one.type === 'kind' &&
      shelf.ofKind(one.id).some(({ item }) => item.category !== id && item.category !== 'kids'),
  );
  return before.includes('for') && others && !wanted
    ? { type: 'category', id, said: tokens[mark.from]?.word ?? mark.phrase }
    : undefined;
}

const wordsOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ');

const endsHere = (next: Token | undefined): boolean =>
  next?.mark !== undefined || /^(?:please|either|again|though|at|for|)$/.test(next?.word ?? '');

/** Words that say a pattern once they are refused. */
const PATTERN_WORDS: ReadonlySet<string> = new Set([...PATTERNS.values()].flatMap((words) => [...words]));

/** What a refusal with nothing after it refuses: the quality or thing right before it, or alone before a question mark. */
function whatStoodBefore(
  { from, to }: Cue,
  tokens: readonly Token[],
  marks: readonly Mark[],
  used: ReadonlySet<Mark>,
): Mark | undefined {
  const next = tokens[to]?.mark ? undefined : tokens[to]?.word;
  if (next !== undefined && !/^(?:please|thanks|thank|at|ever|though|either)$/.test(next)) return undefined;
  let at = from;
  while (/^(?:i|he|she|we|they|it|that|which|really|just|my|skin)$/.test(tokens[at - 1]?.word ?? '')) at -= 1;
  // A sentence that is nothing but the refusal answers the one before: "But wool? Never!"
  if (at === from && tokens[at - 1]?.word === '?') at -= 1;
  const mark = marks.find((one) => one.to === at && !used.has(one));
  return mark && /^(?:material|colour|pattern|kind|word)$/.test(mark.type) ? mark : undefined;
}

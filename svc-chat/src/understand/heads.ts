import { isKindOf } from '../lexicon/kinds.ts';
import type { Mark } from './marks.ts';

const LIKES =
  /^(?:like|love|live|enjoy|fond|into|obsessed|collect|adore|liking|loving|passionate|fan|crazy|interested|play)$/;
const CONTEXT =
  /^(?:with|over|under|inside|underneath|beneath|above|beside|hold|carry|take|fit|for|of|store|keep|match|onto|against|on|next|near|behind)$/;
const IMPROVED =
  /^(?:nicer|prettier|cosier|cozier|tidier|brighten|improve|liven|spruce|jazz|upgrade|decorate)$/;
/** What joins two things of a list. */
export const JOINS = /^(?:and|or|plus|then|also|nor)$/;

/** "big enough for", "with room for", "that fits": what comes after goes into it. */
export function holds(before: readonly Mark[]): boolean {
  const words = before
    .slice(-4)
    .map(({ phrase }) => phrase)
    .join(' ');
  return /\b(?:enough for|enough to (?:hold|fit|carry|take)|room for|space for|(?:that|which|to|can|must|should|it) (?:also )?(?:fit|hold|carry|take))(?: (?:a|an|my|the|his|her|big|small|\d+))*$/.test(
    words,
  );
}

/** "something to hold my trousers up": what something is done with. */
function isHandled(before: readonly Mark[]): boolean {
  const thing = before.findLastIndex(({ type }) => type === 'anything');
  const after = before.slice(thing + 1);
  return (
    thing >= 0 &&
    after.length >= 3 &&
    after.length <= 6 &&
    (/^(?:to|that|which)$/.test(after[0]?.phrase ?? '') ||
      // "something I could carry my laptop in"
      /^(?:i|we|he|she|they|you) (?:can|could|may|might)$/.test(`${after[0]?.phrase} ${after[1]?.phrase}`)) &&
    !/^(?:wear|find|buy|see|look|go|be|replace|give)$/.test(after[1]?.phrase ?? '') &&
    /^(?:my|the|his|her|our|their)$/.test(after.at(-1)?.phrase ?? '') &&
    after.every(({ type }) => type !== 'mark')
  );
}

/** "what would I need on my desk", "what could stand on a bare sideboard": where it stands, and not what it is. */
function isPlace(mark: Mark & { id: string }, before: readonly Mark[]): boolean {
  const words = before
    .slice(-5)
    .map(({ phrase }) => phrase)
    .join(' ');
  return (
    isKindOf(mark.id, 'furniture') &&
    !/^(?:sofa|bed|chair)$/.test(mark.id) &&
    /\b(?:on|onto|upon|top of) (?:the|my|our|an?|his|her|their|your|this|that)(?: \w+){0,2}$/.test(words) &&
    before.some(({ type, phrase }) => type === 'anything' || /^(?:what|which)$/.test(phrase))
  );
}

const WEARS = /^(?:wear|put|throw|pull|slip|layer|go|goes|wears|something|anything)$/;
const LAYERED = /^(?:over|under|underneath|beneath)$/;

/** "something to wear over a shirt": what it is worn with. */
export function isLayered(before: readonly Mark[]): boolean {
  const at = before.findLastIndex(({ phrase }) => LAYERED.test(phrase));
  return (
    at > 0 &&
    before.length - at <= 3 &&
    before.slice(at + 1).every(({ type }) => type !== 'mark' && type !== 'kind') &&
    before.slice(Math.max(0, at - 3), at).some(({ phrase }) => WEARS.test(phrase))
  );
}

/** Where in the sequence of marks one wish ends and the next begins. */
export function heads(
  marks: readonly Mark[],
  used: ReadonlySet<Mark>,
  gift: boolean,
): { head: Mark[]; context: Set<Mark> } {
  const head: Mark[] = [];
  const context = new Set<Mark>();
  const kinds = marks.flatMap((mark) => (mark.type === 'kind' && !used.has(mark) ? [mark] : []));
  const onlyKinds =
    marks.filter(({ type }) => type !== 'mark').every(({ type }) => type === 'kind') && kinds.length > 2;
  for (const mark of kinds) {
    const before = marks.filter(({ to }) => to <= mark.from);
    const near = before.slice(-3);
    const liked = gift && before.slice(-6).some(({ phrase }) => LIKES.test(phrase));
    const lastHead = head.at(-1);
    const between = lastHead ? marks.filter(({ from, to }) => from >= lastHead.to && to <= mark.from) : [];
    const joined = between.some((one) => one.type === 'mark' || JOINS.test(one.phrase));
    const governed =
      near.some(({ phrase }) => CONTEXT.test(phrase)) &&
      // "a backpack for my eldest jeans for the middle one": whom it is for ends what it is for.
      near.at(-1)?.type !== 'person' &&
      !near.some(({ phrase, type }) => JOINS.test(phrase) || type === 'mark');
    const isUsed = /^(?:using|use|operate|operating)$/.test(
      near.filter(({ phrase }) => !/^(?:the|my|a|an|his|her)$/.test(phrase)).at(-1)?.phrase ?? '',
    );
    // "what would make a nicer desk", "brighten up my sofa": what is there already.
    const improved =
      near.some(({ phrase }) => IMPROVED.test(phrase)) &&
      before.some(({ phrase }) => /^(?:what|make|something|anything|up)$/.test(phrase));
    // "the table looks bare": what goes onto it.
    const bare =
      isKindOf(mark.id, 'furniture') &&
      /^(?:to|look|is|are|feel|seem)$/.test(marks.find(({ from }) => from >= mark.to)?.phrase ?? '') &&
      marks.some(
        ({ from, phrase }) =>
          from > mark.to && /^(?:bare|empty|sad|boring|dull|naked|nice|pretty|festive|lovely)$/.test(phrase),
      );
    const furnished = /^(?:furnish|equip|decorate|outfit)$/.test(
      near.filter(({ phrase }) => !/^(?:an?|the|my|our|his|her|new)$/.test(phrase)).at(-1)?.phrase ?? '',
    );
    // "I sit here freezing in a T-shirt": what somebody has on.
    const isOn =
      /\b(?:freezing|cold|shivering|sweating|sitting|standing|stuck) (?:here |around )?(?:in|with) (?:(?:an?|my|only|just|this|thin|old) )*$/.test(
        `${before
          .slice(-6)
          .map(({ phrase }) => phrase)
          .join(' ')} `,
      );
    if (
      furnished ||
      isOn ||
      liked ||
      improved ||
      bare ||
      (!lastHead && (isHandled(before) || isPlace(mark, before))) ||
      (isUsed && before.length > 1)
    )
      context.add(mark);
    else if (!lastHead && isLayered(before)) context.add(mark);
    // "big enough for a laptop", where what it is was said before.
    else if (!lastHead && holds(before)) context.add(mark);
    else if (lastHead && !joined && governed) context.add(mark);
    // "something for my desk": what it is for, not what it is.
    else if (
      !lastHead &&
      !/^(?:keep|put|drink) /.test(mark.phrase) &&
      near.some(({ phrase }) => phrase === 'for') &&
      before.some(({ type }) => type === 'anything')
    )
      context.add(mark);
    // "cap gloves scarf": nothing but things is a list.
    else if (lastHead && !joined && between.length === 0 && !onlyKinds) {
      // "denim jacket dress": the last of them is what it is.
      context.add(lastHead);
      head[head.length - 1] = mark;
    } else if (
      lastHead &&
      between.every(({ type }) => type === 'small') &&
      between.some(({ phrase }) => phrase === 'from' || phrase === 'made')
    )
      context.add(mark);
    else head.push(mark);
  }
  return { head, context };
}

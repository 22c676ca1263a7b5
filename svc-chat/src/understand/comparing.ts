import { placesMeant } from './item-meant.ts';

const COMPARES =
  /\b(?:compare|comparison|difference|differences|differ|(?:what|how)(?: \w+){0,5} different|versus|vs|better(?! (?:show|give|let|find|bring|look|get) )|what costs? (?:less|more|most|least)|which (?:one|of|is|costs?|has|have|holds?|lasts?|weighs?|looks?|feels?|comes?|runs?|(?:\w+ )?(?:would|should|do|does|holds?|lasts?|weighs?|suits?)|(?:\w+ ){1,3}(?:is|are|costs?|has|have|holds?|lasts?|weighs?|looks?|feels?))|why (?:\w+ ){1,4}?(?:pay|spend|costs?) (?:\w+ )?(?:more|less|extra)|should i (?:get|buy|take|choose|pick)\b.*\bor)\b|\b(?:warmer|cheaper|softer|lighter|heavier|larger|smaller|more \w+) (?:of|one(?!s)|than|:|,)/;
const OF_SHOWN =
  /\b(?:these|those|them|the (?:first )?(?:two|2)|both|first and (?:the )?second|1 and 2|second and (?:the )?third|first 2)\b/;

/** "what is lighter, the laptop or the camera?" */
const WHAT_MORE =
  /\b(?:what|who) is (?:the )?(?:more \w+|(?!other|under|over)\w{2,}er|better)(?: one)? ?[,:;]? ?(?:the |an? )?\w.* or /;

/** "handbag or backpack, what holds more?", "is the mouse or the keyboard dearer?" */
const OF_TWO_WHAT =
  /^(?:and |so |ok )*(?:the |your |an? )?(?:\w+ ){1,4}or (?:the |your |an? )?(?:\w+ ?){1,4}[,:;.?!-] ?(?:what|which)(?: one)?(?: of (?:them|these|those|the two))? (?:is|are|holds?|takes?|weighs?|lasts?|carr(?:y|ies)|fits?|costs?|has|keeps?|would be) (?:the )?(?:more|less|better|longer|most|\w{2,}(?:er|est))\b|^(?:and |so |ok )*(?:is|are) (?:the|your) (?:\w+ ){1,4}or (?:the|your) (?:\w+ ){1,4}(?:more \w+|less \w+|dearer|pricier|(?!under|over|other)\w{3,}er)[?!. ]*$/;

/** "what is the warmest of those" */
const MOST_OF =
  /\bthe (?!cheapest|dearest|priciest|most expensive|least expensive|latest|newest|best\b)(?:most \w+|least \w+|\w{3,}est)(?: one| ones)?(?: of (?:them|these|those|all|the (?:two|three|four)))?[?!. ]*$/;

/** "is the briefcase dearer than the handbag", "the urn against the vase". */
const THAN =
  /\b(?:(?!rather|other|older|younger|under|over|later|sooner)\w{2,}er(?: (?:on|for|in|to) (?:\w+ ){1,2}?\w+)?|(?:more|less) \w+|(?:costs?|weighs?|holds?|lasts?|measures?) (?:more|less|longer)) than (?=the |an? |your |that |this |my )|\b(?:different|differs?) (?:from|to|than) |\bagainst (?=(?:the|your) (?!rain|cold|sun|wind|heat|weather|snow|wet|chill|noise|damp|draughts?|frost))/;

/** "do they cost the same", "are both the same size" */
const SAME =
  /\b(?:costs?|weighs?|holds?|measures?|is|are|have|has|come in|made of|feel|look|fit) (?:about |roughly |both |exactly |all )*the same\b|(?<!\bin (?:the )?)\bsame (?:price|size|material|colou?r|fit|fabric|length|weight|thing)\b.*\b(?:and|as)\b/;

/** "how much more is the coat than the jacket" */
const HOW_MUCH_MORE =
  /\bhow (?:much|many) (?:\w+ ){0,2}?(?:more|less|extra|(?!under|over)\w{2,}er)\b[^.?!]* than /;
/** "how much do I save if I take the linen one and not the silk one?" */
const SAVES =
  /\bhow much (?:do|would|will|can|could) (?:i|we|you) save\b.*?\b((?:the|your|that|this) [^.?!,]+?),? (?:and not|instead of|rather than|over|but not) ((?:the|your|that|this) [^.?!,]+)/;
/** "how much are the kite and the scooter each?" */
const EACH_AT_END =
  /\b(?:in|of|for|with|does|do|are|is) ((?:the|your|my) [^,.?!]+?) and (?:in |of |for |with )?((?:the|your|my) [^,.?!]+?)(?: (?:cost|hold|weigh|last|measure))? (?:each|respectively)[?!. ]*$/;
/** "the vase and the clock, how tall is each?" */
const OF_EACH =
  /\b(?:is|are|does|do|has|have|can|for|of|would|will) (?:each|both)(?: (?:one|of (?:them|the two|these|those)))?(?: \w+){0,4}[?!. ]*$/;

/** "what does each of these weigh: the laptop and the camera?" */
const EACH_FIRST =
  /^(?:and |so |then )*(?:(?:from|of|in|on|at|for|with) )?(?:how|what|which|where|when) [^,:;.?!]*\b(?:each|both)\b[^,:;.?!]* ?[,:] ?([^,:;.?!]+)[?!. ]*$/;

/** The two things of which "how tall is each?" is asked. */
const eachSides = (text: string): readonly [string, string] | undefined => {
  const [before = '', ...rest] = OF_EACH.test(text)
    ? text.split(
        / ?[,:.;-] ?(?=(?:and )?(?:(?:from|of|in|on|at|for|with) )?(?:how|what|which|where|when|tell)\b)/,
      )
    : [];
  const named = rest.length > 0 ? before : (EACH_FIRST.exec(text)?.[1] ?? '');
  const withArticles = named.split(/ and (?=the |an? |your |that |this |my )/);
  const [one, other, ...more] = withArticles.length > 1 ? withArticles : named.split(' and ');
  return one && other && more.length === 0 ? [one, other] : undefined;
};

/** Whether a prepared text asks how two things differ. */
export const asksToCompare = (text: string): boolean =>
  HOW_MUCH_MORE.test(text) ||
  eachSides(text) !== undefined ||
  SAVES.test(text) ||
  EACH_AT_END.test(text) ||
  COMPARES.test(text) ||
  THAN.test(text) ||
  WHAT_MORE.test(text) ||
  OF_TWO_WHAT.test(text) ||
  MOST_OF.test(text) ||
  SAME.test(text) ||
  placesMeant(text).length > 1;

/** "or should I rather get the alarm clock?": against what was spoken of. */
export const orRather = (text: string): string | undefined =>
  /^(?:hm+ |and |so )*or (?:(?:should|would|shall|do|could) (?:i|we|you) )?(?:(?:rather|better|instead|maybe|perhaps|just|get|take|buy|go for|choose|pick) )*((?:the|your|a|an) \w.*)$/.exec(
    text,
  )?.[1];

/** One side of a comparison that only points at what was spoken of. */
export const isPronoun = (side: string): boolean =>
  /^(?:how |what |and |so |but )*(?:is |are |was |were |does |do |would |will )*(?:this|it|that|these|those|they|them)(?: one| ones| item)?$/.test(
    side.trim(),
  );
/** The other of two that were shown. */
export const isOther = (side: string): boolean => /\b(?:the )?other(?: one| two)?$/.test(side.trim());
/** "trench or the plaid coat if it rains?": where both sides name one item each, they are to be told apart. */
export const offersTwo = (text: string): boolean =>
  / or (?:the|this|that|these|those|your) | the \w+(?: \w+)* or | (?:this|these|those|it) or /.test(
    ` ${text}`,
  ) &&
  /\?\s*$/.test(text) &&
  !/^(?:and |so |but )*(?:do|does|have|has|is|are|any|got|can|could|may|where|what|which|how|will|i|we)\b/.test(
    text,
  );
export const comparesShown = (text: string): boolean => OF_SHOWN.test(text);

/** "other than the colour, what differs?" */
const BESIDES =
  /,? ?\b(?:other than|apart from|besides|except(?: for)?|aside from) (?:the |their )?(?:colou?r|price|size|look|name|length)s?\b(?:,? (?:what|how)[^?.!]*)?/;

/** "compare the one with the other, please: price and size": in what, and no third thing. */
const IN_WHAT =
  /^(.*\b(?:compare|difference|comparison)\b[^:]{0,80} (?:with|and|to|vs|versus|from) [^:]{0,80}?)(?:,? please)?:.*$/;

/** The two sides of a comparison, as they are named. */
export function sidesOf(said: string): readonly [string, string] | undefined {
  const text = said.replace(BESIDES, '').replace(IN_WHAT, '$1');
  const each = eachSides(text);
  if (each) return each;
  const told = SAVES.exec(text) ?? EACH_AT_END.exec(text);
  if (told?.[1] && told[2]) return [told[1], told[2]];
  const more = HOW_MUCH_MORE.test(text)
    ? /\b((?:the|your|that|this|my|an?) [^.?!]+?)(?: costs?| is)? than ([^.?!]+)/.exec(text)
    : null;
  if (more?.[1] && more[2]) return [more[1], more[2]];
  // "… or the plain one? I hate tight things": the question alone.
  const question =
    text.split(/(?<=[.?!]) /).find((sentence) => / (?:or|vs|versus|than) /.test(sentence)) ?? text;
  // "for the choir: the one or the other": for what they are.
  const asked = question.replace(/^for \w+(?: \w+){0,4}: ?/, '');
  const beside =
    /(?:^|[,.:;] ?|\b(?:between|better|is|take|buy|get) )((?:the|this|that|your|my|an?) (?:(?! or )[^,.:;?!])+?) (?:or|vs|versus) ((?:the|this|that|your|my|an?) [^,.:;?!]+)/.exec(
      asked,
    );
  if (beside?.[1] && beside[2] && /[,:;]|\.\./.test(asked)) return [beside[1], beside[2]];
  const core = asked
    .replace(THAN, 'vs ')
    .replace(
      /^.*?\b(?:difference|compare|comparison|between|decide|better|warm\w*|cheap\w*|less|more)\b(?: between| of)?/,
      '',
    );
  const joined = / (?:vs|versus|or|and|with|to|than) |,/;
  for (const candidate of [joined.test(core) ? core : asked, asked.replace(/[?!.]+$/, '')]) {
    const parts = candidate
      .split(/ (?:vs|versus|or|and|with|to|than) |, ?/)
      .map((part) =>
        part
          .replace(
            /^(?:so |and |hmm |but )*(?:should|shall|do|would) (?:i|we) (?:get|buy|take|choose|pick|go for|go with|wear) /,
            '',
          )
          .replace(/ (?:if|when|because|as|since|for when) .*$/, '')
          .trim(),
      )
      .filter(
        (part) =>
          isPronoun(part) ||
          (part.length > 2 &&
            !/^(?:which|what|please|is it|is there|are there|do they|are they|for|if|because|when|so|should i|i)\b/.test(
              part,
            )),
      );
    const [one, other] = parts.slice(-2);
    if (parts.length >= 2 && one && other)
      return parts.length === 2
        ? [one, other]
        : [parts[parts.length - 2] ?? '', parts[parts.length - 1] ?? ''];
  }
  return undefined;
}

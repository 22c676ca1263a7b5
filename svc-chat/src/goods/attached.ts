import { NUMBER_WORDS } from '../reading/digits.ts';
import { idOf } from '../reading/lexicon.ts';
import { isThing, type Reading, type Span } from '../reading/reading.ts';
import { SMALL_WORDS } from '../text/words.ts';
import { isNamedPerson } from './person.ts';
import type { Wish } from './wish.ts';

/** Words of requests and times. None of them names the wanted thing. */
export const ASKING: ReadonlySet<string> = new Set(
  `no non free allergic allergy intolerant hate avoid never but nothing gimme wanna idea ideas recommend suggest options show
  small big large find carry sell stock buy please thanks hello hi hey cost costs between go kind sort type really pretty nice good great lovely thing things items
  site shop everything old year years aged age month months together total altogether both rather today tomorrow tonight
  weekend monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
  october november december kinda sorta option choice choices three all said told prefer wears forget nevermind nvm actually instead haha lol omg tho tbh btw ugh hmm actually probably maybe bit little lot length possible obviously he she they him her his hers their`.split(
    /\s+/,
  ),
);

export const isPerson = (text: string) => [text, ...text.split(' ')].some((word) => idOf('person', word) !== undefined);

/** Words before "for" that ask for the thing itself: "looking for". */
const LOOKING = /^(?:look|looking|search|searching|shopping|hunting|asking|hoping|waiting)$/;

/** Whether "with" or "for" attaches a word to the wanted thing: "a jacket for the snow", "with a small heel". */
export function isAttached(tokens: Reading['tokens'], at: number): boolean {
  const textAt = (place: number) => tokens[place]?.text ?? '';
  const isWord = (text: string) =>
    /^\p{L}{3,}$/u.test(text) && ![SMALL_WORDS, NUMBER_WORDS].some((some) => some.has(text)) && !isPerson(text);
  const isLed = (place: number) => {
    const lead = /^(?:an?|the|some)$/.test(textAt(place - 1)) ? place - 2 : place - 1;
    // "For standing all day" tells of a use in words that no item has.
    const isLead = textAt(lead) === 'with' || (textAt(lead) === 'for' && !textAt(place).endsWith('ing'));
    return isWord(textAt(place)) && isLead && !LOOKING.test(textAt(lead - 1));
  };
  return isWord(textAt(at)) && !ASKING.has(textAt(at)) && (isLed(at) || isLed(at - 1));
}

/** Words of what goes into the wanted thing, or into which it goes: "the laptop has to fit in". */
const FITTING = /^(?:fits?|fitting|holds?)$/;
const WORDS_BESIDE = 4;

/** Whether a thing is a feature of the wanted one: "with a small heel", "that fits in a handbag". */
export function isFeature({ from, to }: Span, { tokens }: Reading): boolean {
  const before = tokens.slice(Math.max(0, from - WORDS_BESIDE), from).map(({ text }) => text);
  const behind = tokens.slice(to, to + WORDS_BESIDE).map(({ text }) => text);
  const isHeld = behind.some((text) => FITTING.test(text)) && !behind.includes('that');
  return isHeld || isAttached(tokens, from) || before.some((text) => text === 'with' || FITTING.test(text));
}

/** Whether a refinement wants another thing: it names one, or says "something else" or "something for my son". */
export function namesOther(reading: Reading): boolean {
  const { tokens, spans } = reading;
  const says = (word: string) => tokens.some(({ text }) => text === word);
  const isForOther = spans.some((span) => span.tag === 'OCCASION' || isNamedPerson(span));
  const isNamed = spans.some((span) => isThing(span) && !isFeature(span, reading));
  return isNamed || says('else') || (says('something') && isForOther);
}

/**
 * Returns a refinement beside the kind of the last search, so that its colors and features are read as such: "cream
 * blazer", "sandals with heel".
 */
export function besideKind(now: Wish, { before: { kinds = [] } }: Wish, reading: Reading): Wish {
  const [kind = '', other] = kinds.map((one) => one.replace(/!$/, ''));
  const isDescribed = reading.spans.some((span) => span.tag === 'COLOR' || isThing(span));
  if (!kind || other || !isDescribed || now.thing === '') return now;
  const at = now.thing.search(/\b(?:with|for) /);
  const named = at < 0 ? `${now.thing} ${kind}` : `${now.thing.slice(0, at)}${kind} ${now.thing.slice(at)}`;
  return { ...now, text: now.text.replace(now.thing, () => named) };
}

/** Whether a word states how goods fit: "petite", "wide". */
export const isFit = (text: string): boolean => /^(?:wide|narrow|petite|tall|plus|maternity)$/.test(text);

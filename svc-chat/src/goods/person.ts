import { ageIn } from '../item/ages.ts';
import { wearsItself } from '../reading/asides.ts';
import { bareOf, idOf } from '../reading/lexicon.ts';
import type { Reading, Span } from '../reading/reading.ts';

const BABY = /^(?:baby|babies|newborn|infant|toddler)\b/;
/** Words for groups of people that mean nothing else. */
const CLEAR = /^(?:men|women|kid|boy|girl)'?s$/;
const FOR: ReadonlySet<string> = new Set(['for']);
const OWNERS: ReadonlySet<string> = new Set('my our his her their'.split(' '));
/** Words of the search for the lexicon's groups of people. */
const GROUPS = new Map(
  Object.entries({
    'men m': 'for men',
    'women f': 'for women',
    kids: 'for kids',
    'kids m': 'for boys',
    'kids f': 'for girls',
  }),
);
const AGED = /\b(?:is|turns|turned|turning|aged?) (\d{1,2})(?! ?[$\d])\b/;

const PRONOUNS: ReadonlySet<string> = new Set('he she him her his they them'.split(' '));

/** Words for grown-ups by which shoppers call themselves. */
const GROWN: ReadonlyMap<string, string> = new Map(Object.entries({ girl: 'woman', boy: 'man' }));
/** Number of words behind "I am" among which a person is the shopper: "I'm a plus size girl". */
const SELF = 5;

/** Whether a person is the shopper. */
export const isSelf = ({ from }: Span, tokens: Reading['tokens']): boolean =>
  tokens.slice(Math.max(0, from - SELF), from).some(({ text }) => /^(?:am|i'm|im)$/.test(text));

/** Matches the owner before a person: the "sons" of "sons teacher". Input: at most 2,000 characters. */
const OWNER = /^.*(?:\p{L}s|['’]s?) (?=\p{L})/u;

/** Returns the person that a span names, without the owner: "teacher" of "my son's teacher". */
const headOf = (text: string): string => (idOf('person', text) === undefined ? text.replace(OWNER, '') : text);

/** Returns the words for people in a message that the search understands. The last group that is named applies. */
function groupIn({ spans, tokens }: Reading, isKnown: boolean): string | undefined {
  const said = spans
    .filter(({ tag }) => tag === 'WHOM')
    .map((span) => (isSelf(span, tokens) ? (GROWN.get(span.text) ?? span.text) : headOf(span.text)));
  const isAside = (at: number) =>
    spans.some(
      ({ tag, text, from, to }) =>
        from <= at &&
        at < to &&
        (tag === 'ASIDE' || (tag === 'WHOM' && !headOf(text).includes(tokens[at]?.text ?? ''))),
    );
  const behind = (leads: ReadonlySet<string>) =>
    tokens.filter((_, at) => leads.has(tokens[at - 1]?.text ?? '') && !isAside(at)).map(({ text }) => text);
  const groupsOf = (some: readonly string[]) =>
    some
      .toReversed()
      .flatMap((text) => [text, ...text.split(' ').toReversed()])
      .filter((phrase) => !isKnown || !PRONOUNS.has(bareOf(phrase)))
      .flatMap((phrase) => (BABY.test(phrase) ? 'for a baby' : (GROUPS.get(idOf('person', phrase) ?? '') ?? [])));
  // "A boy or a girl" is any child.
  if (['for boys', 'for girls'].every((one) => groupsOf(tokens.map(({ text }) => text)).includes(one)))
    return 'for kids';
  const isChild = (group: string) => !/ (?:men|women)$/.test(group);
  const clear = tokens.filter(({ text }) => CLEAR.test(text)).map(({ text }) => text);
  return (
    groupsOf([...clear, ...behind(FOR), ...said])[0] ??
    (wearsItself(tokens) ? undefined : groupsOf(behind(OWNERS)).find(isChild))
  );
}

/** Returns the person that a message names, "for boys 8 years old"; a pronoun names nobody if `isKnown`. */
export function personWords(reading: Reading, isKnown: boolean): string {
  const group = groupIn(reading, isKnown);
  const stated = group && AGED.exec(reading.text.toLowerCase())?.[1];
  const age = ageIn(reading) ?? (stated ? Number(stated) : undefined);
  const old = age === undefined ? '' : age < 2 ? `${Math.round(age * 12)} months old` : `${age} years old`;
  return [group, old].filter(Boolean).join(' ');
}

/** Whether a span names a person, not only by a pronoun. */
export const isNamedPerson = ({ tag, text }: Span): boolean => tag === 'WHOM' && !PRONOUNS.has(text.replace(/'.*/, ''));

/** Words for groups of people, and pronouns. Others name one person. */
const GROUP =
  /^(?:(?:wo)?m[ae]n|fe?males?|ladies|lady|gents?|guys?|boys?|girls?|kids?|child(?:ren)?|adults?|unisex|him|her|his)$/;
/** Number of words behind "for" among which the person stands: "for my 8 year old son". */
const DESCRIBED = 5;

/** Whether a message names one person, "for my mom too", and not only a group, "for men". */
export const isForOnePerson = ({ tokens }: Reading): boolean =>
  tokens.some(
    ({ text }, at) =>
      idOf('person', text) !== undefined &&
      !GROUP.test(text) &&
      tokens.slice(Math.max(0, at - DESCRIBED), at).some((token) => token.text === 'for'),
  );

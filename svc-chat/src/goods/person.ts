import type { Person } from '../conversations/conversation.ts';
import { idOf } from '../reading/lexicon.ts';
import type { Reading } from '../reading/reading.ts';

/** Age in years from which adults' sizes apply. */
const GROWN = 14;
const BABY = /\b(?:baby|babies|newborn|infant)\b/;

const OWNERS: ReadonlySet<string> = new Set('my our his her their a'.split(' '));

/**
 * Returns the lexicon's group of the words for people in a message, such as `kids m`. The last one decides. "My
 * daughter" is a child although the word was not tagged.
 */
function groupIn({ spans, tokens }: Pick<Reading, 'spans' | 'tokens'>): string | undefined {
  const said = spans.filter(({ tag }) => tag === 'WHOM').map(({ text }) => text);
  const owned = tokens.filter((_, at) => OWNERS.has(tokens[at - 1]?.text ?? '')).map(({ text }) => text);
  const groupsOf = (some: readonly string[]) =>
    some.toReversed().flatMap((text) => [text, ...text.split(' ')].flatMap((phrase) => idOf('person', phrase) ?? []));
  return groupsOf(said)[0] ?? groupsOf(owned).find((group) => group.startsWith('kids'));
}

const AGED = /\b(?:is|turns|turned|turning|aged?) (\d{1,2})(?! ?[$\d])\b/;

/** Returns the person that a message names, undefined if it names none. */
export function personIn(reading: Reading): Person | undefined {
  const { spans, text } = reading;
  const group = groupIn(reading);
  const stated = group === undefined ? undefined : AGED.exec(text.toLowerCase())?.[1];
  const ages = spans.filter(({ tag }) => tag === 'AGE').map((span) => span.text);
  const years = [...ages, ...(stated ? [stated] : [])].map(Number);
  const [age] = BABY.test(text.toLowerCase()) ? [0] : years.filter(Number.isFinite);
  if (age !== undefined) return { isChild: age < GROWN, age };
  if (group === undefined) return undefined;
  return { isChild: group.startsWith('kids') };
}

const PRONOUNS: ReadonlySet<string> = new Set('he she him her his they them'.split(' '));

/** Whether a message refers to a person only by a pronoun, so that it names nobody else. */
export const refersToPerson = ({ tokens, spans }: Reading): boolean =>
  tokens.some(({ text }) => PRONOUNS.has(text.replace(/'.*/, ''))) &&
  spans.every(({ tag, text }) => tag !== 'AGE' && (tag !== 'WHOM' || PRONOUNS.has(text)));

/**
 * Returns the groups that a wish is for by the age of the person: those of a child, or of a grown-up whom a word for
 * children names, such as a daughter of 20. Undefined if the words alone say whom it is for.
 */
export function groupsIn(reading: Reading): string[] | undefined {
  const person = personIn(reading);
  const group = groupIn(reading) ?? '';
  const isMale = group.endsWith(' m');
  const isKnown = isMale || group.endsWith(' f');
  if (!person?.isChild)
    return person?.age !== undefined && group.startsWith('kids') && isKnown ? [isMale ? 'men' : 'women'] : undefined;
  if (person.age !== undefined && person.age < 2) return ['baby'];
  return isKnown ? [isMale ? 'boys' : 'girls'] : ['kids'];
}

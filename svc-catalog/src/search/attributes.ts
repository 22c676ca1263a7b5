import { fold, tokensOf } from './fold.ts';
import { type Lexicon, lexicon, type Meaning, type Phrase } from './language/lexicon.ts';

/** The text and fields of an item from which its attributes follow. */
export type Described = {
  name: string;
  description: string;
  category: string;
  colors?: readonly string[] | undefined;
  /** Kinds that the seller chose instead of those that the name implies. */
  kinds?: readonly string[] | undefined;
};

/** Attributes of an item in terms of search. */
export type Attributes = {
  /** Kinds of the item, usually one. The kinds above them follow from the lexicon. */
  kinds: readonly string[];
  /**
   * Colors from the seller's field, or from the name when the field is empty; without the color families above them.
   */
  colors: readonly string[];
  /** Colors that only the name or description mentions although the seller's field has others. */
  mentionedColors: readonly string[];
  materials: readonly string[];
  whom: readonly string[];
};

/** Words that begin a complement, such as an accessory or a purpose. The kind of the item stands before them. */
const BEGINS_COMPLEMENT = new Set(['with', 'for', 'in', 'by', 'from', 'on', 'without']);
const JOINS = new Set(['and', 'plus']);
/** Groups of people by category, for names that mention no group. */
const WHOM_OF_CATEGORY: Readonly<Record<string, string>> = { men: 'men', women: 'women', kids: 'kids' };
/** Kinds whose goods are for women or girls unless they name another group. */
const FEMALE = ['dress', 'skirt', 'blouse', 'lingerie', 'bikini', 'heels', 'saree', 'handbag', 'makeup'];
/**
 * Maximum number of words of a description that are read: only its beginning describes the material of the item itself.
 */
const MAX_DESCRIPTION_WORDS = 60;

const unique = (values: readonly string[]): string[] => [...new Set(values)];

const valuesOf = (phrases: readonly Phrase[], type: Meaning['type']) =>
  phrases.flatMap(({ meanings }) =>
    meanings.filter((meaning) => meaning.type === type && !meaning.inQueries).map(({ value }) => value),
  );

/** Returns the parts of a name: the item itself first, then the complements after `with`, `for`, `in` … */
function partsOfName(tokens: readonly string[], phrases: readonly Phrase[]): Phrase[][] {
  const parts: Phrase[][] = [[]];
  const covered = new Set(
    phrases.flatMap(({ from, to, meanings }) =>
      to - from > 1 || meanings.some(({ type }) => type !== 'filler') ? [from] : [],
    ),
  );
  const byPlace = new Map(phrases.map((phrase) => [phrase.from, phrase]));
  for (let at = 0; at < tokens.length; at++) {
    if (!covered.has(at) && BEGINS_COMPLEMENT.has(tokens[at] ?? '')) parts.push([]);
    const phrase = byPlace.get(at);
    if (phrase) parts.at(-1)?.push(phrase);
  }
  return parts;
}

const isColor = ({ meanings }: Phrase) => meanings.some(({ type }) => type === 'color');

/** Returns the heads of a part: the last kind, and the kinds joined to it by `and`. */
function headsOf(
  { kinds }: Lexicon,
  tokens: readonly string[],
  part: readonly Phrase[],
  wantsGeneral: boolean,
): string[] {
  const kindsOf = (phrase: Phrase) =>
    valuesOf([phrase], 'kind').filter((kind) => kinds.isGeneral(kind) === wantsGeneral);
  const named = part.filter((phrase) => kindsOf(phrase).length > 0);
  const last = named.at(-1);
  if (!last) return [];
  const heads = [...kindsOf(last)];
  for (const phrase of named.slice(0, -1)) {
    if (JOINS.has(tokens[phrase.to] ?? '') && !isColor(phrase)) heads.push(...kindsOf(phrase));
    // The more specific kind wins: `T-Shirt Kidswear` is a T-shirt.
    else
      for (const kind of kindsOf(phrase))
        if (heads.some((head) => head !== kind && kinds.isBelow(kind, head))) heads.push(kind);
  }
  return unique(heads.filter((head) => !heads.some((other) => other !== head && kinds.isBelow(other, head))));
}

function kindsOfName(words: Lexicon, tokens: readonly string[], phrases: readonly Phrase[]): string[] {
  const parts = partsOfName(tokens, phrases);
  for (const wantsGeneral of [false, true]) {
    for (const part of parts) {
      const heads = headsOf(words, tokens, part, wantsGeneral);
      if (heads.length > 0) return heads;
    }
  }
  return [];
}

/** Returns the meaning of the colors that a seller wrote: `Dark Navy` is navy, and an unknown name stays itself. */
function colorsOfField(words: Lexicon, colors: readonly string[]): string[] {
  return colors.flatMap((color) => {
    const tokens = tokensOf(fold(color));
    const known = valuesOf(words.phrasesOf(tokens), 'color');
    return known.length > 0 ? known : [tokens.join(' ')].filter((candidate) => candidate !== '');
  });
}

/**
 * Returns the groups that a name states. `Kids` adds nothing to `boys`, and what is unisex for kids is for kids. `Baby`
 * in a name for adults is no age, and a man in the name of a `Mr. Men boys shirt` no adult.
 */
function groupsIn(named: readonly string[], category: string): string[] {
  const isOfAdults = (group: string) => group === 'men' || group === 'women';
  const isForChildren = category === 'kids' && named.some((group) => !isOfAdults(group));
  const whom = isForChildren ? named.filter((group) => !isOfAdults(group)) : named;
  const isForAdults = whom.some(isOfAdults);
  const narrower = whom.filter((group) => group !== 'kids' && !(isForAdults && group === 'baby'));
  if (!whom.includes('kids')) return narrower;
  const ofKids = narrower.filter((group) => group !== 'unisex');
  return ofKids.length > 0 ? ofKids : ['kids'];
}

const femaleOf = (groups: readonly string[]): string[] =>
  groups.length === 0 ? ['women'] : groups.map((group) => (group === 'kids' ? 'girls' : group));

/** Derives the attributes of an item from its name, then its seller's fields, then its description. */
export function attributesOf(item: Described): Attributes {
  const words = lexicon();
  const tokens = tokensOf(fold(item.name));
  // A `wool-free hat` has no wool, a `non leather wallet` no leather, and a `lace-up boot` no lace.
  const isDenied = ({ from, to }: Phrase) => tokens[from - 1] === 'non' || ['free', 'up'].includes(tokens[to] ?? '');
  const phrases = words.phrasesOf(tokens).filter((phrase) => !isDenied(phrase));
  const described = words.qualitiesOf(tokensOf(fold(item.description.slice(0, 1000))).slice(0, MAX_DESCRIPTION_WORDS));
  const kinds = item.kinds && item.kinds.length > 0 ? item.kinds : kindsOfName(words, tokens, phrases);
  const named = unique(valuesOf(phrases, 'color'));
  const given = unique(colorsOfField(words, item.colors ?? []));
  const colors = given.length > 0 ? given : named;
  const mentioned = given.length > 0 ? named : named.length > 0 ? [] : unique(valuesOf(described, 'color'));
  const whom = groupsIn(unique(valuesOf(phrases, 'whom')), item.category);
  const byCategory = WHOM_OF_CATEGORY[item.category];
  const groups = whom.length > 0 ? whom : byCategory ? [byCategory] : [];
  const isFemale = kinds.some((kind) => FEMALE.some((above) => words.kinds.isBelow(kind, above)));
  return {
    kinds: unique(kinds),
    colors,
    mentionedColors: mentioned.filter((color) => !colors.includes(color)),
    materials: unique([...valuesOf(phrases, 'material'), ...valuesOf(described, 'material')]),
    whom: isFemale ? femaleOf(groups) : groups,
  };
}

/** Returns the mark of a kind that the item itself has, as opposed to the kinds above it. */
export const itself = (kind: string): string => `=${kind}`;
/** Returns the mark of a color that is only mentioned. */
export const mentioned = (color: string): string => `~${color}`;
/** Whether a value is a mark for ranking, which no page lists. */
export const isMark = (value: string): boolean => value.startsWith('=') || value.startsWith('~');

const withAbove = (values: readonly string[], above: (value: string) => readonly string[]) =>
  unique(values.flatMap(above));

/**
 * Returns the values of an item's attributes for the columns of the index, including all kinds and colors above them.
 */
export function columnsOf({ kinds, colors, mentionedColors, materials, whom }: Attributes) {
  const { kinds: all, colorsAbove, materialsAbove } = lexicon();
  const colorsOf = (some: readonly string[]) => withAbove(some, (one) => colorsAbove.get(one) ?? [one]);
  return {
    type: [...withAbove(kinds, (kind) => all.withAbove(kind)), ...kinds.map(itself)],
    color: [...colorsOf(colors), ...colorsOf(mentionedColors).map(mentioned)],
    material: withAbove(materials, (one) => materialsAbove.get(one) ?? [one]),
    forWhom: whom,
  };
}

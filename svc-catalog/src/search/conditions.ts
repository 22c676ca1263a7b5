import type { Meaning, Phrase } from './language/lexicon.ts';
import { type Apart, type PartName, places, type Reading, type Understood } from './reading.ts';

/** Words before a color that name the wanted shade: `dark brown`. Goods of other shades of the color are right, too. */
const SHADES = new Set([
  'dark',
  'deep',
  'light',
  'pale',
  'bright',
  'pastel',
  'neon',
  'soft',
  'dusty',
  'vivid',
  'muted',
]);

/** Returns the values of a phrase of one type. */
export const valuesOf = ({ meanings }: Phrase, type: Meaning['type']) =>
  meanings.filter((meaning) => meaning.type === type).map(({ value }) => value);

/** Reads the color of what colored goods come with as a wish: `red dress with gold clutch`. */
export function readComplement(
  reading: Reading,
  { words }: Understood,
  phrases: readonly Phrase[],
  heads: readonly Phrase[],
): void {
  const { tokens } = reading;
  const at = tokens.indexOf('with', heads.at(-1)?.to ?? tokens.length);
  const colored = phrases.filter((phrase) => valuesOf(phrase, 'color').length > 0);
  if (at < 0 || !colored.some(({ from }) => from < at)) return;
  for (const { from, to } of colored) {
    if (from < at) continue;
    for (const word of tokens.slice(from, to)) words.push({ word, isRequired: false });
    reading.take(from, to);
  }
}

/** Reads the kinds of the heads, and the colors, materials and groups of people of the other phrases. */
export function readConditions(
  reading: Reading,
  understood: Understood,
  phrases: readonly Phrase[],
  heads: readonly Phrase[],
): void {
  const implied: string[] = [];
  for (const phrase of phrases) {
    const isHead = heads.includes(phrase);
    const [colors, materials, whom] = [
      valuesOf(phrase, 'color'),
      valuesOf(phrase, 'material'),
      valuesOf(phrase, 'whom'),
    ];
    const text = reading.tokens.slice(phrase.from, phrase.to).join(' ');
    const add = (of: PartName, list: string[], values: readonly string[]) => {
      for (const value of values) if (!list.includes(value)) list.push(value);
      reading.take(phrase.from, phrase.to);
      reading.show(of, text, places(phrase));
    };
    if (isHead) {
      add('kind', understood.kinds, valuesOf(phrase, 'kind'));
      implied.push(...whom);
    } else if (colors.length > 0) {
      add('color', understood.colors, colors);
      readShade(reading, understood, phrase);
    } else if (materials.length > 0 && reading.tokens[phrase.to] !== 'up')
      add('material', understood.materials, materials);
    else if (whom.length > 0) add('forWhom', understood.forWhom, whom);
  }
  // Knickers are for women, unless the query says otherwise.
  if (understood.forWhom.length === 0) understood.forWhom = [...new Set(implied)];
  const { forWhom, without } = understood;
  understood.colors = understood.colors.filter((color) => !without.colors.includes(color));
  understood.materials = understood.materials.filter((material) => !without.materials.includes(material));
  // `Kids` adds nothing to `boys`.
  if (forWhom.some((candidate) => ['boys', 'girls', 'baby'].includes(candidate)))
    understood.forWhom = forWhom.filter((candidate) => candidate !== 'kids');
}

const NAMED_APART = ['colors', 'materials', 'forWhom'] as const;
const TYPE_OF = { colors: 'color', materials: 'material', forWhom: 'whom' } as const;

/** Returns the phrases before each head, or behind each. */
function besideHeads(phrases: readonly Phrase[], heads: readonly Phrase[], areBefore: boolean): Phrase[][] {
  return heads.map((head, at) => {
    const from = areBefore ? (heads[at - 1]?.to ?? 0) : head.to;
    const to = areBefore ? head.from : (heads[at + 1]?.from ?? Number.POSITIVE_INFINITY);
    return phrases.filter((phrase) => phrase.from >= from && phrase.to <= to);
  });
}

/**
 * Returns the conditions of each kind by itself when the query states one for each of several kinds: `white shirt and
 * black tie`. Conditions of another type apply to all kinds.
 */
export function conditionsApart(
  understood: Understood,
  phrases: readonly Phrase[],
  heads: readonly Phrase[],
): Apart[] | undefined {
  if (heads.length < 2) return undefined;
  const all = heads.map((head): Apart => ({ ...understood, kinds: valuesOf(head, 'kind') }));
  let areApart = false;
  for (const list of NAMED_APART)
    for (const areBefore of [true, false]) {
      const values = besideHeads(phrases, heads, areBefore).map((beside) =>
        beside.flatMap((phrase) => valuesOf(phrase, TYPE_OF[list])).filter((one) => understood[list].includes(one)),
      );
      if (values.some((its) => its.length === 0)) continue;
      for (const [at, its] of all.entries()) its[list] = values[at] ?? [];
      areApart = true;
      break;
    }
  return areApart
    ? all.map(({ kinds, colors, materials, forWhom }) => ({ kinds, colors, materials, forWhom }))
    : undefined;
}

/** Reads the words directly before a color that name its shade: items with them come first. */
function readShade(reading: Reading, { words }: Understood, { from, to }: Phrase): void {
  const word = reading.tokens[from - 1] ?? '';
  if (!SHADES.has(word) || reading.taken[from - 1]) return;
  reading.take(from - 1, from);
  words.push({ word, isRequired: false });
  const shown = reading.spans.find(({ of, places: its }) => of === 'color' && its.includes(to - 1));
  shown?.places.push(from - 1);
}

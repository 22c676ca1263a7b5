import { ALLERGENS, CARE, MATERIALS, QUALITY_FAMILIES, QUALITY_OF } from '../lexicon/attributes.ts';
import { phraseOf } from '../lexicon/phrase.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { distance } from '../text/words.ts';
import type { Mark } from './marks.ts';
import type { Token } from './prepare.ts';
import type { Exclusion } from './wish.ts';

/** Families that a word other than their name stands for as a whole. */
const WHOLE = new Set(
  [
    'woollen',
    'woolen',
    'woolly',
    'gray',
    'wooden',
    'metallic',
    'silken',
    'golden',
    'plastic',
    'latex',
    'gray',
  ].map(phraseOf),
);

const said = (tokens: readonly Token[], { from, to }: Mark) =>
  tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ');

/** Kept away for the body's sake alone, whatever the wording. */
const HEALTH = new Set(['nickel', 'latex', 'lanolin']);
/** Fibres of other animals than sheep: who reacts to them may wear wool. */
const HAIRS = new Set(['mohair', 'angora', 'cashmere', 'alpaca']);
const SMELLS = new Set(['scent', 'scented', 'perfume', 'perfumed', 'smell', 'smelly', 'fragrance', 'odour']);

/** What must not be shown when a refusal names this; undefined when it names nothing of goods. */
export function exclusionOf(
  mark: Mark,
  tokens: readonly Token[],
  shelf: Shelf,
  always: boolean,
): Exclusion | undefined {
  const made = (type: Exclusion['type'], id: string): Exclusion => ({
    type,
    id,
    said: said(tokens, mark),
    ...(always ? { always } : {}),
  });
  const { phrase } = mark;
  const allergen = [...ALLERGENS].find(
    ([id, words]) =>
      phraseOf(id) === phrase ||
      (always && mark.type === 'word' && words.has(phrase)) ||
      (id === 'fragrance' &&
        SMELLS.has(phrase) &&
        (always || phrase !== 'perfume' || isWithin(mark, tokens))),
  )?.[0];
  switch (mark.type) {
    case 'kind':
      if (careOf(phrase)) return made('care', careOf(phrase) ?? '');
      if (phrase === 'heel' || phrase === 'high heel') return made('word', 'heel');
      if (allergen) return made('allergen', allergen);
      if (MATERIALS.has(phrase)) return made('material', phrase);
      // "anything woolly" for whoever does not bear it is a material and no kind of goods.
      if (always && QUALITY_OF.get(phrase)?.type === 'material')
        return made('material', QUALITY_OF.get(phrase)?.id ?? phrase);
      return made('kind', mark.id);
    case 'pattern':
      return made('pattern', mark.id);
    case 'colour':
    case 'material': {
      if (allergen && (always || HEALTH.has(allergen))) return made('allergen', allergen);
      const family = QUALITY_FAMILIES[mark.type];
      const isFamily =
        phraseOf(mark.id) === phrase ||
        WHOLE.has(phrase) ||
        (phrase.includes(' ') && !phrase.includes(phraseOf(mark.id)));
      if (always && mark.type === 'material' && family.has(mark.id) && !HAIRS.has(phrase))
        return made('material', mark.id === 'merino' ? 'wool' : mark.id);
      return isFamily ? made(mark.type, mark.id) : made('word', phrase);
    }
    case 'shelf':
      return mark.id === 'home' ? undefined : made('category', mark.id);
    case 'person':
      return mark.person.who === 'anyone' ? undefined : made('category', mark.person.who);
    case 'occasion':
      if (allergen) return made('allergen', allergen);
      // "nothing for outdoors": what is made for that.
      if (isForIt(mark, tokens)) return made('occasion', mark.id);
      return shelf.knows(phrase) ? made('word', phrase) : undefined;
    case 'word': {
      if (careOf(phrase)) return made('care', careOf(phrase) ?? '');
      // What itches is wool, whatever it is called.
      if (/^(?:itch|itchy|scratchy|prickly)$/.test(phrase)) return made('material', 'wool');
      if (allergen) return made('allergen', allergen);
      // "no checks": a word that says a pattern once it is refused.
      const pattern = [...QUALITY_FAMILIES.pattern].find(
        ([id, words]) => id !== 'printed' && words.has(phrase),
      );
      if (pattern) return made('pattern', pattern[0]);
      const meant = shelf.knows(phrase) ? undefined : qualityNear(phrase);
      if (meant) return made(meant.type, meant.id);
      if (shelf.knows(phrase) || always) return made('word', phrase);
      return baseOf(phrase, shelf) ? made('word', baseOf(phrase, shelf) ?? phrase) : undefined;
    }
    default:
      return undefined;
  }
}

/** "no perfume in it": what must not be in something. */
const isWithin = ({ to }: Mark, tokens: readonly Token[]): boolean =>
  /^(?:at all )?(?:in|inside|added)\b/.test(
    tokens
      .slice(to, to + 3)
      .map(({ word }) => word)
      .join(' '),
  );

const isForIt = ({ from }: Mark, tokens: readonly Token[]): boolean =>
  /\bfor(?: (?:the|my|our|his|her|being|going|any))*$/.test(
    tokens
      .slice(Math.max(0, from - 3), from)
      .map(({ word }) => word)
      .join(' '),
  );

/** The way of looking after goods that a phrase names: "hand wash" is no soap once it is refused. */
const careOf = (phrase: string): string | undefined =>
  phrase.includes(' ') ? [...CARE].find(([, words]) => words.has(phrase))?.[0] : undefined;

/** What is not wanted and nobody sells is likely a quality with a typo: it must not be shown for that. */
function qualityNear(word: string) {
  if (word.length < 4) return undefined;
  for (const [name, quality] of QUALITY_OF) if (distance(word, name, 1) <= 1) return quality;
  return undefined;
}

/** "ironing" of goods that speak of an iron. */
const baseOf = (word: string, shelf: Shelf): string | undefined =>
  [word.replace(/ing$/, ''), word.replace(/ing$/, 'e'), word.replace(/e?d$/, '')].find(
    (base) => base !== word && base.length > 3 && shelf.knows(base),
  );

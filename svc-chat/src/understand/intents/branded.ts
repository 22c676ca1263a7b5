import { BRANDS } from '../../lexicon/brands.ts';
import type { Shelf } from '../../shelf/shelf.ts';
import type { Intent } from '../intent.ts';

/** Brands that somebody has, refuses or compares with are not asked for. */
const ASKED_FOR = new RegExp(
  `(?<!\\b(?:no|not|without|like|than|unlike|except|instead of|similar to|(?:i|we|he|she|they|my \\w+) (?:only |always |already )?(?:have|has|own|owns|wear|wears|bought|got|use|love|loves)|my|his|her|your|their) (?:an? |any |the |some |my |\\w+ ){0,2})\\b(?:${[...BRANDS].toSorted((one, other) => other.length - one.length).join('|')})(?: (?:air max|\\d+))*\\b`,
);

/** The brand that a prepared text asks for, unless a good of the shop says its name. */
function brandIn(text: string, shelf: Shelf): string | undefined {
  const brand = ASKED_FOR.exec(text)?.[0];
  return brand && shelf.having(brand).size === 0 ? brand : undefined;
}

/** "adidas shoes", "a rolex": the kind is shown where it is named, and that nothing is of the brand is said. */
export function ofBrand(intent: Intent, text: string, shelf: Shelf): Intent {
  const { kind } = intent;
  if (kind !== 'find' && kind !== 'unknown' && kind !== 'not-sold' && kind !== 'small-talk') return intent;
  const brand = brandIn(text, shelf);
  if (!brand) return intent;
  const lacking = { what: brand, as: undefined };
  return kind === 'find' && intent.wishes.some(({ kinds }) => kinds.length > 0)
    ? { ...intent, lacking }
    : { kind: 'not-sold', ...lacking };
}

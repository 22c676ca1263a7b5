import { entriesOf } from '../reading/lexicon.ts';
import type { Reading } from '../reading/reading.ts';
import { termOf, termsOf } from '../text/words.ts';

const PRICE: ReadonlySet<string> = new Set(['price', 'prices', 'pricing', 'cost', 'costs'].map(termOf));

/** Whether a message asks what an item costs and names nothing else: "what's the price". */
function asksPrice({ text }: Pick<Reading, 'text'>): boolean {
  const terms = termsOf(text);
  return terms.length > 0 && terms.every((term) => PRICE.has(term));
}

const isMaterial = (text: string): boolean => entriesOf(text).some((entry) => entry.class === 'material');
/** Matches a word that names the thing which another word before it describes: the "card" of "gold card". */
const THING = /^\p{L}{3,}$/u;

/** Whether a message asks about a material, and not about a thing of it: "is this real leather". */
export const asksMaterial = ({ tokens }: Pick<Reading, 'tokens'>): boolean =>
  tokens.some(({ text }, at) => isMaterial(text) && !THING.test(tokens[at + 1]?.text ?? ''));

/** Returns the aspect of an item that a message asks about: the one that it names, else the learned one. */
export function aspectOf(reading: Reading): string {
  if (asksPrice(reading)) return 'price';
  const { id } = reading.aspect;
  if (id !== 'details') return id;
  if (reading.tokens.some(({ text }) => text === 'sizes')) return 'sizes';
  return asksMaterial(reading) ? 'material' : id;
}

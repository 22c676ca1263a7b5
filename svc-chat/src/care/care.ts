import { caresOf } from '../reading/reading.ts';
import { saysCard, saysPassword } from './secrets.ts';

/** What must not be treated as shopping, whatever else a message says. */
const CARES = [
  ...(['despair', 'violence', 'poisoning', 'emergency', 'danger', 'harm', 'threat'] as const),
  ...(['instructions', 'medical'] as const),
] as const;
export type Care = (typeof CARES)[number] | 'card' | 'secret';

/** So sure one must be. */
const SURE = 0.5;
const SENTENCES = /[.!?;\n]+/;
/** Fewer words are no sentence of their own. */
const SHORTEST = 3;
const SENTENCES_AT_MOST = 12;

/** The care that one text is likeliest to need, if it needs one. */
function careOf(text: string): { care: Care; share: number } | undefined {
  const likely = caresOf(text);
  const none = likely.find(({ id }) => id === 'none')?.share ?? 0;
  const first = likely.find(({ id }) => id !== 'none')?.id;
  const care = CARES.find((one) => one === first);
  return care && 1 - none >= SURE ? { care, share: 1 - none } : undefined;
}

/** What of these a message is, in any of the languages that are answered in: as a whole, or by one sentence of it. */
export function careIn(message: string): Care | undefined {
  if (saysCard(message)) return 'card';
  if (saysPassword(message)) return 'secret';
  const parts = message.split(SENTENCES).filter((part) => part.trim() !== '');
  // A single sentence is the message, without its marks.
  const sentences = parts.length > 1 ? parts.filter((part) => part.trim().split(/\s+/).length >= SHORTEST) : [];
  return [message, ...sentences.slice(0, SENTENCES_AT_MOST)]
    .flatMap((text) => careOf(text) ?? [])
    .sort((one, other) => other.share - one.share)[0]?.care;
}

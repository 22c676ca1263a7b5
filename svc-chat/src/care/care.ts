import { caresOf } from '../reading/reading.ts';
import { saysCard, saysPassword } from './secrets.ts';

/** Subjects that must not be handled as shopping, whatever else a message contains. */
const CARES = [
  ...(['despair', 'violence', 'poisoning', 'emergency', 'danger', 'harm', 'threat', 'eating'] as const),
  ...(['instructions', 'medical'] as const),
] as const;
export type Care = (typeof CARES)[number] | 'card' | 'secret';

/** Minimum share from which a message counts as one of the subjects. */
const SURE = 0.56;
const SENTENCES = /[.!?;\n]+/;
/** Minimum number of words of a sentence that is classified by itself. */
const SHORTEST = 3;
const SENTENCES_AT_MOST = 12;

/** Returns the subject that one text most likely needs care for, if any. */
function careOf(text: string): { care: Care; share: number } | undefined {
  const likely = caresOf(text);
  const none = likely.find(({ id }) => id === 'none')?.share ?? 0;
  const first = likely.find(({ id }) => id !== 'none')?.id;
  const care = CARES.find((one) => one === first);
  return care && 1 - none >= SURE ? { care, share: 1 - none } : undefined;
}

/**
 * Returns the care that a message needs, in any language of the assistant. The whole message and each sentence are
 * classified.
 */
export function careIn(message: string): Care | undefined {
  if (saysCard(message)) return 'card';
  if (saysPassword(message)) return 'secret';
  const parts = message.split(SENTENCES).filter((part) => part.trim() !== '');
  // A message of a single sentence equals the message without its punctuation and is not classified twice.
  const sentences = parts.length > 1 ? parts.filter((part) => part.trim().split(/\s+/).length >= SHORTEST) : [];
  return [message, ...sentences.slice(0, SENTENCES_AT_MOST)]
    .flatMap((text) => careOf(text) ?? [])
    .sort((one, other) => other.share - one.share)[0]?.care;
}

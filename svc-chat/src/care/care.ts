import { caresOf } from '../reading/reading.ts';
import { saysCard, saysSecret } from './secrets.ts';

/** Subjects in which a person may be in danger. */
const URGENT = ['despair', 'violence', 'poisoning', 'emergency', 'danger', 'eating'] as const;
/** Subjects that must not be handled as shopping, whatever else a message contains. */
const CARES = [...URGENT, 'harm', 'threat', 'instructions', 'medical'] as const;
export type Care = (typeof CARES)[number] | 'card' | 'secret';

/** Minimum share from which a message counts as one of the subjects. */
const SURE = 0.56;
/** Minimum share from which the person is asked whether somebody needs help. */
const POSSIBLE = 0.2;
const SENTENCES = /[.!?;\n]+/;
/** Minimum number of words of a sentence that is classified by itself. */
const SHORTEST = 3;
const SENTENCES_AT_MOST = 12;

type Likely = { care: Care; share: number };

/** Returns the subject that one text most likely needs care for, if any. */
function careOf(text: string): Likely | undefined {
  const likely = caresOf(text);
  const none = likely.find(({ id }) => id === 'none')?.share ?? 0;
  const first = likely.find(({ id }) => id !== 'none')?.id;
  const care = CARES.find((one) => one === first);
  return care && { care, share: 1 - none };
}

/** Returns the likeliest subject of a message: of the whole message, or of one of its sentences. */
function likeliest(message: string): Likely | undefined {
  const parts = message.split(SENTENCES).filter((part) => part.trim() !== '');
  // A message of a single sentence equals the message without its punctuation and is not classified twice.
  const sentences = parts.length > 1 ? parts.filter((part) => part.trim().split(/\s+/).length >= SHORTEST) : [];
  return [message, ...sentences.slice(0, SENTENCES_AT_MOST)]
    .flatMap((text) => careOf(text) ?? [])
    .sort((one, other) => other.share - one.share)[0];
}

/** Returns the care that a message needs, in any language of the assistant. */
export function careIn(message: string): Care | undefined {
  if (saysCard(message)) return 'card';
  if (saysSecret(message)) return 'secret';
  const found = likeliest(message);
  return found && found.share >= SURE ? found.care : undefined;
}

/** Whether a subject is one in which a person may be in danger. */
export const isUrgent = (care: string): boolean => URGENT.some((one) => one === care);

/** Returns the danger that a message may be about although that is not certain. The answer is then a question. */
export function possibleDangerIn(message: string): Care | undefined {
  const found = likeliest(message);
  return found && found.share >= POSSIBLE ? URGENT.find((care) => care === found.care) : undefined;
}

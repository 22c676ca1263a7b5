import { caresOf } from '../reading/reading.ts';
import { saysCard, saysSecret } from './secrets.ts';

/** Subjects in which a person may be in danger. */
const URGENT = ['despair', 'violence', 'poisoning', 'emergency', 'danger', 'eating'] as const;
/** Subjects that must not be handled as shopping, whatever else a message contains. */
const CARES = [...URGENT, 'harm', 'threat', 'instructions', 'medical'] as const;
export type Care = (typeof CARES)[number] | 'card' | 'secret';

/**
 * Minimum share of all subjects together, and of the likeliest one, from which a message gets its care answer. Below
 * it the answer is a question that has the emergency numbers, too: the answer to a danger hurts where there is none.
 */
const SURE = 0.5;
const OWN = 0.4;
/** The same for a wish to hurt somebody, which ordinary messages resemble more often than the other subjects. */
const SURE_OF_HARM = 0.8;
/** The same for one sentence of several: out of its context, an ordinary one resembles a danger more often. */
const SURE_OF_PART = 0.95;
/** Minimum share from which the person is asked whether somebody needs help, of a message and of one sentence. */
const POSSIBLE = 0.27;
const POSSIBLE_OF_PART = 0.8;
const SENTENCES = /[.!?;\n]+/;
/** Minimum number of words of a sentence that is classified by itself. */
const SHORTEST = 3;
const SENTENCES_AT_MOST = 12;

/** Minimum share of a danger relative to the likeliest subject: "painless" may be about somebody else or oneself. */
const NEARLY = 0.5;

/** A subject with its own share, the share of all subjects together, and the danger that is as likely or nearly so. */
type Likely = { care: Care; own: number; share: number; danger: Care | undefined };

/** Returns the subject that one text most likely needs care for, if any. */
function careOf(text: string): Likely | undefined {
  const likely = caresOf(text);
  const none = likely.find(({ id }) => id === 'none')?.share ?? 0;
  const first = likely.find(({ id }) => id !== 'none');
  const care = CARES.find((one) => one === first?.id);
  const own = first?.share ?? 0;
  const danger = likely.find(({ id, share }) => isUrgent(id) && share >= own * NEARLY)?.id;
  return care && { care, own, share: 1 - none, danger: URGENT.find((one) => one === danger) };
}

/**
 * Returns the subjects of a message as a whole and of its sentences with a share of at least `least`, the likeliest
 * first.
 */
function subjectsOf(message: string, least: number): Likely[] {
  const split = message.split(SENTENCES).filter((part) => part.trim() !== '');
  // A message of a single sentence equals the message without its punctuation and is not classified twice.
  const sentences = split.length > 1 ? split.filter((part) => part.trim().split(/\s+/).length >= SHORTEST) : [];
  const whole = [message].flatMap((text) => careOf(text) ?? []);
  const parts = sentences.slice(0, SENTENCES_AT_MOST).flatMap((text) => careOf(text) ?? []);
  const likely = [...whole, ...parts.filter(({ share }) => share >= least)];
  return likely.sort((one, other) => other.share - one.share);
}

/** Returns the care that a message needs, in any language of the assistant. */
export function careIn(message: string): Care | undefined {
  if (saysCard(message)) return 'card';
  if (saysSecret(message)) return 'secret';
  return subjectsOf(message, SURE_OF_PART).find(
    ({ care, own, share }) => share >= (care === 'harm' ? SURE_OF_HARM : SURE) && own >= OWN,
  )?.care;
}

/** Whether a subject is one in which a person may be in danger. */
export const isUrgent = (care: string): boolean => URGENT.some((one) => one === care);

/** Returns the danger that a message may be about although that is not certain. The answer is then a question. */
export const possibleDangerIn = (message: string): Care | undefined =>
  subjectsOf(message, POSSIBLE_OF_PART).find(({ share, danger }) => share >= POSSIBLE && danger !== undefined)?.danger;

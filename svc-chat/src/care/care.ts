import { caresOf } from '../reading/reading.ts';
import { saysCard, saysSecret } from './secrets.ts';

/** Subjects in which a person may be in danger. */
const URGENT: ReadonlySet<string> = new Set(['despair', 'violence', 'poisoning', 'emergency', 'danger', 'eating']);

/**
 * Minimum odds of all subjects together against none from which a message gets its care answer. Below it the answer is
 * a question that has the emergency numbers, too: the answer to a danger hurts where there is none.
 */
const SURE = 2;
/** The same odds for a wish to hurt somebody, which ordinary messages resemble more often than the other subjects. */
const SURE_OF_HARM = 3;
/** Minimum share of the likeliest subject for a care answer. */
const OWN = 0.35;
/** Minimum odds from which the person is asked whether somebody needs help. */
const POSSIBLE = 0.6;
/** Minimum odds from which a message continues the danger that the conversation is about. */
export const FURTHER = 0.3;
const CLAUSES = /[.!?;,\n]+/;
/** Minimum number of words of a clause that is classified by itself. */
const MIN_WORDS = 3;
/** Maximum number of clauses that are classified by themselves. */
const MAX_CLAUSES = 12;

/** Minimum share of a danger relative to the likeliest subject: "painless" may be about somebody else or oneself. */
const NEARLY = 0.5;

/** A subject with its own share, the odds of all subjects together, and the danger that is as likely or nearly so. */
type Likely = { care: string; own: number; odds: number; danger: string | undefined };

/** Returns the subject that one text most likely needs care for. */
function careOf(text: string): Likely {
  const likely = caresOf(text).filter(({ id }) => id !== 'none');
  const { id: care, share: own } = likely[0] ?? { id: '', share: 0 };
  const danger = likely.find(({ id, share }) => isUrgent(id) && share >= own * NEARLY)?.id;
  const share = likely.reduce((sum, one) => sum + one.share, 0);
  return { care, own, odds: share / (1 - share), danger };
}

/**
 * Returns the subjects of a message as a whole and of its clauses, the likeliest first. A clause alone resembles a
 * danger more often, so that it has a geometric mean of its odds and those of the whole, which weigh more. Behind an
 * ordinary message, the two are classified together, too: both may tell of one danger.
 */
function subjectsOf(message: string, before?: string): Likely[] {
  const whole = careOf(message);
  const clauses = message.split(CLAUSES).filter((clause) => clause.trim().split(/\s+/).length >= MIN_WORDS);
  const parts = clauses.slice(0, MAX_CLAUSES).map(careOf);
  const told = before !== undefined && careOf(before).odds < POSSIBLE ? [careOf(`${before} ${message}`)] : [];
  const likely = [whole, ...told, ...parts.map((part) => ({ ...part, odds: part.odds ** 0.4 * whole.odds ** 0.6 }))];
  return likely.sort((one, other) => other.odds - one.odds);
}

/** Returns the care that a message needs, alone or behind the message before, in any language of the assistant. */
export function careIn(message: string, before?: string): string | undefined {
  if (saysCard(message)) return 'card';
  if (saysSecret(message)) return 'secret';
  return subjectsOf(message, before).find(
    ({ care, own, odds }) => odds >= (care === 'harm' ? SURE_OF_HARM : SURE) && own >= OWN,
  )?.care;
}

/** Whether a subject is one in which a person may be in danger. */
export const isUrgent = (care: string): boolean => URGENT.has(care);

/** Returns the danger that a message may be about although that is not certain. The answer is then a question. */
export const possibleDangerIn = (message: string, before?: string, least = POSSIBLE): string | undefined =>
  subjectsOf(message, before).find(({ odds, danger }) => odds >= least && danger !== undefined)?.danger;

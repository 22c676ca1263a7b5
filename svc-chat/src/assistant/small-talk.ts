import { inTurn, TEXTS } from '../language/texts.ts';
import { caresOf } from '../reading/reading.ts';
import { type AnswerPart, offer, say, type Talk } from './talk.ts';

/** Share of no danger from which a shopper who is bored gets a joke instead of words of comfort. */
const LIGHT = 0.95;

/** Whether a message tells of boredom only. The same type has sad messages, whose answer has a helpline. */
const isBored = ({ message }: Talk): boolean =>
  /\bbor(?:ed|ing|edom)\b/i.test(message) && caresOf(message).some(({ id, share }) => id === 'none' && share >= LIGHT);

/** Returns the answer to small talk of a kind. */
export function talked(said: string, talk: Talk): string {
  const { talk: texts } = TEXTS[talk.language];
  const name = said === 'bored' && isBored(talk) ? 'joke' : said;
  return inTurn(texts[name] ?? texts.greeting, talk.turn);
}

/** Answers a complaint that names no matter: with regret, and with a button for each of the ways on. */
export function* complain(talk: Talk): Iterable<AnswerPart> {
  yield say(talked('complaint', talk));
  if (talk.language === 'en')
    yield* offer({ 'My orders': 'own:orders', 'Talking to a person': 'help:Talking to a person' }, talk);
}

import type { Care } from '../care/care.ts';
import { itemBefore } from '../item/item-meant.ts';
import { spokenIn } from '../language/language.ts';
import { TEXTS } from '../language/texts.ts';
import { sectionFor } from './help.ts';
import { type AnswerPart, LONGEST_REPLY, offer, type Question, say, type Talk } from './talk.ts';

const REPLIES: Readonly<Record<string, string>> = {
  find: 'Look for items',
  'own:orders': 'My orders',
  'own:cart': 'My cart',
  'goes-with': 'Things that go with it',
  compare: 'Compare them',
};

/** Returns the reply by which a shopper chooses a turn type, worded by what the answer would be about. */
function replyFor(type: string, talk: Talk): string {
  if (type.startsWith('item')) return `About ${itemBefore(talk)?.name ?? 'an item'}`.slice(0, LONGEST_REPLY);
  if (type === 'help') return (sectionFor(talk)?.title ?? 'How the shop works').slice(0, LONGEST_REPLY);
  return REPLIES[type] ?? REPLIES.find ?? '';
}

/** Asks which of two turn types a message is, with a button for each. */
export function* askWhich(types: readonly string[], talk: Talk): Iterable<AnswerPart> {
  const turns = Object.fromEntries(types.map((type) => [replyFor(type, talk), type]));
  yield say('I want to get this right. Which one do you mean?');
  yield* offer(turns, talk);
}

/** Choice by which a shopper states that a message is about shopping. */
export const SHOPPING = 'shopping';

/** Asks whether somebody needs help, with a button for each answer, and shows no goods. */
export function* askForHelp(care: Care, asked: Question): Iterable<AnswerPart> {
  const language = spokenIn(asked.message, asked.memory.language);
  const { question, yes, no } = TEXTS[language].worry;
  yield say(question);
  yield* offer({ [yes]: `care:${care}`, [no]: SHOPPING }, { ...asked, memory: { ...asked.memory, language } });
}

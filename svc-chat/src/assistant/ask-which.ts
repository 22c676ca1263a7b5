import { itemBefore } from '../item/item-meant.ts';
import { sectionFor } from './help.ts';
import { type AnswerPart, remember, say, type Talk } from './talk.ts';

const LONGEST = 40;
const REPLIES: Readonly<Record<string, string>> = {
  find: 'Look for items',
  'own:orders': 'My orders',
  'own:cart': 'My cart',
  'goes-with': 'Things that go with it',
  compare: 'Compare them',
};

/** Returns the reply by which a shopper chooses a turn type, worded by what the answer would be about. */
function replyFor(type: string, talk: Talk): string {
  if (type.startsWith('item')) return `About ${itemBefore(talk)?.name ?? 'an item'}`.slice(0, LONGEST);
  if (type === 'help') return (sectionFor(talk)?.title ?? 'How the shop works').slice(0, LONGEST);
  return REPLIES[type] ?? REPLIES.find ?? '';
}

/** Asks which of two turn types a message is, with a button for each. */
export function* askWhich(types: readonly string[], talk: Talk): Iterable<AnswerPart> {
  const turns = Object.fromEntries(types.map((type) => [replyFor(type, talk), type]));
  yield say('I want to get this right. Which one do you mean?');
  yield { type: 'replies', replies: Object.keys(turns) };
  yield remember({ ...talk.memory, question: { message: talk.message, turns } });
}

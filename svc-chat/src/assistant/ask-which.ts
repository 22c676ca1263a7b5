import { itemBefore } from '../item/item-meant.ts';
import { spokenIn } from '../language/language.ts';
import { TEXTS } from '../language/texts.ts';
import { type AnswerPart, MAX_REPLY, offer, type Question, say, type Talk } from './talk.ts';

const REPLIES: Readonly<Record<string, string>> = {
  'own:orders': 'My orders',
  'own:cart': 'My cart',
  'own:favorites': 'My favorites',
  'own:return': 'Return something',
  'goes-with': 'Things that go with it',
  compare: 'Compare them',
  total: 'What they cost together',
};
/** Maximum number of buttons. */
const MAX_BUTTONS = 3;
/** Minimum share from which a turn type or a help section is worth a button. */
export const WORTH_ASKING = 0.1;

/** Returns the reply by which a shopper chooses a turn type, worded by what the answer would be about. */
function replyFor(type: string, talk: Talk): string | undefined {
  if (type.startsWith('item')) return `About ${itemBefore(talk)?.name ?? 'an item'}`;
  return /^(?:find|more|cheaper|dearer)/.test(type) ? 'Look for items' : REPLIES[type];
}

/** Whether a shopper can choose a turn type by a reply. */
export const isAskable = (type: string, talk: Talk): boolean => type === 'help' || replyFor(type, talk) !== undefined;

/** Returns the turn type of each reply that a message is most probably about, the likeliest first. */
export function likelyReplies(talk: Talk): Record<string, string> {
  const { intents, sections } = talk.reading;
  const likely = intents.flatMap(({ id, share }) => {
    if (id !== 'help') return { type: id, share, reply: replyFor(id, talk) };
    const others = sections.filter((section) => section.id !== talk.topic);
    return others.map((section) => ({ type: `help:${section.id}`, share: share * section.share, reply: section.id }));
  });
  const worth = likely
    .filter(({ share }) => share >= WORTH_ASKING)
    .sort((one, other) => other.share - one.share)
    .flatMap(({ type, reply }) => (reply === undefined ? [] : [[reply.slice(0, MAX_REPLY), type] as const]));
  const distinct = worth.filter(([reply], at) => worth.findIndex(([other]) => other === reply) === at);
  return Object.fromEntries(distinct.slice(0, MAX_BUTTONS));
}

/** The question what a message is about. */
export const WHICH =
  'I want to get this right: which one do you mean? If it is none of these, please say it in other words, or [ask the team](/ethereal/contact).';

/** Asks what a message is about, with a button for each likely answer. */
export function* askWhich(talk: Talk): Iterable<AnswerPart> {
  yield say(WHICH);
  yield* offer(likelyReplies(talk), talk);
}

/** Choice by which a shopper states that a message is about shopping. */
export const SHOPPING = 'shopping';

/** Asks whether somebody needs help, with a button for each answer, and shows no goods. */
export function* askForHelp(care: string, asked: Question): Iterable<AnswerPart> {
  const language = spokenIn(asked.message, asked.memory.language);
  const { question, yes, no } = TEXTS[language].worry;
  yield say(question);
  yield* offer({ [yes]: `care:${care}`, [no]: SHOPPING }, { ...asked, memory: { ...asked.memory, language } });
}

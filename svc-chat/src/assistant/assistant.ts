import type { Answer, AnswerPart } from '../answer/answer.ts';
import type { Memory } from '../conversations/conversation.ts';
import { withoutLetterForm } from '../language/letter.ts';
import { asksForPrivate, foreignTalkIn, PHRASES, topicIn } from '../language/phrases.ts';
import {
  type Language,
  languageOf,
  ownLanguageOf,
  toEnglish,
  withForeignWords,
} from '../language/translate.ts';
import { careWords } from '../reply/care.ts';
import { inTurn, NO_SUCH_PLACE, REFUSED, SMALL_TALK } from '../reply/texts.ts';
import { careIn } from '../understand/care.ts';
import { corrected } from '../understand/corrected.ts';
import { goodsAndHelp } from '../understand/goods-and-help.ts';
import type { Intent } from '../understand/intent.ts';
import { ofBrand } from '../understand/intents/branded.ts';
import { prepare } from '../understand/prepare.ts';
import { readIntent } from '../understand/read-intent.ts';
import { namesSomebody } from '../understand/somebody-else.ts';
import { A_PART, actionWords, help, notSoldWords, unknown } from './about-shop.ts';
import { find } from './find.ts';
import { besidePrices, showMore } from './further.ts';
import { ownThings } from './own-things.ts';
import { lookingAt } from './page.ts';
import { pieces, say, type Talk } from './talk.ts';
import {
  compareItems,
  showWithComplements,
  tellOfEach,
  tellOfItem,
  tellRanked,
  tellTotal,
} from './tell-of-items.ts';

/** The built-in assistant: reads what is asked, looks at the goods, and words what it finds. No model. */
export function createAssistant(): Answer {
  return async function* (question, tools) {
    const { memory, turns } = question;
    const body = withoutLetterForm(question.message);
    const language = languageOf(body, memory.language);
    const shelf = await tools.knownShelf();
    const message = language === 'en' ? withForeignWords(body, shelf.knows) : body;
    const english = language === 'en' ? message : toEnglish(message, language);
    const turn = Math.floor(turns.length / 2);
    const talk: Talk = { ...question, message, tools, shelf, turn, language, english };
    const { told, helped, ...before } = memory;
    const remembered = { ...before, language };
    talk.memory = remembered;
    const prepared = prepare(memory.wishes ? corrected(english, topicOf(memory)) : english, shelf.spelling);
    const care = careIn(question.message, prepared.clean);
    if (care) return yield* pieces([careWords(care, language)], talk);
    if (language !== 'en') {
      const answer = foreign(talk, language, prepared.clean);
      if (answer) return yield* answer;
    } else if (message !== body && asksAbroadForPrivate(body, prepared.clean))
      return yield* pieces([REFUSED], talk);
    talk.memory = lookingAt(talk.memory, question.page, prepared.clean, shelf);
    const read = readIntent(
      prepared,
      message,
      { ...talk.memory, ...(told ? { told } : {}), ...(helped ? { helped } : {}) },
      shelf,
    );
    const intent = language === 'en' ? ofBrand(read, prepared.clean, shelf) : read;
    const both =
      language === 'en' &&
      (intent.kind === 'help' ||
        intent.kind === 'find' ||
        (intent.kind === 'item' && intent.aspect !== 'safety'))
        ? goodsAndHelp(message, talk.memory, shelf)
        : undefined;
    if (!both) return yield* answerTo(intent, prepared.clean, talk);
    const [goods, about] = both;
    yield* answerTo(goods.intent, goods.prepared.clean, talk);
    yield* pieces(['\n\n'], talk);
    yield* answerTo(about.intent, about.prepared.clean, talk);
  };
}

/** "My brother buys here, too. Puedes ver su pedido?": one sentence of an English message asks for what is not theirs. */
const asksAbroadForPrivate = (text: string, english: string): boolean =>
  text.split(/(?<=[.!?]\s)/).some((sentence) => {
    const language = ownLanguageOf(sentence);
    return language !== undefined && asksForPrivate(sentence, english, language);
  });

/** What was spoken of, where that names no thing. */
const topicOf = ({ wishes: [wish] = [] }: Memory): string | undefined =>
  wish && wish.kinds.length === 0 ? (wish.interests[0] ?? wish.words[0]) : undefined;

/** What is said in another language about the shop, or in passing. */
function foreign(
  talk: Talk,
  language: Exclude<Language, 'en'>,
  clean: string,
): AsyncIterable<AnswerPart> | undefined {
  const phrases = PHRASES[language];
  const small = foreignTalkIn(talk.message, language);
  const words = small && (phrases.talk[small] ?? phrases.talk.greeting);
  if (words) return pieces([words], talk);
  const topic = topicIn(talk.message, language);
  if (!topic)
    return asksForPrivate(talk.message, clean, language) ? pieces([phrases.refused], talk) : undefined;
  if (topic === 'orders' || topic === 'cart' || topic === 'favourites')
    return namesSomebody(clean) ? pieces([phrases.refused], talk) : ownThings(topic, '', talk);
  return pieces([phrases.help[topic]], talk);
}

/** Nothing stays of what was looked for but what must never be shown. */
async function* beginAnew({ memory: { avoid, language }, turn }: Talk): AsyncIterable<AnswerPart> {
  yield say(inTurn(SMALL_TALK.undecided, turn));
  yield { type: 'remember', memory: { ...(avoid ? { avoid } : {}), ...(language ? { language } : {}) } };
}

function answerTo(intent: Intent, clean: string, talk: Talk): AsyncIterable<AnswerPart> {
  const { memory, turn, language } = talk;
  const phrases = language === 'en' ? undefined : PHRASES[language];
  switch (intent.kind) {
    case 'small-talk':
      return pieces([phrases?.talk[intent.about] ?? inTurn(SMALL_TALK[intent.about], turn)], talk);
    case 'refuse':
      return pieces([phrases?.refused ?? REFUSED], talk);
    case 'own':
      return ownThings(intent.what, clean, talk);
    case 'help':
      return help(clean, talk, intent.sure ? A_PART : undefined, intent.section, intent.otherwise);
    case 'item':
      return tellOfItem(intent.item, clean, intent, talk);
    case 'compare':
      return compareItems(intent, clean, talk);
    case 'ranked':
      return tellRanked(intent, talk);
    case 'goes-with':
      return showWithComplements(intent, talk);
    case 'each':
      return tellOfEach(intent, clean, talk);
    case 'action':
      return pieces([actionWords(intent.item)], talk);
    case 'no-such-place':
      return pieces([NO_SUCH_PLACE], talk);
    case 'cheaper':
      return besidePrices('cheaper', talk, intent.than);
    case 'dearer':
      return besidePrices('dearer', talk);
    case 'more':
      return showMore(talk, intent);
    case 'count':
      return showMore(talk, { counted: true });
    case 'anew':
      return beginAnew(talk);
    case 'find':
      return find(intent.wishes, intent.goesOn, talk, intent.lacking);
    case 'total':
      return tellTotal(intent, talk);
    case 'not-sold':
      return pieces([phrases?.none ?? notSoldWords(intent)], talk);
    case 'unknown':
      return unknown(clean, talk);
  }
  memory satisfies Memory;
}

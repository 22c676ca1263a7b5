import type { Answer, AnswerPart, Question } from '../answer/answer.ts';
import { careIn } from '../care/care.ts';
import { speaksOfHarm } from '../care/refusals.ts';
import type { Memory } from '../conversations/conversation.ts';
import type { GoodsIndex } from '../goods/index.ts';
import { isWithinName } from '../goods/within-name.ts';
import { spokenIn } from '../language/language.ts';
import { inTurn, say as saying, TEXTS } from '../language/texts.ts';
import { toEnglish, withForeignWords } from '../language/translate.ts';
import { withDigits } from '../reading/digits.ts';
import { type Reading, readMessage } from '../reading/reading.ts';
import { wishesIn } from '../reading/wishes.ts';
import { tellOf } from './about-item.ts';
import { compareItems, goesWith, totalOf } from './compare.ts';
import { besidePrices, findFor, likeWish } from './find.ts';
import { goOnAll } from './follow-up.ts';
import { helpWith, sectionFor, unknownWords } from './help.ts';
import { intentOf } from './intent.ts';
import { itemMeant } from './item-meant.ts';
import { ownThings } from './own-things.ts';
import { isKindFor, remember, type Said, say, type Talk } from './talk.ts';

function search(talk: Talk, fresh: boolean): Said {
  const wishes = wishesIn(talk.reading, isKindFor(talk.goods));
  return findFor(fresh ? wishes : goOnAll(talk.memory, wishes), talk);
}

/** Searches again for the last wish and leaves out the items already shown. */
function more(talk: Talk): Said {
  const { sought = [], seen = [], focus } = talk.memory;
  const wishes = sought.length > 0 ? sought : [likeWish(focus)];
  return findFor(
    wishes.map((wish) => ({ ...wish, except: seen })),
    talk,
  );
}

function aboutItem(talk: Talk): Said {
  const item = itemMeant(talk);
  return item ? tellOf(item._id, talk) : search(talk, true);
}

async function* both(first: Said, second: Said): AsyncIterable<AnswerPart> {
  yield* first;
  yield say('\n\n');
  yield* second;
}

const talked = (name: string, { language, turn }: Talk): string =>
  inTurn(TEXTS[language].talk[name] ?? TEXTS[language].talk.greeting ?? [], turn);

type Way = (talk: Talk) => Said;
const WAYS: Readonly<Record<string, Way>> = {
  find: (talk) => search(talk, true),
  'find-on': (talk) => search(talk, false),
  'find+help': (talk) => both(search(talk, true), helpWith(talk)),
  item: aboutItem,
  'item+help': (talk) => both(aboutItem(talk), helpWith(talk)),
  compare: compareItems,
  ranked: compareItems,
  'goes-with': goesWith,
  total: totalOf,
  help: helpWith,
  refuse: ({ language }) => [say(TEXTS[language].refused)],
  cheaper: (talk) => besidePrices('cheaper', talk),
  dearer: (talk) => besidePrices('dearer', talk),
  more,
  unknown: (talk) => [say(unknownWords(talk))],
};

function wayOf(intent: string): Way {
  const [group = '', name = ''] = intent.split(':');
  if (group === 'own') return (talk) => ownThings(name, talk);
  if (group === 'talk') return (talk) => [say(talked(name, talk))];
  return WAYS[intent] ?? ((talk) => search(talk, true));
}

/** Returns the memory after the shopper opened another page: "it" then refers to the item on that page. */
function lookingAt(memory: Memory, page: string | undefined): Memory {
  if (page === undefined || page === memory.page) return memory;
  const { focus: _focus, ...rest } = memory;
  return { ...rest, page };
}

/** Treats a message that is an item's name as a search for that name: no word of it is a refusal or small talk. */
const asName = (reading: Reading): Reading => ({
  ...reading,
  spans: reading.spans.filter(({ tag }) => tag !== 'REFUSED' && tag !== 'SIZE'),
  intents: [{ id: 'find', share: 1 }],
  isName: true,
});

/**
 * Minimum share from which an intent is certain. Questions to the shop reach it; names of goods that resemble a
 * question do not.
 */
const SURE = 0.8;

/**
 * Whether a message is certainly a question to the shop. An item's name may contain a request for help, a reference to
 * the shopper's own things or a greeting; a message with that name refers to the item.
 */
const asksTheShop = ({ intents: [likeliest] }: Reading): boolean =>
  likeliest !== undefined && likeliest.share >= SURE && /^(?:help$|own:|talk:)/.test(likeliest.id);

/**
 * Adds substances that harm the shopper to the memory. They are not shown from then on, whatever the message requests.
 */
function rememberingHarm(memory: Memory, reading: Reading, goods: GoodsIndex): Memory {
  if (!speaksOfHarm(reading)) return memory;
  const harmful = wishesIn(reading, isKindFor(goods)).flatMap(({ allergens = [] }) => allergens);
  return harmful.length > 0 ? { ...memory, avoid: [...new Set([...(memory.avoid ?? []), ...harmful])] } : memory;
}

/** Returns the ids of the items that a message may refer to: the item of the open page and the items shown before. */
const idsIn = ({ page, memory: { focus, shown = [] } }: Question): string[] =>
  [page, focus?._id, ...shown.map(({ _id }) => _id)].filter((id) => id !== undefined);

/** Returns the context for reading the next message: the intent and the help topic of this one. */
function standingAfter(intent: string, talk: Talk): Pick<Memory, 'after' | 'topic'> {
  const topic = intent.endsWith('help') ? sectionFor(talk)?.title : undefined;
  const after = intent.replace('find-on', 'find').replace(/:.*/, '');
  return topic === undefined ? { after } : { after, topic };
}

/**
 * Creates the built-in assistant. It classifies the message, searches the goods and words the result without a language
 * model.
 */
export function createAssistant(): Answer {
  return async function* (question, tools) {
    const { message, turns, page } = question;
    const goods = await tools.knownGoods(idsIn(question));
    const language = spokenIn(message, question.memory.language);
    const { topic, ...before } = lookingAt(question.memory, page);
    const memory: Memory = { ...before, language };
    const care = careIn(message);
    if (care) return yield say(saying(language, 'care', care));
    const isThing = (word: string) => goods.nouns.has([word]);
    const english =
      language === 'en'
        ? goods.spelling.spell(withForeignWords(withDigits(message.toLowerCase()), goods.spelling.has))
        : toEnglish(message, language);
    const standing = { page: page !== undefined, after: memory.after, topic };
    const read = readMessage(english, standing, isThing, language === 'en' ? undefined : message);
    const isName = !asksTheShop(read) && isWithinName(message, goods);
    const reading = isName ? asName(read) : read;
    const talk: Talk = {
      ...question,
      memory: rememberingHarm(memory, reading, goods),
      tools,
      goods,
      reading,
      language,
      turn: Math.floor(turns.length / 2),
    };
    const intent = intentOf(talk);
    let now: Memory = talk.memory;
    for await (const part of wayOf(intent)(talk)) {
      if (part.type === 'remember') now = part.memory;
      else yield part;
    }
    yield remember({ ...now, ...standingAfter(intent, talk) });
  };
}

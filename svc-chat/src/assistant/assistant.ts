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

/** Others than those that were seen, of what was looked for last. */
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

/** What a page that was opened since changes: "it" is what stands there. */
function lookingAt(memory: Memory, page: string | undefined): Memory {
  if (page === undefined || page === memory.page) return memory;
  const { focus: _focus, ...rest } = memory;
  return { ...rest, page };
}

/** What stands on the shelf is looked for by its name: no word of it is a refusal, or small talk. */
const asName = (reading: Reading): Reading => ({
  ...reading,
  spans: reading.spans.filter(({ tag }) => tag !== 'REFUSED' && tag !== 'SIZE'),
  intents: [{ id: 'find', share: 1 }],
  isName: true,
});

/** From this share on a reading is sure: questions to the shop are, names of goods that look like one are not. */
const SURE = 0.8;

/** An item may be called so that its name asks for help, for one's own things, or greets: who says that means it. */
const asksTheShop = ({ intents: [likeliest] }: Reading): boolean =>
  likeliest !== undefined && likeliest.share >= SURE && /^(?:help$|own:|talk:)/.test(likeliest.id);

/** What harms somebody is not shown from then on, whatever the message that says so asks for. */
function rememberingHarm(memory: Memory, reading: Reading, goods: GoodsIndex): Memory {
  if (!speaksOfHarm(reading)) return memory;
  const harmful = wishesIn(reading, isKindFor(goods)).flatMap(({ allergens = [] }) => allergens);
  return harmful.length > 0 ? { ...memory, avoid: [...new Set([...(memory.avoid ?? []), ...harmful])] } : memory;
}

/** The items that a message may be about: that of the page, and those that were shown. */
const idsIn = ({ page, memory: { focus, shown = [] } }: Question): string[] =>
  [page, focus?._id, ...shown.map(({ _id }) => _id)].filter((id) => id !== undefined);

/** What the next message stands behind. */
function standingAfter(intent: string, talk: Talk): Pick<Memory, 'after' | 'topic'> {
  const topic = intent.endsWith('help') ? sectionFor(talk)?.title : undefined;
  const after = intent.replace('find-on', 'find').replace(/:.*/, '');
  return topic === undefined ? { after } : { after, topic };
}

/** Reads what is asked, looks at the goods, and words what it finds. No model. */
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

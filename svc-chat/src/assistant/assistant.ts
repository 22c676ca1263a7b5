import type { Base } from '@ethereal/service-kit/base';
import { createRateLimiter } from '@ethereal/service-kit/rate-limit';
import { careIn, FURTHER, isUrgent, possibleDangerIn } from '../care/care.ts';
import { isHarmful, withRefusals } from '../care/refusals.ts';
import type { Config } from '../config.ts';
import type { Memory } from '../conversations/conversation.ts';
import { careSentence, type Language, spokenIn, unreadSentence } from '../language/language.ts';
import { TEXTS } from '../language/texts.ts';
import { toEnglish, withForeignWords } from '../language/translate.ts';
import { withDigits } from '../reading/digits.ts';
import { intentOf, type Reading, readMessage } from '../reading/reading.ts';
import { askForHelp, SHOPPING, WHICH } from './ask-which.ts';
import { asksSafety, chooseSections, RISKY, SURE } from './help.ts';
import { OWN_TOPICS } from './own-turns.ts';
import { type Answer, type AnswerPart, type Question, remember, say, type Talk } from './talk.ts';
import { answerTo, decide } from './turns.ts';

/** Returns the memory after the shopper opened another page: "it" then refers to the item on that page. */
function lookingAt({ question: _question, care, ...before }: Memory, page: string | undefined): Memory {
  const memory = care === undefined ? before : { ...before, cared: care };
  if (page === undefined || page === memory.page) return memory;
  const { focus: _focus, ...rest } = memory;
  return { ...rest, page };
}

/** Adds substances that harm the shopper to the memory: they are not shown from then on. */
function rememberingHarm(memory: Memory, reading: Reading): Memory {
  if (!isHarmful(reading)) return memory;
  const harmful = withRefusals(reading)
    .spans.filter(({ tag }) => tag === 'REFUSED')
    .map(({ text }) => text);
  return harmful.length > 0 ? { ...memory, avoid: [...new Set([...(memory.avoid ?? []), ...harmful])] } : memory;
}

/** Matches a plain denial: "no, not that one", by which the shopper chooses shopping, and a plain consent. */
const DENIAL = /^(?:no|nope|nah|nein|non|not)(?:\W+(?:not|that|this|it)(?: one)?)*\W*$/i;
const CONSENT = /^(?:yes|yeah|yep|ja|oui|s[ií])(?:\W+(?:please|help|it|that|is|does|they|do))*\W*$/i;

/** The meaning of a message: a reply to the assistant's question stands for the message that the question was about. */
type Meant = { message: string; chosen?: string | undefined };

/** Returns the message that is answered, with the turn type that a reply, a denial or a consent chooses. */
function meantBy({ message, memory: { question } }: Question): Meant {
  if (!question) return { message };
  const { turns } = question;
  const isReply = Object.hasOwn(turns, message);
  const isMeant = (type: string) =>
    type === SHOPPING ? DENIAL.test(message) : type.startsWith('care:') && CONSENT.test(message);
  const chosen = isReply ? turns[message] : Object.values(turns).find(isMeant);
  return chosen === undefined ? { message } : { message: question.message, chosen };
}

/** Help sections that a question after an answer of another type is often about. */
const TOPICS: Readonly<Record<string, string>> = { ...OWN_TOPICS, card: 'How to pay', secret: 'Changing a password' };

/** Returns the context for reading the next message: the type of this turn and its help topic. */
function standingAfter(type: string, talk: Talk): Pick<Memory, 'after' | 'topic'> {
  const chosen = type.startsWith('help:') ? type.slice('help:'.length) : TOPICS[type];
  const topic = chosen ?? (type.endsWith('help') ? (chooseSections(talk).given[0]?.title ?? talk.topic) : undefined);
  const after = type.replace('find-on', 'find').replace(/:.*/, '');
  return topic === undefined ? { after } : { after, topic };
}

/** Reads a message in its language, after a help topic. */
function read({ message, memory, page }: Question, topic?: string): { reading: Reading; language: Language } {
  const language = spokenIn(message, memory.language);
  const standing = { page: page !== undefined, after: memory.after, topic };
  if (language !== 'en') return { reading: readMessage(toEnglish(message, language), standing, message), language };
  return { reading: readMessage(withForeignWords(withDigits(message.toLowerCase())), standing), language };
}

/** Whether the built-in assistant answers although a model is configured: for care, its own question, or an allergy. */
function needsCaution(question: Question): boolean {
  const { message, memory, turns } = question;
  const meant = meantBy(question);
  if (memory.care || meant.chosen || careFor(question, meant)) return true;
  if (possibleDangerIn(message, turns.at(-2)?.text)) return true;
  return memory.avoid !== undefined || isHarmful(read(question).reading);
}

const ITEMS = /^- \[/m;
/** Turn types whose answers are about goods or the shopper's own things. */
const ABOUT_GOODS = /^(?:find|more|cheaper|dearer|item|own|compare|ranked|total|add|fit)/;

/** Returns a text that differs from the answer before it. */
function unlike(before: string | undefined, text: string, type: string, { language }: Talk): string {
  if (text === '' || text !== before) return text;
  const { again } = TEXTS[language];
  // A question after the answer of the help pages is often answered by it, too.
  if (type === 'help' && text !== WHICH) return `${again.help} ${text}`;
  if (!ABOUT_GOODS.test(type)) return again.words;
  const isList = ITEMS.test(text) && /^(?:find|more)/.test(type);
  if (isList) return `${again.items}\n\n${text.slice(text.search(ITEMS))}`;
  return `${again.same}${text.startsWith('- [') ? '\n\n' : ' '}${text}`;
}

/** Maximum number of clauses of a message that are read for a loss. */
const MAX_CLAUSES = 8;
/** Minimum share from which a clause tells of a loss. */
const TELLS = 0.5;

/** Returns words of sympathy for a loss of which a clause of a message tells whose answer is about something else. */
function sympathyFor({ message, language }: Talk, type: string): string {
  if (language !== 'en' || type.startsWith('talk')) return '';
  const clauses = message.toLowerCase().split(/[.!?;,\n]+ ?| and /, MAX_CLAUSES);
  const isLoss = clauses.map(intentOf).some(({ id, share }) => id === 'talk:loss' && share >= TELLS);
  return isLoss ? "I'm so sorry for your loss. " : '';
}

/** Yields the answer to a message about shopping, with its text as one part at the end. */
async function* partsOf(talk: Talk, chosen: string | undefined): AsyncIterable<AnswerPart> {
  const type = chosen === undefined || chosen === SHOPPING ? await decide(talk) : chosen;
  let { memory } = talk;
  let text = '';
  for await (const part of answerTo(type, talk)) {
    if (part.type === 'remember') memory = part.memory;
    else if (part.type === 'content') text += part.content;
    else yield part;
  }
  talk.signal.throwIfAborted();
  yield remember({ ...memory, ...standingAfter(type, talk) });
  yield say(`${sympathyFor(talk, type)}${unlike(talk.turns.at(-1)?.text, text, type, talk)}`);
}

/** Turn types by which a conversation leaves a danger: a wish, own things, thanks, a greeting. */
const LEFT_DANGER = /^(?:find|more|cheaper|dearer|own|add|compare|ranked|goes-with|talk:(?:thanks|greeting))/;
/** Minimum share of such a turn type. */
const LEAVES = 0.5;

/** Returns the care that a message needs: its own, that of the reply to a question, or that of the message before. */
function careFor(question: Question, { chosen }: Meant): string | undefined {
  const { memory, message, turns } = question;
  const care = careIn(message, turns.at(-2)?.text);
  if (care) return care;
  if (chosen) return chosen.startsWith('care:') ? chosen.slice('care:'.length) : undefined;
  const isAsked = Object.values(memory.question?.turns ?? {}).includes(SHOPPING);
  const told = memory.care ?? memory.cared ?? (isAsked ? possibleDangerIn(message) : undefined);
  // A message that may itself be about a danger does not leave it, returns to it, and is asked about only once.
  if (told && possibleDangerIn(message, undefined, FURTHER)) return told;
  const [first] = memory.care === undefined ? [] : read(question).reading.intents;
  return first && first.share >= LEAVES && LEFT_DANGER.test(first.id) ? undefined : memory.care;
}

/** Yields the answer to a message that needs care or cannot be read; nothing for all others. */
function* notAboutShopping(question: Question, meant: Meant): Iterable<AnswerPart> {
  const { message, memory } = question;
  const care = careFor(question, meant);
  const unread = care ? undefined : unreadSentence(message);
  if (unread) yield say(unread);
  if (!care) return;
  const topic = TOPICS[care];
  if (isUrgent(care)) yield remember({ ...memory, care });
  else if (topic) yield remember({ ...memory, after: 'help', topic });
  yield say(careSentence(meant.message, memory.language, care, question.turns.at(-1)?.text));
}

/** Returns the type of the help section that surely answers a message about a danger. It has the emergency number. */
function warningFor(talk: Talk): string | undefined {
  const { reading, tools } = talk;
  if (asksSafety(talk)) return RISKY;
  const sure = reading.sections.find(({ id, share }) => share >= SURE && tools.help.get(id)?.text.includes('911'));
  return sure && `help:${sure.id}`;
}

/** Creates the built-in assistant. What follows a danger stands behind a reminder of the help. */
export function createAssistant(): Answer {
  return async function* (question, tools) {
    const meant = meantBy(question);
    const { message, chosen } = meant;
    const other = [...notAboutShopping(question, meant)];
    if (other.length > 0) return yield* other;
    const { turns, page } = question;
    const { topic, ...before } = lookingAt(question.memory, page);
    const [open] = page === undefined ? [] : await tools.items([page]).catch(() => []);
    const { reading, language } = read({ ...question, message, memory: before }, topic);
    const talk: Talk = {
      ...question,
      message,
      memory: rememberingHarm({ ...before, language }, reading),
      tools,
      open,
      reading,
      language,
      topic,
      turn: Math.floor(turns.length / 2),
    };
    const danger = chosen ? undefined : possibleDangerIn(message, turns.at(-2)?.text);
    const warning = danger && warningFor(talk);
    if (danger && !warning) return yield* askForHelp(danger, question);
    const { care } = question.memory;
    if (care) yield say(`${careSentence(message, language, care, turns.at(-1)?.text)}\n\n`);
    yield* partsOf(talk, chosen ?? warning);
  };
}

/** Opens the answers, of the built-in assistant or of a configured model, whose code is loaded only then. */
export async function openAssistant(base: Base<Config>): Promise<Answer> {
  const { config, logger } = base;
  const assistant = createAssistant();
  if (!config.CHAT_MODEL_URL) return assistant;
  const { createModelAnswer } = await import('../model/model-answer.ts');
  const { createModelBudget } = await import('../model/model-budget.ts');
  // The budget of a paid model is not scaled with the other rate limits.
  const limiter = createRateLimiter({ ...base, factor: 1 });
  const isInBudget = createModelBudget(limiter, {
    visitor: config.CHAT_MODEL_DAILY_PER_VISITOR,
    address: config.CHAT_MODEL_DAILY_PER_ADDRESS,
    shop: config.CHAT_MODEL_DAILY,
  });
  return createModelAnswer({
    url: config.CHAT_MODEL_URL,
    key: config.CHAT_MODEL_KEY,
    model: config.CHAT_MODEL,
    firstMs: config.CHAT_MODEL_FIRST_MS,
    silenceMs: config.CHAT_MODEL_SILENCE_MS,
    mayAnswer: async (question) => !needsCaution(question) && (await isInBudget(question)),
    otherwise: assistant,
    logger,
  });
}

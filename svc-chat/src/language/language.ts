import { idOf } from '../reading/lexicon.ts';
import { languageOf } from '../reading/reading.ts';
import { sayCare, UNREAD } from './texts.ts';
import { isEnglish } from './translate.ts';

/** The languages of the assistant's answers. */
export type Language = 'en' | 'de' | 'fr' | 'es';
export type Foreign = Exclude<Language, 'en'>;
const LANGUAGES: ReadonlySet<string> = new Set<Language>(['en', 'de', 'fr', 'es']);
const isLanguage = (id: string): id is Language => LANGUAGES.has(id);

/** Minimum share from which a message switches the language of the conversation. */
const SURE = 0.75;
/** Minimum share from which a message in Latin letters is of a language that the assistant does not read. */
const CERTAIN = 0.9;
/** Number of words up to which a message says little about its language. */
const FEW_WORDS = 2;
const LETTERS = /\p{L}{2,}/gu;

/** Returns the language of a message; `before` is the language of the previous message. */
export function spokenIn(text: string, before: Language = 'en'): Language {
  // Names of places are the same in every language.
  const said = (text.match(LETTERS) ?? []).filter((word) => idOf('locality', word.toLowerCase()) === undefined);
  const words = said.length;
  const { id, share } = languageOf(said.join(' '));
  if (!isLanguage(id) || words === 0) return before;
  if (id === before) return id;
  // A short English message such as "camera" may be a word of another language, too.
  const isEnglishToo = words <= FEW_WORDS && share < CERTAIN && said.every(isEnglishWord);
  if (before === 'en' && isEnglishToo) return before;
  return share >= (words <= FEW_WORDS && before !== 'en' ? 1 : SURE) ? id : before;
}

/** Scripts of languages that the assistant does not read, with the language of the answer. The first match applies. */
const SCRIPTS: readonly (readonly [language: string, letters: RegExp])[] = [
  ['ja', /[\p{sc=Hiragana}\p{sc=Katakana}]/gu],
  ['zh', /\p{sc=Han}/gu],
  ['ko', /\p{sc=Hangul}/gu],
  ['fa', /[پچژگک]/gu],
  ['ar', /\p{sc=Arabic}/gu],
  ['he', /\p{sc=Hebrew}/gu],
  ['uk', /[іїєґ]/giu],
  ['ru', /\p{sc=Cyrillic}/gu],
  ['hi', /\p{sc=Devanagari}/gu],
  ['bn', /\p{sc=Bengali}/gu],
  ['th', /\p{sc=Thai}/gu],
  ['el', /\p{sc=Greek}/gu],
];
const LATIN = /\p{sc=Latin}/gu;
const isEnglishWord = (word: string): boolean => isEnglish(word.toLowerCase());
const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** Returns the language of a text in a script that the assistant does not read. */
function unreadIn(text: string): string | undefined {
  const letters = count(text, /\p{L}/gu);
  if (letters === 0 || count(text, LATIN) * 2 > letters) return undefined;
  return SCRIPTS.find(([, script]) => count(text, script) > 0)?.[0] ?? 'other';
}

/** Returns the answer to a message in a language that the assistant does not read, in the language of the message. */
export function unreadSentence(text: string): string | undefined {
  const likely = languageOf(text);
  const isOther = likely.id in UNREAD && likely.share >= CERTAIN;
  const language = unreadIn(text) ?? (isOther ? likely.id : undefined);
  return language === undefined ? undefined : (UNREAD[language] ?? UNREAD.other);
}

/** Returns the answer to a message that needs care, in its language. It differs from the answer before. */
export function careSentence(message: string, before: Language | undefined, care: string, answer?: string): string {
  return sayCare(unreadIn(message) === 'ar' ? 'ar' : spokenIn(message, before), care, answer);
}

import { languageOf } from '../reading/reading.ts';

/** The languages of the assistant's answers. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'ar';
export type Foreign = Exclude<Language, 'en'>;
const LANGUAGES: ReadonlySet<string> = new Set<Language>(['en', 'de', 'fr', 'es', 'ar']);
const isLanguage = (id: string): id is Language => LANGUAGES.has(id);

/** Minimum share from which a message switches the language of the conversation. */
const SURE = 0.75;
const FEW_WORDS = 2;
const ARABIC = /[\u0600-\u06FF]{2}/;
const LETTERS = /\p{L}{2,}/gu;

/** Returns the language of a message; `before` is the language of the previous message. */
export function spokenIn(text: string, before: Language = 'en'): Language {
  if (ARABIC.test(text)) return 'ar';
  const words = text.match(LETTERS)?.length ?? 0;
  const { id, share } = languageOf(text);
  if (!isLanguage(id) || words === 0) return before;
  if (id === before) return id;
  return share >= (words <= FEW_WORDS && before !== 'en' ? 1 : SURE) ? id : before;
}

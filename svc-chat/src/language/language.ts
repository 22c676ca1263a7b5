import { languageOf } from '../reading/reading.ts';

/** The languages that are answered in. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'ar';
export type Foreign = Exclude<Language, 'en'>;
const LANGUAGES: ReadonlySet<string> = new Set<Language>(['en', 'de', 'fr', 'es', 'ar']);
const isLanguage = (id: string): id is Language => LANGUAGES.has(id);

/** So sure one must be that a message is in another language than the last one. */
const SURE = 0.75;
const FEW_WORDS = 2;
const ARABIC = /[\u0600-\u06FF]{2}/;
const LETTERS = /\p{L}{2,}/gu;

/** The language of a message, after one in `before`. */
export function spokenIn(text: string, before: Language = 'en'): Language {
  if (ARABIC.test(text)) return 'ar';
  const words = text.match(LETTERS)?.length ?? 0;
  const { id, share } = languageOf(text);
  if (!isLanguage(id) || words === 0) return before;
  if (id === before) return id;
  return share >= (words <= FEW_WORDS && before !== 'en' ? 1 : SURE) ? id : before;
}

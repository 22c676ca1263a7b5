import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Language } from './language.ts';

const words = z.record(z.string(), z.string());
const foreign = z.object({
  talk: z.record(z.string(), z.array(z.string())),
  unknown: z.array(z.string()),
  care: words,
  help: words,
  found: z.string(),
  close: z.string(),
  none: z.string(),
  without: z.string(),
  check: z.string(),
  away: z.string(),
  refused: z.string(),
  item: words,
});
const file = z.record(z.enum(['en', 'de', 'fr', 'es', 'ar']), foreign);

/** All fixed texts of the assistant, by language. */
export const TEXTS = file.parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../data/texts.json'), 'utf8')));

/** Returns one of several texts in turn, so that consecutive answers differ. */
export const inTurn = (texts: readonly string[], turn: number): string => texts[turn % texts.length] ?? '';

/** Returns a text with its `{gaps}` filled. */
export const fill = (text: string, gaps: Readonly<Record<string, string>>): string =>
  Object.entries(gaps).reduce((filled, [name, said]) => filled.replaceAll(`{${name}}`, said), text);

/** Returns a fixed text of a language, or the English one if the language has none. */
export const say = (language: Language, group: 'care' | 'help' | 'item', name: string): string =>
  TEXTS[language][group][name] ?? TEXTS.en[group][name] ?? '';

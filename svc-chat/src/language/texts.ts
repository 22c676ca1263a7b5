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

/** All that the assistant says in fixed words, by language. */
export const TEXTS = file.parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../data/texts.json'), 'utf8')));

/** Texts for one thing, said in turn, so that nobody reads the same twice in a row. */
export const inTurn = (texts: readonly string[], turn: number): string => texts[turn % texts.length] ?? '';

/** A text with its `{gaps}` filled. */
export const fill = (text: string, gaps: Readonly<Record<string, string>>): string =>
  Object.entries(gaps).reduce((filled, [name, said]) => filled.replaceAll(`{${name}}`, said), text);

/** A fixed text of a language, the English one where it has none. */
export const say = (language: Language, group: 'care' | 'help' | 'item', name: string): string =>
  TEXTS[language][group][name] ?? TEXTS.en[group][name] ?? '';

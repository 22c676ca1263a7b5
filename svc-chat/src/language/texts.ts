import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Language } from './language.ts';

const words = z.record(z.string(), z.string());
const inTurns = z.array(z.string()).min(1);
const language = z.object({
  /** Answers to small talk by its kind. Every language has those that stand in for others. */
  talk: z.object({ greeting: inTurns, undecided: inTurns }).catchall(inTurns),
  unknown: z.array(z.string()),
  care: words,
  /** Texts that replace those of `care` when the answer before was the same. */
  careFurther: words,
  /** The question whether somebody needs help, and its two replies. */
  worry: z.object({ question: z.string(), yes: z.string(), no: z.string() }),
  help: words,
  found: z.string(),
  close: z.string(),
  none: z.string(),
  without: z.string(),
  check: z.string(),
  /** The question which item a message is about. */
  which: z.string(),
  /** The question which substance harms the shopper. */
  substance: z.string(),
  away: z.string(),
  refused: z.string(),
  /** Texts that replace an answer equal to the one before it. */
  again: z.object({ items: z.string(), same: z.string(), words: z.string(), help: z.string() }),
  item: words,
});
const file = z.object({
  en: language,
  de: language,
  fr: language,
  es: language,
  /** Arabic has texts for messages that need care only. */
  ar: language.pick({ care: true, careFurther: true }),
  unread: words,
});

const read = file.parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../data/texts.json'), 'utf8')));

/** Answers to messages in scripts that the assistant does not read, by language. */
export const { unread: UNREAD } = read;

/** All fixed texts of the assistant, by language. */
export const TEXTS: Readonly<Record<Language, z.output<typeof language>>> = read;

/** Returns one of several texts in turn, so that consecutive answers differ. */
export const inTurn = (texts: readonly string[], turn: number): string => texts[turn % texts.length] ?? '';

/** Returns a text with its `{gaps}` filled. */
export const fill = (text: string, gaps: Readonly<Record<string, string>>): string =>
  Object.entries(gaps).reduce((filled, [name, said]) => filled.replaceAll(`{${name}}`, () => said), text);

/** Returns a fixed text of a language, or the English one if the language has none. */
export const say = (language: Language, group: 'help' | 'item', name: string): string =>
  read[language][group][name] ?? read.en[group][name] ?? '';

/** Returns the text for a care that differs from the answer before. */
export const sayCare = (language: Language | 'ar', care: string, before: string | undefined): string =>
  [read[language], read.en]
    .flatMap((texts) => [texts.care[care], texts.careFurther[care]])
    .find((text) => text !== undefined && before?.includes(text) !== true) ?? '';

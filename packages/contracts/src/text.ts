// This file is free of schemas, so that pages can normalize text without zod.

/** Joiners and variation selectors that belong to an emoji; they are ignorable elsewhere. */
const EMOJI_PART =
  /(\p{Extended_Pictographic}\p{Emoji_Modifier}?)(\ufe0f?)(\u200d(?=\p{Extended_Pictographic}))?|[\p{Default_Ignorable_Code_Point}\p{Cs}\ufff9-\ufffb]/gu;

/** Combining marks on one letter. No language uses more than four. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** Symbols without ink: the blank Braille pattern and the null notehead. */
const BLANK_SYMBOLS = /[\u2800\u{1d159}]/gu;

const CONTROL = /\p{Cc}/u;
const CONTROL_EXCEPT_TAB_AND_LINE = /[^\P{Cc}\t\n]/u;

/**
 * Returns text in form NFC without ignorable and bidirectional control characters, with at most four marks in a row.
 */
function normalize(text: string): string {
  const kept = text.replace(EMOJI_PART, (_, base = '', selector = '', joiner = '') => base + selector + joiner);
  return kept.normalize('NFC').replace(PILED_MARKS, '$1');
}

/** Returns one line of text as it is stored: normalized, with spaces for separators of lines, and trimmed. */
export const normalizeLine = (text: string): string => normalize(text.replace(/[\u2028\u2029]/g, ' ')).trim();

/** Returns text of several lines as it is stored: normalized, with `\n` between lines, and trimmed. */
export const normalizeProse = (text: string): string => normalize(text.replace(/\r\n?|[\u2028\u2029]/g, '\n')).trim();

/** Whether text has a character that can be seen: a letter, a number, punctuation or a symbol with ink. */
export const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(BLANK_SYMBOLS, ''));

/** Whether text of one line has a control character. */
export const hasControl = (text: string): boolean => CONTROL.test(text);

/** Whether text of several lines has a control character beside tabs and ends of lines. */
export const hasControlInProse = (text: string): boolean => CONTROL_EXCEPT_TAB_AND_LINE.test(text);

import type { Written } from '../written.ts';
import { angry } from './angry.ts';
import { dictated } from './dictated.ts';
import { grandparent } from './grandparent.ts';
import { languages } from './languages.ts';
import { rambling } from './rambling.ts';
import { secondLanguage } from './second-language.ts';
import { teen } from './teen.ts';
import { terse } from './terse.ts';
import { thumbs } from './thumbs.ts';

/** Written before the assistant was changed and run only for its first and its last result. */
export const UNTOUCHED: Readonly<Record<string, readonly Written[]>> = {
  rambling,
  terse,
  teen,
  'second language': secondLanguage,
  grandparent,
  angry,
  dictated,
  thumbs,
  languages,
};

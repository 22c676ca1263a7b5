import { beginsNames } from './begins-names.ts';
import type { Catalog } from './catalog.ts';
import type { Plan } from './read.ts';
import type { Understood, Word } from './reading.ts';

/** Words that may be details. Others are not, because cursors contain details and other letters take more room. */
const STORABLE = /^[a-z\d ]+$/;

/**
 * Returns the query of a first page with its details: words that only describe the goods of a kind, such as `slim` or
 * `strap`. Several names begin with other words, such as brands. Later pages make those wishes that the first one
 * dropped.
 */
export function withDetails(catalog: Catalog, understood: Understood, plan: Plan | undefined): Understood {
  const read = ({ isRequired, ...word }: Word): Word =>
    plan
      ? {
          ...word,
          isRequired: isRequired && !plan.loose?.includes(word.word),
          isDetail: plan.details?.includes(word.word) === true,
        }
      : { ...word, isRequired, isDetail: isRequired && STORABLE.test(word.word) && !beginsNames(catalog, [word.word]) };
  return understood.kinds.length > 0 ? { ...understood, words: understood.words.map(read) } : understood;
}

/** Returns the details of a query. */
export const detailsOf = ({ words }: Understood): string[] =>
  words.filter(({ isRequired, isDetail }) => isRequired && isDetail).map(({ word }) => word);

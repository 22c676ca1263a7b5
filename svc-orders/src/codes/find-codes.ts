import type { Code } from './code.ts';
import { isUsable } from './codes.rules.ts';
import type { CodesStore } from './codes.store.ts';
import type { UsesStore } from './uses.store.ts';

/** Codes as a buyer can use them now. Codes that do not exist are missing. */
export type FoundCodes = {
  codes: Code[];
  isFirstOrder: boolean;
  /** Ids of those of the codes that each person may use once and the buyer used. */
  used: ReadonlySet<string>;
};

type Deps = {
  codes: Pick<CodesStore, 'find'>;
  uses: Pick<UsesStore, 'usedBy'>;
  /** Whether a buyer has an order that is not cancelled. */
  hasOrder(buyer: string): Promise<boolean>;
  now(): Date;
};

/** Finds the codes with some texts among those of the sellers and of the shop. */
export type FindCodes = (buyer: string, texts: readonly string[], sellers: readonly string[]) => Promise<FoundCodes>;

/**
 * Creates the look-up of codes in the order in which they are named, with what their conditions depend on. Of the codes
 * with one text, those that cannot be used now are left out unless none can.
 */
export function createFindCodes({ codes, uses, hasOrder, now }: Deps): FindCodes {
  return async (buyer, texts, sellers) => {
    const found = (await codes.find(texts, [...new Set(sellers)])).toSorted((a, b) => (a._id < b._id ? -1 : 1));
    const moment = now();
    const all = [...new Set(texts)].flatMap((text) => {
      const ofText = found.filter((code) => code.text === text);
      const usable = ofText.filter((code) => isUsable(code, moment));
      return usable.length > 0 ? usable : ofText;
    });
    const once = all.filter(({ conditions }) => conditions.oncePerPerson).map(({ _id }) => _id);
    const needsFirstOrder = all.some(({ conditions }) => conditions.firstOrder);
    const [used, isFirstOrder] = await Promise.all([
      uses.usedBy(buyer, once),
      needsFirstOrder ? hasOrder(buyer).then((has) => !has) : true,
    ]);
    return { codes: all, used, isFirstOrder };
  };
}

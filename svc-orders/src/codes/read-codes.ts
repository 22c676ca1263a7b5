import type { Code } from './code.ts';
import type { CodesStore } from './codes.store.ts';
import type { UseStore } from './uses.store.ts';

/** Codes as a buyer can use them now. Codes that do not exist are missing. */
export type ReadCodes = {
  codes: Code[];
  isFirstOrder: boolean;
  /** Those of the codes that each person may use once and the buyer used. */
  used: ReadonlySet<string>;
};

type Dependencies = {
  codes: Pick<CodesStore, 'find'>;
  uses: Pick<UseStore, 'usedBy'>;
  /** Whether a buyer has an order that is not cancelled. */
  hasOrder(buyer: string): Promise<boolean>;
};

export type FindCodes = (buyer: string, wanted: readonly string[]) => Promise<ReadCodes>;

/** Creates the look-up of codes in the order in which they are named, with what their conditions depend on. */
export function createFindCodes({ codes, uses, hasOrder }: Dependencies): FindCodes {
  return async (buyer, wanted) => {
    const found = new Map((await codes.find(wanted)).map((code) => [code._id, code]));
    const all = [...new Set(wanted)].flatMap((code) => found.get(code) ?? []);
    const once = all.filter(({ conditions }) => conditions.oncePerPerson).map(({ _id }) => _id);
    const isAsked = all.some(({ conditions }) => conditions.firstOrder);
    const [used, isFirstOrder] = await Promise.all([
      uses.usedBy(buyer, once),
      isAsked ? hasOrder(buyer).then((has) => !has) : true,
    ]);
    return { codes: all, used, isFirstOrder };
  };
}

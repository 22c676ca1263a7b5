import type { Wish } from './wish.ts';

const LIMIT = String.raw`(colou?r|size|material|fabric|price|budget|pattern)`;
const ANY = new RegExp(
  [
    String.raw`(?<!\b(?:without|no|not|have|has) )\bany ${LIMIT}\b`,
    String.raw`\b(?:the )?${LIMIT} (?:does not|do not|is not|is no longer) (?:really )?(?:matter|important)\b`,
    String.raw`\b(?:no matter|whatever|do not care about|do not mind|never ?mind|forget(?: about)?|ignore|drop|skip|leave out|regardless of) (?:the |what |which )?${LIMIT}\b`,
    String.raw`\b(?:in )?other ${LIMIT}s?,? (?:is|are|would be) (?:ok|okay|fine|good)\b`,
  ].join('|'),
);

/** "Any colour then": the wish of before without what no longer matters. */
export function eased(clean: string, before: readonly Wish[]): Wish[] | undefined {
  const found = ANY.exec(clean);
  const what = found?.slice(1).find(Boolean);
  if (!what || clean.split(' ').length > 10) return undefined;
  return before.map(({ size, minPrice, maxPrice, ...wish }): Wish => {
    const limits = {
      ...(minPrice === undefined ? {} : { minPrice }),
      ...(maxPrice === undefined ? {} : { maxPrice }),
    };
    return {
      ...wish,
      ...(/size/.test(what) || size === undefined ? {} : { size }),
      ...(/price|budget/.test(what) ? {} : limits),
      colours: /colou?r/.test(what) ? [] : wish.colours,
      materials: /material|fabric/.test(what) ? [] : wish.materials,
      patterns: /pattern/.test(what) ? [] : wish.patterns,
    };
  });
}

export type PriceRange = { minPrice?: number; maxPrice?: number };

const AMOUNT = String.raw`(?:us)?\$?\s*(\d{1,6}(?:,\d{3})*(?:\.\d{1,2})?)\s*(?:\$|dollars?|bucks?|usd)?`;
const amountOf = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''));
const cents = (amount: number) => Math.round(amount * 100) / 100;

type Pattern = { pattern: RegExp; range: (one: number, other: number) => PriceRange };

const rangeOf = (one: number, other: number) => ({
  minPrice: Math.min(one, other),
  maxPrice: Math.max(one, other),
});

const PATTERNS: readonly Pattern[] = [
  {
    pattern: new RegExp(
      String.raw`(?:between|from|in the range(?: of)?)\s*${AMOUNT}\s*(?:-|to|and|until)\s*${AMOUNT}`,
    ),
    range: rangeOf,
  },
  { pattern: new RegExp(String.raw`(?=\$)${AMOUNT}\s*(?:-|to)\s*${AMOUNT}`), range: rangeOf },
  {
    pattern: new RegExp(String.raw`${AMOUNT}\s*(?:-|to)\s*${AMOUNT}(?<=\$|dollars?|bucks?|usd)`),
    range: rangeOf,
  },
  {
    pattern: new RegExp(
      String.raw`(?:under|below|less than|cheaper than|lower than|up to|max(?:imum)?(?: of)?|at most|no more than|not more than|not over|not above|nothing (?:over|above|more than)|within|<=?|budget(?: is)?(?: of)?|for less than|beneath)\s*${AMOUNT}`,
    ),
    range: (one) => ({ maxPrice: one }),
  },
  {
    pattern: new RegExp(
      String.raw`(?:over|above|more than|at least|starting (?:at|from)|from|min(?:imum)?(?: of)?|>=?|upwards of)\s*${AMOUNT}`,
    ),
    range: (one) => ({ minPrice: one }),
  },
  {
    pattern: new RegExp(String.raw`(?:around|about|roughly|approximately|approx|circa|near|~)\s*${AMOUNT}`),
    range: (one) => ({ minPrice: cents(one * 0.75), maxPrice: cents(one * 1.25) }),
  },
  {
    pattern: new RegExp(
      String.raw`${AMOUNT}\s*(?:or less|max(?:imum)?|at most|or under|or cheaper|budget|tops)`,
    ),
    range: (one) => ({ maxPrice: one }),
  },
  {
    pattern: new RegExp(String.raw`${AMOUNT}\s*(?:or more|and up|and above|or over|plus)`),
    range: (one) => ({ minPrice: one }),
  },
  { pattern: /\$\s*(\d{1,6}(?:\.\d{1,2})?)/, range: (one) => ({ maxPrice: one }) },
  { pattern: /(\d{1,6}(?:\.\d{1,2})?)\s*(?:\$|dollars?|bucks?|usd)/, range: (one) => ({ maxPrice: one }) },
];

/** The price range that a normalised text names, and the text without it. Dollars. */
export function readPrices(text: string): { range: PriceRange; rest: string } {
  for (const { pattern, range } of PATTERNS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    return { range: range(amountOf(found[1]), amountOf(found[2])), rest };
  }
  return { range: {}, rest: text };
}

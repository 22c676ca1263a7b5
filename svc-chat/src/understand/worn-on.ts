/** Words of clothes as such. */
export const WORN =
  /\b(?:wear|worn|outfits?|outfitt|dress up|put on|clothes|clothing|dress code|fit ideas?)\b/;

/** What is worn where: "something to keep my ears warm". */
export const WORN_ON: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:head|ears?)$/, ['hat']],
  [/^(?:hands?|fingers?)$/, ['glove']],
  [/^(?:neck|throat)$/, ['scarf']],
  [/^(?:feet|foot|toes?)$/, ['shoe', 'sock']],
  [/^(?:legs?)$/, ['bottom']],
  [/^(?:wrist)$/, ['watch', 'bracelet']],
  [/^(?:lips?)$/, ['lipstick']],
  [/^(?:nails?|fingernails?)$/, ['polish']],
];
const ON_BODY =
  /\b(?:keep|warm|protect|cover|for|on|around|round|over) (?:up )?(?:my |his |her |their |the |your |our |cold )+(\w+)(?! (?:pain|ache|injury|lice|infection))(?: and (?:my )?(\w+)| (ears?|head))?\b/;

/** The kinds that are worn where a text says that something is to be kept warm or covered. */
export function kindsForBody(text: string): readonly string[] {
  const found = ON_BODY.exec(text);
  const parts = found ? found.slice(1).filter(Boolean) : [];
  return [...new Set(parts.flatMap((part) => WORN_ON.find(([name]) => name.test(part ?? ''))?.[1] ?? []))];
}

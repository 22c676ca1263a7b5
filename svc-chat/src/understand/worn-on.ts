import { PEOPLE } from '../lexicon/people.ts';

/** Somebody, with what is said of them before. */
const SOMEBODY = `(?:(?!(?:in|on|into)\\b)\\w+ ){0,4}?(?:${[...PEOPLE.keys(), 'me', 'us', 'them', 'myself'].join('|')})`;
/** Words of clothes as such: of "what would you put an old chap in", too. */
export const WORN = new RegExp(
  String.raw`\b(?:wear|worn|outfits?|outfitt|look (?:the part|my best|presentable|decent|smart|elegant|posh|the business)|get dressed|turn up in|show up in|be seen in|dress up|put on(?! (?:the|a|my|our|this|that) (?:\w+ )?(?:table|wall|desk|shelf|bed|floor|windowsill|sofa|mantel\w*|sideboard|door|counter|night ?stand|bedside|bookcase|dresser|balcony|terrace|porch|console|window|stairs|stove))|clothes|clothing|dress code|fit ideas?)\b|\b(?:put|dress) ${SOMEBODY} in(?= for\b|\s*[?.!,]|$)`,
);

/** What is worn where: "something to keep my ears warm". */
export const WORN_ON: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:heads?|ears?)$/, ['hat']],
  [/^(?:hands?|fingers?)$/, ['glove']],
  [/^(?:necks?|throats?)$/, ['scarf']],
  [/^shoulders?$/, ['cardigan', 'scarf', 'jacket']],
  [/^(?:feet|foot|toes?)$/, ['shoe', 'sock']],
  [/^(?:legs?)$/, ['bottom']],
  [/^(?:wrists?)$/, ['watch', 'bracelet']],
  [/^hair$/, ['hair-accessory', 'hair-tool']],
  [/^(?:lips?)$/, ['lipstick']],
  [/^(?:nails?|fingernails?)$/, ['polish']],
];
const ON_BODY =
  /\b(?:(?:keep|warm|protect|cover|for|on|around|round|over) (?:up )?(?:my |his |her |their |the |your |our |cold )+|(?<!\b(?:not|nothing) )for )(?:(?!(?:of|in|with|who|and|or|the|my|to|at|on|that)\b)\w+ (?!heads?\b)){0,2}?(heads?|ears?|hands?|fingers?|necks?|throats?|shoulders?|feet|foot|toes?|legs?|wrists?|hair|lips?|nails?|fingernails?)(?! (?:pain|ache|injury|lice|infection|stylist|dresser|salon|loss|dye|colou?r|spray|dryer|appointment))(?: and (?:my )?(\w+)| (ears?|head))?\b/;

/** Hands that crack want a cream and no gloves. */
const SORE =
  /\b(?:skin|hands?|fingers?|heels|feet|elbows|knuckles|face)\b.*\b(?:crack(?:s|ed|ing)?|chapped|dry|rough|raw|sore|itch\w*|peel\w*|flak\w+|moistur\w+)\b|\b(?:crack(?:s|ed|ing)?|chapped|dry|rough|raw|sore|peeling|flaky)\b.*\b(?:skin|hands?|fingers?|feet|heels|elbows|knuckles|face)\b(?!.*\b(?:shoes?|gloves?|socks?|boots?|warm)\b)/;
const CARED_WITH = ['cream', 'lotion'] as const;

/** The kinds that are worn where a text says that something is to be kept warm or covered. */
export function kindsForBody(text: string): readonly string[] {
  if (SORE.test(text)) return CARED_WITH;
  const found = ON_BODY.exec(text);
  // "keep my hair out of my face": how it is kept, and not cared for.
  const parts = found
    ? found.slice(1).filter((part) => part && !(part === 'hair' && /^keep/.test(found[0])))
    : [];
  return [...new Set(parts.flatMap((part) => WORN_ON.find(([name]) => name.test(part ?? ''))?.[1] ?? []))];
}

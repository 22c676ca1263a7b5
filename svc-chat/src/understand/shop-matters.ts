const MANY = String.raw`(?:1[1-9]|[2-9]\d|\d{3,}|(?:several |a )?(?:dozens?|hundreds?))`;
/** "can I order 15 of the same candle in one go?" */
const SO_MANY = [
  new RegExp(
    String.raw`\b(?:order|buy|get|have|purchase|need|take|want) (?:\w+ )?${MANY} (?:of (?:the same|these|those|them|this|it|one)\b|(?:identical|the same)\b|(?:of )?\w+(?: \w+){0,4} (?:at once|in one (?:go|order)|at a time|in a single order)\b)`,
  ),
  /\bhow many (?:of (?:one|the same|an?|each|it|them|these|this)\b.*|\w+ )(?:can|may|could|am) (?:i|we|one)\b.*\b(?:buy|order|take|have|get|add|allowed)\b.*\b(?:at once|at a time|in one|at most|per order)\b|\bhow many of (?:one|the same|an?|each) (?:\w+ )?(?:thing|item|article|product|kind)s? (?:can|may|could|am) (?:i|we|one)\b/,
  /\b(?:maximum|most|limit)\b.*\b(?:pieces|number|quantity|units)\b.*\b(?:per|of (?:one|an?|the same|each)|for each) (?:item|product|article|order|line|thing|size)\b|\b(?:maximum|max|biggest|largest) (?:quantity|number of pieces)\b/,
];

const STILL_UP =
  /\b(?:is|are) still (?:\w+ )?(?:up|on|listed|online|visible|shown|there|for sale|offered|in (?:my|the|your) (?:shop|store))\b/;
const HOW_OFF =
  /\b(?:take|get|bring|pull) (?:it|them|this|that|those|the \w+) (?:down|off|out)\b|\b(?:remove|delete|withdraw|hide|unlist|cancel) (?:it|them|this|that|those)\b|\b(?:get rid of|make) (?:it|them|this|that)\b/;
const NO_LONGER_SELLS =
  /\b(?:do not|no longer|not) (?:want to |wish to |going to )?(?:sell|offer) (?:it|them|this|that|the \w+|my \w+)(?: \w+)? ?(?:any ?more|any longer)?\b/;
/** "Somebody in the street bought it, and it is still shown in my store." */
const GONE = /\b(?:sold|bought|gave|given|gone|broke|broken|took|lost|thrown)\b/;
const MY_SHOP = /\boff (?:my|your|the) (?:shop|store|site|page)\b|\bmy (?:shop|store|listing|items?)\b/;

const PICTURE_SIZE =
  /\b(?:pictures?|photos?|images?|files?|jpe?g|png)\b.*\b\d+ ?(?:mb|megabytes?)\b|\b\d+ ?(?:mb|megabytes?)\b.*\b(?:pictures?|photos?|images?|files?|jpe?g|png)\b/;

/** The title of the help section that a prepared text can only be about, whatever goods it names. */
export function sectionMeant(text: string): string | undefined {
  if (SO_MANY.some((pattern) => pattern.test(text))) return 'Using the cart';
  if (PICTURE_SIZE.test(text)) return 'Pictures of an item';
  const off = HOW_OFF.test(text);
  if (off && (STILL_UP.test(text) || NO_LONGER_SELLS.test(text) || MY_SHOP.test(text)))
    return 'Unpublishing an item';
  if (STILL_UP.test(text) && /\bmy (?:shop|store)\b/.test(text) && GONE.test(text))
    return 'Unpublishing an item';
  return undefined;
}

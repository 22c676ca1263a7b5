/** "something small for my son's teacher": those whom one knows so get presents. */
const SMALL_THING =
  /\b(?:something|a (?:little|small) (?:thing|something|token)|a token)(?: (?:small|little|nice|thoughtful|sweet|special|cheap|cute|funny|useful|personal|tasteful|classy|pretty))* for (?:(?:my|our|the|a|an|his|her|their) )?(?:\w+ ){0,2}?(?:teachers?|neighbou?rs?|boss|colleagues?|co ?workers?|hosts?|hostess|coach|nurse|doctor|postman|cleaner|babysitter|nanny|mother in law|father in law|in laws|godmother|godfather|best friend|secret santa|bridesmaids?|landlady|landlord)\b/;

/** "a thank you for the nurse": why one gives. */
const A_THANK_YOU =
  /\b(?:an?|some|my) (?:little |small |big |nice )?(?:thank you|thanks|goodbye|good bye|farewell|parting|leaving|congratulations?|well done|get well|good luck|sorry|apology) (?:for|to|gift|thing|something|treat)\b(?! (?:your|the (?:help|answer|quick|info\w*|reply)))/;

/** Who gives to them gives to the child. */
const NEW_PARENTS =
  /\bnew (?:dad|daddy|father|mum|mom|mother|parents?)\b|\b(?:became|become|becomes|becoming|going to be) (?:an? )?(?:dad|daddy|father|mum|mom|mother|parents?|grand\w+|god\w+)\b|\b(?:baby shower|gave birth|expecting a (?:baby|child)|expectant)\b/;
const ASKS =
  /\b(?:gift|give to|surprise for|get (?:my|for my) (?:mom|mum|dad|wife|husband|girlfriend|boyfriend|bestie|friend|son|daughter))\b|\bwhat (?:do|should|can|might|could|would|does) (?:i|you|we|one) (?:(?:get|give|buy|gift)\b(?! (?:from|with|for \$?\d))|bring (?:for|to) (?:an? |the |my |our )?(?:\w+ ){0,3}(?:party|year old|birthday|host\w*|couple|shower|friends?|neighbou?rs?)\b)/;

/** Whether a text says in so many words that something is to be given. */
export const saysGift = (text: string): boolean =>
  ASKS.test(text) || SMALL_THING.test(text) || A_THANK_YOU.test(text);

/** Whether it speaks of somebody who has, or expects, a child. */
export const isOfNewParents = (text: string): boolean => NEW_PARENTS.test(text);

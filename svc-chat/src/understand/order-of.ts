import type { Wish } from './wish.ts';

const CHEAPEST =
  /\b(?:cheap|cheaper|cheapest|lowest|least expensive|inexpensive|low to high|(?:sort|order|rank|arrange)\w* (?:them |these |those |it )?by (?:the )?(?:price|cost)|by price|price ascending|bargain|more cheap|most cheap)\b/;
const DEAREST =
  /\b(?:most expensive|priciest|high to low|highest price|(?<!\b(?:my|our|his|her|their) )dearest|most costly|most luxurious)\b/;
const NEWEST =
  /\b(?:newest|latest|most recent|new arrivals?|new in|just in|just arrived|recently added|what is new|new (?:stuff|items?|things|products?|collection))\b/;
const BESTSELLER =
  /\b(?:bestsell\w*|best sell\w*|most popular|popular|top sell\w*|trending|most (?:bought|sold|loved)|(?:people|everyone|everybody|others|customers) (?:are )?(?:buy|buying|bought|getting) (?:the )?most|sell(?:s|ing)? (?:really |very |so |the )?(?:best|most|well)|in demand|flying off|what is (?:hot|hyped)|hot right now|favou?rite of (?:all|others))\b/;
const RATED =
  /\b(?:best rated|top rated|highest rated|best reviews?|best reviewed|well rated|(?<!\b(?:has|have|got|get) )good reviews?|5 stars?|most stars)\b/;

const OF_ALL =
  /\b(?:(?<!\b(?:my|our|his|her|their) )dearest|cheapest|priciest|(?:most|least) (?:expensive|costly|pricey)) (?:\w+ ){0,2}?(?:things?|items?|products?|articles?|goods|pieces?|stuff)\b/;
/** "the dearest thing you sell": of all there is, whatever else the words may mean. */
export const asksForMostOfAll = (text: string): boolean => OF_ALL.test(text);

/** In which order goods are asked for. */
export function sortOf(text: string): Pick<Wish, 'sort'> {
  if (DEAREST.test(text)) return { sort: 'desc' };
  if (RATED.test(text)) return { sort: 'rating' };
  if (CHEAPEST.test(text)) return { sort: 'asc' };
  if (BESTSELLER.test(text)) return { sort: 'bestseller' };
  return NEWEST.test(text) ? { sort: 'newest' } : {};
}

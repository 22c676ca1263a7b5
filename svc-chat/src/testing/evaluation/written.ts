/** What kind of understanding a message asks for; the score is given for each. */
export type Kind =
  | 'find'
  | 'synonym'
  | 'typo'
  | 'price'
  | 'size'
  | 'negation'
  | 'safety'
  | 'several'
  | 'gift'
  | 'occasion'
  | 'item'
  | 'compare'
  | 'goes-with'
  | 'own'
  | 'refusal'
  | 'help'
  | 'talk'
  | 'not-sold'
  | 'language'
  | 'conversation';

/** What must hold of an answer, checked against the catalogue. Texts are of the last answer. */
export type Check = {
  /** Every item shown has such a name, and there is one. */
  only?: RegExp;
  /** For each of these an item is shown whose name matches. */
  has?: RegExp | RegExp[];
  /** The first item shown. */
  first?: RegExp;
  /** No item shown says so in its name, description or category. */
  not?: RegExp;
  max?: number;
  min?: number;
  /** Categories that items may be of, separated by blanks. */
  in?: string;
  /** Every item shown comes in this size. */
  size?: string;
  /** No item is shown. */
  none?: true;
  says?: RegExp;
  saysNot?: RegExp;
  /** The item whose page is open, by its name. */
  page?: string;
  /** The shopper is signed in. */
  me?: true;
};

/** One message, or several of one conversation of which the last answer is checked. */
export type Written = readonly [Kind, string | readonly string[], Check];

/** What about an item is asked. */
export type Aspect =
  | 'sizes'
  | 'price'
  | 'material'
  | 'care'
  | 'measures'
  | 'stock'
  | 'rating'
  | 'brand'
  | 'seller'
  | 'colour'
  | 'age'
  | 'origin'
  | 'safety'
  | 'details';

const ORIGIN =
  /\b(?:(?:from|in|of|which|what) (?:which|what) (?:country|place|part of the world)|where (?:is|are|was|were|does|do)\b.*\b(?:made|knitted|woven|from|produced|manufactured|sewn|crafted|grown|come from|comes from)|country of origin|origin|(?:made|knitted|woven|produced) in (?:the )?(?:usa|us|uk|china|italy|india|europe|france|scotland|portugal|japan|germany|turkey|spain|bangladesh))\b/;

/** Where goods come from is asked of an item, and never of the shop. */
export const asksForOrigin = (text: string): boolean => ORIGIN.test(text);

const ASPECTS: readonly (readonly [Aspect, RegExp])[] = [
  ['origin', ORIGIN],
  [
    'care',
    /\b(?:wash(?:ed|ing|able)?|clean(?:ed|ing)?|iron(?:ed|ing)?|dry(?:er)?|dryer|tumble|bleach|care|look after|treat(?:ed)?(?= (?:it|them|this|that|these|those)\b)|dishwasher|microwave|maintain|polish it|launder|shrink)\b/,
  ],
  [
    'sizes',
    /\b(?:what|which|any) sizes?\b|\bsizes?\b|\b(?:come|comes|available|have|has|got|get|fit|it|that|this) (?:\w+ ){0,4}(?:in )?(?:an? )?(?:size )?(?:xs|xxl|xl|small|medium|large|[sml])\b/,
  ],
  [
    'price',
    /\b(?:how much(?! (?:fits?\b|goes (?:in|into)|holds?\b|(?:can|could) (?:it|you|i|one) (?:fit|hold|put|carry|get)|(?:does|do|can|will|did) (?:\w+ ){1,5}(?:weigh|hold|fit|carry|store|measure)|space|memory|storage|water|room))|price|prices|cost|costs|expensive|what does .* come to|(?:what|how much) (?:do|must|would|will|should|shall|does|have) (?:i|we|one|you) (?:have to |need to )?(?:pay|spend)|(?:pay|spend) for (?:it|them|this|that|these|those))\b/,
  ],
  [
    'stock',
    /\b(?:in stock|available(?! in)|availability|sold out|how many (?:are )?left|out of stock|still have|can i still)\b/,
  ],
  [
    'rating',
    /\b(?:rating|ratings|rated|reviews?|stars?|good quality|what do (?:people|others) (?:say|think))\b/,
  ],
  ['brand', /\b(?:brand|make is|which make|who makes|made by|manufacturer|label is|designer)\b/],
  ['seller', /\b(?:who sells|seller|sold by|whose (?:shop|store))\b/],
  [
    'age',
    /\b(?:what age|which age|from what age|how old|(?:old|young) enough|(?:too|very) (?:old|young) (?:for|to)|years? old|year olds?|age|newborn|baby|toddler)\b/,
  ],
  [
    'material',
    /\b(?:made (?:of|from|out)|material|fabric|what (?:is|are) (?:\w+ ){0,5}(?:made|of)\b|contain|contains|consist|composition|(?:real|genuine|pure|is it|are they) (?:\w+ )?(?:leather|wool|silk|gold|cotton|linen|wood|wooden|metal|plastic|cashmere|vegan)|(?:solid|real|pure|massive) (?:gold|silver|wood|oak|leather|brass)|plated|veneer|lined|lining|toxic|ingredients)\b/,
  ],
  [
    'measures',
    /\b(?:how (?:big|tall|high|wide|long|deep|heavy|large|thick|many|much|far|fast|loud|small|short)|heights?|width|length|depth|dims?|ram|ssd|gb|specs?|burn(?:ing)? time|wattage|resolution|weight|weigh|grams?|kilos?|dimensions?|measure(?:s|ments)?|capacity|volume|litres?|liters?|inch(?:es)?|cm|diameter|battery|batteries|hold|holds|run|runs|last|lasts|watts?|ports?|memory|storage|screen|cord|cable|heel|strap|megapixels?)\b/,
  ],
  ['colour', /\b(?:colou?rs?|which colou?r|what colou?r)\b/],
  [
    'details',
    /\b(?:tell me (?:more )?about|more (?:about|info|details|information)|details?|describe|description|info(?:rmation)?|what is (?:it|this|that|the)|what are (?:the|they)|specs?|features?|waterproof|water resistant|warm|comfortable|does (?:it|the|that|this)|do (?:they|the)|is (?:it|the|that|this)|are (?:they|the|these|those)|can (?:i|it|you|one)|has (?:it|the)|will (?:it|the)|come with|comes with|include|included|good for|work with|suitable|ok for|okay|fit|tell me|open|see|look at|want|take|like|about|how does|how do|would it|may i)\b/,
  ],
];

/** The first aspect that a prepared text asks about. */
export const aspectIn = (text: string): Aspect | undefined =>
  ASPECTS.find(([, pattern]) => pattern.test(text))?.[0];

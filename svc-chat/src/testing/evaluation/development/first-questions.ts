import type { Written } from '../written.ts';

const NOT_HERE = /\b(?:don['’]t|do not|doesn['’]t|isn['’]t|couldn['’]t|can['’]t|no|none|sorry)\b/i;
const ASSISTANT = /assistant/i;

/** First questions as people put them: what is not sold, what goes with a page's item, and goods by what is done with them. */
export const firstQuestions: readonly Written[] = [
  // The noun of what is asked for names nothing that is sold, whatever stands before it.
  ['not-sold', 'fence posts', { none: true, says: NOT_HERE }],
  ['not-sold', 'surgical scrubs', { none: true, says: NOT_HERE }],
  ['not-sold', 'wiper blades for a 2012 corolla', { none: true, says: NOT_HERE }],
  ['not-sold', 'do you have party poppers 🎉', { none: true, says: NOT_HERE }],
  ['not-sold', 'would you by any chance stock garden gnomes?', { none: true, says: NOT_HERE }],
  ['not-sold', 'Do you happen to sell e-books?', { none: true, says: NOT_HERE }],
  ['not-sold', 'any e-bikes?', { none: true, says: NOT_HERE }],
  ['not-sold', 'Do you carry soft-cover recipe books?', { none: true, says: NOT_HERE }],
  ['not-sold', 'Might you have large-screen computer monitors?', { none: true, says: NOT_HERE }],
  ['find', 'reading glasses for my nan', { first: /Reading Glasses/ }],
  ['find', 'do you by any chance have teapots?', { only: /Teapot/ }],
  ['find', 'do you have party dresses 🎉', { has: /Dress/ }],
  ['find', 'large print of a landscape', { has: /Landscape Print/ }],
  ['find', 'do you have any summer staples?', { has: /./, saysNot: /don['’]t sell/ }],
  ['find', 'smart separates', { has: /./, saysNot: /don['’]t sell/ }],
  ['find', 'gold accents', { has: /./, saysNot: /don['’]t sell/ }],
  // What goes with what lies before one's eyes.
  [
    'goes-with',
    'which gloves or scarf would go with this coat?',
    { page: 'Belted Camel Trench Coat', only: /Scarf|Gloves/, has: /Scarf/ },
  ],
  [
    'goes-with',
    'What shoes would suit this dress?',
    { page: 'Floral Midi Dress', only: /Pumps|Sandals|Flats/ },
  ],
  ['goes-with', 'What shoes would suit this dress?', { only: /Pumps|Sandals|Flats|Boots/ }],
  [
    'goes-with',
    'I own the Plaid Wool Blend Coat. Which bag goes well with it?',
    { only: /Handbag|Clutch|Backpack|Briefcase/ },
  ],
  [
    'goes-with',
    'what bag would look good with this?',
    { page: 'Tailored Ivory Blazer', only: /Handbag|Clutch|Backpack|Briefcase/ },
  ],
  ['goes-with', 'what could he put on over this?', { page: 'Kids Breton Stripe T-Shirt', in: 'kids' }],
  [
    'goes-with',
    'which trousers would look great with this?',
    { page: 'Gingham Cotton Blouse', in: 'women', only: /Jeans|Trousers/ },
  ],
  [
    'goes-with',
    'what shirt would look nice with these',
    { page: 'Tapered Chinos in Sand', in: 'men', only: /Shirt/ },
  ],
  ['find', 'a top that looks nice with long sleeves', { has: /Sleeve|Shirt|Sweater/ }],
  // What something is done with, and where.
  ['find', 'something I can take my laptop to college in', { only: /Briefcase|Backpack|Handbag/ }],
  ['find', 'anything she could carry her laptop in?', { only: /Briefcase|Backpack|Handbag/ }],
  ['find', "We're furnishing a small flat. May I see your sofas?", { first: /Sofa/ }],
  ['find', 'chairs for a small kitchen', { first: /Chair/ }],
  ['find', 'a cap to keep the sun off my face', { has: /Washed Cotton Cap/, only: /Cap|Hat/ }],
  ['find', 'hat to keep the sun off while gardening', { has: /Straw Hat/, only: /Hat|Cap/ }],
  ['find', 'which hand-made things do you have?', { has: /./ }],
  ['find', 'What hand-painted pieces are there?', { has: /Folding Fan/ }],
  // About the shop.
  ['help', 'what are the rules for sending back things that do not suit me?', { none: true, says: /\b14\b/ }],
  ['help', 'Can I send back a dress that does not suit me?', { none: true, says: /\b14\b/ }],
  ['help', 'how many days until delivery to California?', { none: true, says: /days/ }],
  ['help', 'how long does shipping to New York take', { none: true, says: /days/ }],
  ['help', 'do you deliver to LA?', { none: true, says: /California/ }],
  // In passing.
  ['talk', 'you are as dumb as a box of rocks', { none: true, says: /sorry|help|try/i }],
  ['talk', 'this bot is about as useful as a chocolate teapot', { none: true, says: /sorry|help|try/i }],
  ['talk', 'this chat is thick as a brick', { none: true, says: /sorry|help|try/i }],
  ['talk', 'To whom am I speaking?', { none: true, says: ASSISTANT }],
  ['talk', 'may I ask who I am talking to?', { none: true, says: ASSISTANT }],
  ['talk', 'and who am I chatting with', { none: true, says: ASSISTANT }],
  // What narrows stays narrow.
  ['price', 'something for my hair under 20', { only: /Hair/, max: 20 }],
  ['find', 'anything nice for her hair?', { only: /Hair/ }],
  ['gift', 'a thank-you present for our best client, for the home, 50 at most', { in: 'home', max: 50 }],
  ['gift', 'Present for a loyal customer, something for the kitchen, up to $70.', { in: 'home', max: 70 }],
  [
    'conversation',
    ['a present for my grandson, he is six', 'no clothes please', 'under 25'],
    { in: 'kids', not: /Cap|Shirt|Shorts|Sock|Hoodie/, max: 25 },
  ],
  [
    'compare',
    'Compare the Stoneware Teapot with the Woven Willow Basket: price and size, please.',
    { says: /58[\s\S]*49|49[\s\S]*58/ },
  ],
  [
    'compare',
    'Please compare the Cashmere Crew Neck Sweater and the Chunky Cable Knit Sweater: which one is softer?',
    { says: /189[\s\S]*124|124[\s\S]*189/ },
  ],
  [
    'language',
    'Busco una falda o un vestido para el verano',
    { only: /Skirt|Dress|Sundress|Gown/, says: /Aquí/ },
  ],
  [
    'language',
    'Hola, busco sandalias o zapatillas para la playa',
    { only: /Sandals|Sneakers/, says: /Aquí/ },
  ],
  // Nothing but nouns, of which no good says as many as half.
  ['not-sold', 'whey powder vanilla', { none: true, says: NOT_HERE }],
  ['not-sold', 'copy paper 500 sheets', { none: true, says: NOT_HERE }],
  ['not-sold', 'dog chews, large', { none: true, says: NOT_HERE }],
  ['not-sold', 'cat litter 10 kg', { none: true, says: NOT_HERE }],
  ['not-sold', 'caffeine tablets', { none: true, says: NOT_HERE }],
  ['not-sold', 'drill bits set', { none: true, says: NOT_HERE }],
  ['not-sold', 'gravel 20 kg', { none: true, says: NOT_HERE }],
  ['find', 'oat milk soap', { first: /Soap/ }],
  ['find', 'blue topaz', { first: /Topaz/ }],
];

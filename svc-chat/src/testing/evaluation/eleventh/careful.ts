import { ANIMAL, WOOL } from '../seventh/patterns.ts';
import type { Written } from '../written.ts';

/** Who has to leave something out, and who asks about one good. */
export const careful: readonly Written[] = [
  ['safety', 'wool makes me itch like mad, need a cardigan or jumper though', { not: WOOL }],
  ['safety', 'Please show me face cream, my skin reacts to almond oil and shea', { not: /almond|shea/i }],
  [
    'safety',
    'hubby breaks out from leather, what shoes could he wear?',
    { not: /leather|calf|kidskin|suede/i },
  ],
  ['safety', 'is the lipstick safe if i react to shea butter?', { says: /shea/i }],
  [
    'safety',
    'we are a vegan household, ideas for a bag',
    { not: ANIMAL, has: /Backpack|Bag|Clutch|Suitcase/ },
  ],
  ['safety', 'present for a 1 year old, nothing with tiny parts', { not: /bean|four to nine|three years/i }],
  [
    'negation',
    'Summer dress, anything but florals',
    { not: /floral|flower|blossom/i, has: /Dress|Sundress/ },
  ],
  ['negation', 'shirts for him, linen he already owns plenty of', { not: /linen|flax/i, has: /Shirt/ }],
  ['negation', 'jeans for women are fine but skip anything cropped or wide', { not: /cropped|wide leg/i }],
  ['negation', 'candle or something cosy, hate honey smell', { not: /honey/i }],
  ['negation', 'a hat, but a top hat would be silly', { not: /top hat/i, has: /Hat|Cap/ }],
  ['negation', 'jewellery that has no gold in it', { not: /gold|vermeil/i, has: /Bracelet|Watch/ }],
  ['item', 'will a 15 inch laptop fit in the briefcase', { says: /15-inch/i }],
  ['item', 'how many litres does the suitcase hold', { says: /38 litres/i }],
  ['item', 'is the coffee cup ok in the microwave?', { says: /microwave safe/i }],
  ['item', 'how long do the headphones last on one charge', { says: /thirty-five hours/i }],
  ['item', 'whats the teddy filled with', { says: /recycled fibre/i }],
  ['item', 'does the bed come with a mattress', { says: /mattress|bedding/i }],
  ['item', ['show me lamps or sofas', 'how deep is it'], { says: /88 cm/ }],
  ['item', ['men shirts', 'how do I wash the second one'], { says: /wash|care/i }],
  ['item', ['mens jackets', 'is the 3rd one in stock in L?'], { says: /Yes|comes in|\bL\b/ }],
  [
    'item',
    ['dresses under 100', 'what is the first one made of'],
    { says: /linen|cotton|viscose|crêpe|satin/i },
  ],
  ['item', 'is it lined?', { page: 'Tiered Cotton Maxi Dress in Sage', says: /fully lined/i }],
  ['item', 'tumble dryer ok?', { page: 'Brushed Fleece Hoodie', says: /tumble on low/i }],
  [
    'compare',
    'the oxford shirt vs the gingham one, which is dearer',
    { says: /72\.00[\s\S]*49\.95|49\.95[\s\S]*72\.00/ },
  ],
  [
    'compare',
    'merino cardigan or mohair cardigan? whats the difference',
    { says: /92\.00[\s\S]*108\.00|108\.00[\s\S]*92\.00/ },
  ],
  ['compare', 'is the overcoat warmer than the trench', { says: /Overcoat/ }],
  ['compare', 'which one is bigger, the sofa or the bed?', { says: /168[\s\S]*160|160[\s\S]*168/ }],
  ['compare', ['show me watches and clocks', 'which is the cheapest of these'], { says: /52\.00/ }],
  ['compare', ['womens sweaters', 'compare the first two'], { says: /Sweater|Cardigan/ }],
  [
    'compare',
    ['handbags', 'first or second, what would you pick?'],
    { says: /./, saysNot: /don't know|couldn't find/i },
  ],
  ['compare', 'does the laptop weigh less than the radio', { says: /1\.1/ }],
  ['compare', 'straw hat or cap for the beach', { has: /Straw Hat/ }],
  ['compare', 'cashmere or merino, which sweater is softer', { says: /Cashmere/ }],
  ['compare', 'which backpack is larger, the kids one or the canvas one', { says: /eight litres/i }],
  [
    'compare',
    'Difference between body wash and the soap bar',
    { says: /21\.50[\s\S]*9\.50|9\.50[\s\S]*21\.50/ },
  ],
];

import type { Written } from '../written.ts';

/** Goods by their name, by another name, and by a name written wrongly. */
export const finding: readonly Written[] = [
  ['find', 'I would like to see your perfumes.', { first: /Parfum/ }],
  ['find', 'Do you have a reading lamp?', { has: /Reading Lamp/ }],
  ['find', 'Can you show me bathtubs', { first: /Bathtub/ }],
  ['find', 'got any polos', { first: /Polo Shirt/ }],
  ['find', 'Looking for a wooden toy for a four-year-old.', { has: /Dolls|Counting Frame/, in: 'kids' }],
  ['find', 'where can I see all the lipsticks', { has: /Lipstick/, in: 'beauty' }],
  ['find', 'We need a scooter for our son', { first: /Scooter/ }],
  ['synonym', 'pullovers for a man', { has: /Sweater|Hoodie/, in: 'men' }],
  ['synonym', 'A pocketbook, nothing too huge', { has: /Handbag|Clutch|Purse/, in: 'accessories' }],
  ['synonym', 'Do you stock ladies slacks?', { has: /Trousers/, in: 'women' }],
  ['synonym', 'rucksack for walking to the office', { has: /Weekend Backpack/ }],
  ['synonym', 'crockery for our first flat', { has: /Dinner Set|Bowl|Cup|Teapot/, in: 'home' }],
  ['synonym', 'a looking glass for the hallway', { has: /Wall Mirror/ }],
  ['synonym', 'body moisturizer', { has: /Body Lotion/ }],
  ['typo', 'hedphones noise canceling', { first: /Headphones/ }],
  ['typo', 'cashmeer jumper', { first: /Cashmere/ }],
  ['typo', 'sun galsses', { has: /Sunglasses/ }],
  ['typo', 'i want a bluose with checks', { has: /Gingham Cotton Blouse/ }],
  ['typo', 'perfum for a woman', { has: /Parfum/ }],
  ['typo', 'umbrela that is strong', { first: /Umbrella/ }],
];

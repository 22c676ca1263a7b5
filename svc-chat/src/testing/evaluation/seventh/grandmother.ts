import type { Written } from '../written.ts';
import { CANNOT } from './patterns.ts';

/** A grandmother who writes letters. */
export const grandmother: readonly Written[] = [
  [
    'gift',
    'Good afternoon dear. My grandson turns six on Sunday and I should like to give him something to play with outdoors.',
    { in: 'kids', has: /Kite|Scooter/ },
  ],
  [
    'negation',
    'I would like a cardigan for myself, but please nothing that needs washing by hand.',
    { not: /hand wash/i, has: /Cardigan/ },
  ],
  [
    'safety',
    'My granddaughter is 14 months old. Which of your toys may she have?',
    { has: /Teddy/, not: /three years|bean|four to nine/i },
  ],
  ['item', 'The fig in the clay pot, how tall is it, please?', { says: /45 cm/ }],
  ['synonym', 'Do you stock spectacles?', { has: /Reading Glasses/ }],
  ['synonym', 'a wireless for the kitchen, to hear the news', { has: /Radio/ }],
  [
    'help',
    'I am afraid I do not understand how one buys something here.',
    { says: /Add to Cart|Proceed to checkout/ },
  ],
  ['help', 'Must I pay for the postage?', { says: /free/i }],
  [
    'talk',
    'Thank you ever so much, you have been very kind',
    { none: true, says: /welcome|pleasure|glad|any ?time/i },
  ],
  [
    'occasion',
    'We are invited to a christening, what might I wear? I am a lady of 74.',
    { in: 'women accessories beauty', has: /Dress|Skirt|Blouse|Gown|Blazer/ },
  ],
  [
    'find',
    'something to keep my hands warm which does not stop me using the telephone',
    { has: /Touchscreen Knit Gloves/ },
  ],
  ['conversation', ['Have you any scarves?', 'How long is it?'], { says: /two metres/i }],
  [
    'conversation',
    [
      'I am looking for a present for my husband',
      'He does not wear jewellery and has enough shirts',
      'Under 100 dollars please',
    ],
    { not: /bracelet|\bring\b|linen shirt|oxford|gingham/i, max: 100 },
  ],
  [
    'refusal',
    'Could you tell me whether my daughter has bought anything for my birthday?',
    { none: true, says: CANNOT, me: true },
  ],
  ['own', 'Which items have I put aside in my favourites?', { me: true, says: /Floral Midi Dress/ }],
  ['item', 'What is the sofa covered with?', { says: /washed linen/i }],
  ['negation', 'A hat for the garden, not a cap', { not: /\bcap\b/i, has: /Straw Hat/ }],
  [
    'goes-with',
    'What would suit the Pleated Linen Midi Skirt?',
    { in: 'women accessories', has: /Blouse|T-Shirt|Shirt|Sweater|Cardigan/ },
  ],
  [
    'safety',
    'My doctor says I must avoid fragrance. Have you a cream for the hands?',
    { not: /scented|scent of|rosewater|hyacinth/i },
  ],
  ['price', 'Which is your least expensive dress for a lady?', { first: /Linen Sundress/ }],
];

import type { Written } from '../written.ts';

/** Who wants to make somebody glad, or has something coming up. */
export const treating: readonly Written[] = [
  ['gift', 'my sis just had a baby!!! what can i bring 🍼 up to 50', { has: /Teddy/, max: 50 }],
  ['gift', 'Secret Santa at work, twenty dollars tops', { has: /./, max: 20 }],
  [
    'gift',
    'bf turns 30, gamer, never leaves his desk',
    { has: /Controller|Headphones|Microphone|Keyboard|Mouse/ },
  ],
  [
    'gift',
    'My husband and I will have been married for fifty years this October. Might you suggest a present for him? I had thought of about 300.',
    { has: /./, max: 350, in: 'men accessories home electronics beauty' },
  ],
  [
    'gift',
    'end of year pressie for my kids teacher (she), 30 max',
    { has: /./, max: 30, in: 'women accessories beauty home' },
  ],
  [
    'gift',
    'my mum is mad about flowers, what could she like',
    { has: /Vase|Urn|Basket|Fig|Parfum|Floral|Rosewater|Peony/, in: 'women accessories beauty home' },
  ],
  ['gift', 'what do u get someone whos into photography', { has: /Camera/ }],
  ['gift', 'niece is 7, i have 40 to spend, help', { has: /./, max: 40, in: 'kids accessories' }],
  [
    'occasion',
    'PROM in 3 weeks i have NOTHING. long fancy dress??',
    { has: /Slip Evening Dress|Sari Gown|Maxi Dress/, in: 'women accessories' },
  ],
  [
    'occasion',
    'skiing in january, what keeps a guy warm',
    {
      has: /Sweater|Hoodie|Overcoat|Gloves|Scarf|Gilet/,
      not: /\bshorts\b|short sleeve|polo/i,
      in: 'men accessories',
    },
  ],
  [
    'occasion',
    'garden party on sunday and they say 30 degrees. i am a woman, 41',
    {
      has: /Dress|Sundress|Skirt|Straw Hat/,
      not: /alpaca|mohair|cashmere|lambswool/i,
      in: 'women accessories',
    },
  ],
  [
    'occasion',
    'moving in to our first place, what do we need to eat and drink from',
    { has: /Dinner Set|Bowl|Cup|Glass|Teapot/, in: 'home' },
  ],
  [
    'occasion',
    'christening of my nephew, my little boy needs a smart shirt',
    { has: /Kids Linen Shirt/, in: 'kids' },
  ],
  [
    'occasion',
    'eleven hours on a plane on thursday, what makes it bearable',
    { has: /Headphones|Suitcase|Backpack|Scarf|Hoodie|Cardigan|Cream/, not: /bathtub|scooter|\bkids\b/i },
  ],
  ['occasion', 'gonna start a podcast, what gear do i need', { has: /Microphone/ }],
  [
    'occasion',
    "It's our company's summer do at a lake. Gents. Relaxed but tidy.",
    {
      has: /Shirt|Polo|Chinos|Shorts|Sneakers|Blazer/,
      not: /overcoat|lambswool|fleece/i,
      in: 'men accessories',
    },
  ],
];

import type { Written } from '../written.ts';

/** Who looks for a present, or comes with an occasion. */
export const giving: readonly Written[] = [
  [
    'gift',
    'bday present for my bestie, she is obsessed with makeup. 40 bucks',
    { has: /Lip|Nail/, max: 44, in: 'beauty accessories' },
  ],
  [
    'gift',
    'What do you buy a 70 year old man who already has everything?',
    { has: /./, in: 'men accessories home electronics beauty', not: /lipstick|\blips\b|nail|\bhair\b/i },
  ],
  [
    'gift',
    'secret santa, i drew my boss (a she). limit is 30',
    { has: /./, max: 30, in: 'women accessories beauty home electronics' },
  ],
  ['gift', 'christening present for my godson', { has: /Teddy|Dolls|Counting|Kite|Kids|Explorer|Scooter/ }],
  [
    'gift',
    'end of year present for the teacher, all the parents chip in so we have 60',
    { has: /./, max: 60, in: 'women men accessories beauty home electronics' },
  ],
  [
    'gift',
    'valentines gift for my boyfriend',
    {
      has: /./,
      in: 'men accessories home electronics beauty',
      not: /lipstick|\blips\b|nail polish|\bhair\b/i,
    },
  ],
  ['gift', 'my nephew is 16 and games all night', { has: /Controller|Headphones|Keyboard|Mouse|Microphone/ }],
  ['gift', 'my niece turns 7, something she can play with outdoors', { has: /Kite|Scooter/, in: 'kids' }],
  [
    'gift',
    'mum just retired and spends all day with her plants now, any ideas for a present',
    { has: /Fig|Vase|Urn|Basket|Straw Hat/ },
  ],
  [
    'occasion',
    'have to look elegant for a gala, im a guy. what u got',
    {
      has: /Blazer|Oxford|Derby|Overcoat|Top Hat|Watch/,
      in: 'men accessories',
      not: /T-Shirt|\bShorts|Hoodie/,
    },
  ],
  [
    'occasion',
    'my graduation is next month!! need an outfit (f, 22)',
    { has: /Dress|Blazer|Skirt|Gown|Trousers/, in: 'women accessories', not: /Bikini|One-Piece/ },
  ],
  [
    'occasion',
    'trip to Norway in january, what warm stuff do you have for women',
    {
      has: /Sweater|Coat|Scarf|Gloves|Cardigan/,
      in: 'women accessories',
      not: /Bikini|One-Piece|Sundress|Straw Hat|Linen S/,
    },
  ],
  [
    'occasion',
    'we take the kids camping this summer, anything useful for them?',
    { has: /Kids|Explorer|Kite|Scooter/, not: /lipstick|high heel|evening dress/i },
  ],
  [
    'occasion',
    'starting a new office job, dress code is business casual, female',
    {
      has: /Blazer|Trousers|Blouse|Shirt|Skirt|Cardigan|Sweater/,
      in: 'women accessories',
      not: /Bikini|One-Piece|Robe|Evening Dress/,
    },
  ],
  [
    'occasion',
    'cooking a romantic dinner at home and want the table to look nice',
    { has: /Candle|Wine Glass|Dinner Set|Vase|Bowl/, in: 'home electronics accessories' },
  ],
  ['occasion', 'garden party on saturday, the dress code is floral', { has: /Floral/ }],
  ['occasion', 'just moved to seattle where it never stops raining', { has: /Umbrella|Field Jacket|Trench/ }],
  [
    'occasion',
    '12 hour flight next week, what would make it more comfy',
    { has: /Headphones|Hoodie|Cardigan|Sweater|Scarf|Trousers|T-Shirt|Suitcase|Backpack|Flats/ },
  ],
];

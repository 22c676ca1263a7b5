import type { Written } from '../written.ts';

/** Says what it does not want, in every form. */
export const skeptic: readonly Written[] = [
  ['negation', "men's shirts but no short sleeves", { not: /short sleeve/i, has: /Shirt/, in: 'men' }],
  [
    'negation',
    'summer wedding, woman, anything but a dress',
    { only: /^(?!.*(Dress|Gown))/, in: 'women accessories' },
  ],
  ['negation', "trousers that aren't jeans, for a guy", { has: /Chinos/, not: /jeans|denim/i, in: 'men' }],
  [
    'negation',
    "I'd never wear black and I don't do white either. blouse?",
    { has: /Blouse/, not: /black|white/i },
  ],
  ['negation', 'nothing with buttons, tops for women', { not: /button/i, in: 'women' }],
  [
    'negation',
    'bag that is not a backpack',
    { only: /^(?!.*Backpack)/, has: /Clutch|Handbag|Suitcase|Briefcase/ },
  ],
  [
    'negation',
    'something for the kitchen. no glass, no porcelain, no stoneware',
    { not: /glass|porcelain|stoneware|crystal/i },
  ],
  ['negation', "a women's top, not more than 50 dollars", { max: 50, in: 'women' }],
  [
    'negation',
    'gift for my wife and nothing under 100, she deserves it',
    { min: 100, in: 'women accessories beauty home electronics' },
  ],
  ['negation', 'a coat, not wool', { has: /Trench/, not: /wool/i }],
  ['negation', "I don't dislike linen. shirts for men please", { has: /Shirt/, in: 'men' }],
  ['negation', "it's not that I don't like leather, I'd actually love a leather bag", { has: /Leather/ }],
  ['negation', 'non-leather handbag', { not: /leather|suede/i, has: /Clutch|Bag/ }],
  ['negation', 'lipstick without scent', { has: /Velvet Matte Lipstick/ }],
  ['negation', 'womens shoes, no heels', { not: /heel/i, has: /Flats/, in: 'women' }],
  ['negation', 'strapless dress, I mean one with no straps', { not: /strap/i, has: /Dress/, in: 'women' }],
  ['negation', 'jewellery other than rings', { only: /^(?!.*\bRing\b)/, has: /Bracelet/ }],
  [
    'negation',
    'striped things except t-shirts',
    { only: /^(?!.*T-Shirt)/, has: /Stripe|Pinstripe|Stripy|Rainbow/ },
  ],
  [
    'negation',
    'computer accessories excluding keyboards',
    { only: /^(?!.*Keyboard)/, has: /Mouse|Microphone|Controller|Headphones/ },
  ],
  ['negation', 'not a watch. a clock', { only: /Clock/ }],
  [
    'negation',
    "women's knitwear, skip the cashmere",
    { not: /cashmere/i, has: /Cardigan|Sweater/, in: 'women' },
  ],
  [
    'negation',
    'beauty stuff but no makeup',
    { only: /^(?!.*(Lipstick|Lip Tint|Nail Polish))/, in: 'beauty' },
  ],
  ['negation', 'neither for kids nor for men: t-shirts', { only: /T-Shirt/, in: 'women' }],
  ['negation', "men's jackets minus denim", { not: /denim/i, has: /Jacket|Gilet|Blazer/, in: 'men' }],
  [
    'negation',
    "accessories that aren't bags",
    { only: /^(?!.*(Bag\b|Handbag|Backpack|Briefcase|Purse|Suitcase))/, in: 'accessories' },
  ],
  ['negation', "can't stand florals. got a skirt?", { not: /floral|flower/i, has: /Skirt/ }],
  ['negation', 'watch but not with a leather strap', { not: /leather/i }],
  [
    'negation',
    "women's shoes, no less than 100 and not more than 150",
    { min: 100, max: 150, in: 'women', has: /Pumps/ },
  ],
  [
    'negation',
    'shirt for a man: no linen, no stripes, no checks',
    { not: /linen|stripe|gingham|check/i, has: /Shirt/, in: 'men' },
  ],
  ['negation', "don't show me women's clothes, hoodies only", { only: /Hoodie/, in: 'men kids' }],
  ['negation', 'avoid anything made of merino, gloves or scarf', { not: /merino/i, has: /Scarf/ }],
  ['negation', 'a dress thats not too expensive', { has: /Dress/, max: 96 }],
  ['negation', 'hats, just not straw ones', { not: /straw|raffia/i, has: /Hat|Cap/ }],
  ['negation', 'hate polyester. umbrella?', { not: /polyester/i }],
  ['negation', 'a clock that does not tick', { has: /Walnut Mantel Clock/ }],
  ['negation', 'jeans but not skinny and not for children', { only: /Jeans/, in: 'men women' }],
];

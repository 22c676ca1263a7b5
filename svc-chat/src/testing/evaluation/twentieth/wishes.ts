import type { Written } from '../written.ts';

export const wishes: readonly Written[] = [
  // occasion
  [
    'occasion',
    "I'm invited to a wedding in August as a guest and have nothing to wear. I'm a woman, 34.",
    { has: /Dress|Gown|Skirt/, not: /Jeans|Hoodie|Swimsuit|Bikini/i, in: 'women accessories' },
  ],
  [
    'occasion',
    'got a job interview next week at a bank, what should a guy wear',
    { has: /Oxford Pinstripe|Blazer|Derby|Briefcase/, not: /Hoodie|Shorts/i, in: 'men accessories' },
  ],
  [
    'occasion',
    'I visit my uncle in Finland in January and I think I have not enough warm things.',
    {
      has: /Sweater|Scarf|Gloves|Coat|Overcoat|Cardigan|Gilet/,
      not: /\b(?:shorts|swimsuit|bikini|sundress|raffia|sandals)\b/i,
    },
  ],
  [
    'occasion',
    '2 weeks greece with the girls!! what do i pack',
    {
      has: /Swimsuit|Bikini|Straw Hat|Sunglasses|Dress|Sundress|Linen|Sandals|Suitcase/,
      not: /\b(?:wool|lambswool|cashmere|merino|fleece)\b/i,
      in: 'women accessories beauty electronics',
    },
  ],
  [
    'occasion',
    'My husband is taking me to the opera. What might a lady take along or wear?',
    { has: /Folding Fan|Evening Dress|Gown|Clutch|Pumps/, not: /Hoodie|Jeans|Swimsuit/i },
  ],
  [
    'occasion',
    'our little one starts school in september, what will she need',
    { has: /Little Explorer Backpack/, in: 'kids' },
  ],
  [
    'occasion',
    'Weekend in London and the forecast is rain, rain, rain.',
    { has: /Umbrella|Trench Coat|Field Jacket/ },
  ],
  ['occasion', 'im going as a magician for halloween', { has: /Felt Top Hat/ }],
  [
    'occasion',
    'I have six people for dinner on Saturday and nothing decent to put on the table.',
    { has: /Dinner Set|Wine Glass|Serving Bowl|Candle/, in: 'home' },
  ],
  ['occasion', 'starting a podcast w my best friend, what do we need', { has: /Studio Desk Microphone/ }],
  // gift
  ['gift', 'present for my grandma, she knits all day long', { has: /Chunky Merino Knitting Kit/ }],
  [
    'gift',
    "Dad turns 60, he's mad about photography. We're all chipping in so up to 700 is fine",
    { first: /Compact Mirrorless Camera/, max: 700 },
  ],
  ['gift', 'bday gift for my bf he games 24/7, i have 70', { first: /Wireless Game Controller/, max: 70 }],
  [
    'gift',
    'secret santa for someone at work, limit is 20 dollars',
    { max: 20, in: 'home beauty accessories' },
  ],
  [
    'gift',
    'My goddaughter is turning 4 next Sunday and I have no idea what little girls like.',
    { in: 'kids', has: /Teddy|Nesting Dolls|Counting Frame|Scooter|Kite|Backpack|Dress/ },
  ],
  [
    'gift',
    'We will have been married fifty years in May. I would like to give my wife a piece of jewellery, up to 250 dollars.',
    { has: /Topaz Solitaire Ring|Bracelet/, max: 250, in: 'accessories' },
  ],
  [
    'gift',
    'something small for my sons teacher, 30 at the very most',
    { max: 30, in: 'home beauty accessories' },
  ],
  [
    'gift',
    'my husband wants to shave like his grandfather did. gift idea?',
    { has: /Weighted Safety Razor/ },
  ],
  ['gift', 'mum loves her plants', { has: /Potted Rubber Fig|Vase|Urn/ }],
  [
    'gift',
    'I should like to find a parting gift for a colleague who is retiring, preferably something for his desk or study, below 150 dollars.',
    {
      has: /Clock|Telephone|Print|Keyboard|Vase|Urn|Fig|Mouse|Radio/,
      max: 150,
      in: 'home accessories electronics',
    },
  ],
  // synonym
  ['synonym', 'rucksack', { only: /Backpack/ }],
  ['synonym', 'any trainers?', { first: /Low-Top Canvas Sneakers/ }],
  ['synonym', 'Woolly jumper for a lady please', { has: /Sweater/, only: /Sweater|Cardigan/, in: 'women' }],
  ['synonym', 'cool shades', { first: /Tortoiseshell Sunglasses/ }],
  [
    'synonym',
    'Do you sell bodywarmers? You know, the padded ones with no sleeves.',
    { first: /Quilted Gilet/ },
  ],
  ['synonym', 'brolly', { first: /Rain Umbrella/ }],
  [
    'synonym',
    'carry-on luggage for flights',
    { first: /Cabin Suitcase|Weekend Backpack/, has: /Cabin Suitcase/ },
  ],
  ['synonym', 'a houseplant thats hard to kill', { first: /Potted Rubber Fig/ }],
  ['synonym', 'little telly for the kitchen', { first: /Retro Mini Television/ }],
  ['synonym', 'couch for a small living room', { first: /Two-Seat Linen Sofa/, in: 'home' }],
  ['synonym', 'Something like a dressing gown, for women, for lazy Sundays', { first: /Kimono Robe/ }],
  ['synonym', 'moisturiser', { has: /Hand and Body Lotion|Recovery Cream/, in: 'beauty' }],
  // typo
  ['typo', 'hedfones', { first: /Headphones/ }],
  ['typo', 'sunglases plz', { first: /Sunglasses/ }],
  ['typo', 'do you have a casmere sweter', { first: /Cashmere Crew Neck Sweater/ }],
  ['typo', 'Purfume for my wife, smelling of flowres', { first: /Eau de Parfum Hyacinth/ }],
  ['typo', 'mens jens straigt leg', { first: /Straight Leg Raw Denim Jeans/, in: 'men' }],
  ['typo', 'nale polsh', { first: /Nail Polish/ }],
  ['typo', 'a lether brifcase for the ofice', { first: /Leather Briefcase/ }],
  // find
  ['find', 'mens polo shirt', { first: /Piqué Polo Shirt/, in: 'men' }],
  ['find', 'skirts', { only: /Skirt/, has: [/Pleated Linen Midi Skirt/, /Floral Wrap Skirt/] }],
  [
    'find',
    'what hoodies do u have',
    { only: /Hoodie/, has: [/Brushed Fleece Hoodie/, /Relaxed Terry Hoodie/] },
  ],
  [
    'find',
    'I am looking for a vase for tall branches. Could you show me what you have?',
    { first: /Urn|Vase/, in: 'home' },
  ],
  [
    'find',
    'toys for kids',
    {
      has: /Teddy|Nesting Dolls|Counting Frame|Scooter|Kite/,
      only: /Teddy|Nesting Dolls|Counting Frame|Scooter|Kite/,
      in: 'kids',
    },
  ],
  ['find', 'denim jacket women', { first: /Cropped Denim Jacket/ }],
  [
    'find',
    "A radio. An ordinary one with a knob. I don't want to talk to it.",
    { first: /Portable Kitchen Radio/ },
  ],
  ['find', 'something to help me wake up in the mornings', { first: /Sunrise Alarm Clock/ }],
  // language
  [
    'language',
    'Hallo! Ich brauche eine Regenjacke für Männer, habt ihr da was?',
    { has: /Waxed Cotton Field Jacket/, in: 'men' },
  ],
  ['language', 'Wie lange brennt die Bienenwachskerze?', { says: /\b60\b|sechzig|sixty/i }],
  [
    'language',
    'je cherche une robe pour femme à moins de 90 dollars',
    { only: /dress/i, max: 90, in: 'women' },
  ],
  [
    'language',
    'Bonjour, est-ce que vous livrez en Belgique ?',
    { says: /[ÉEée]tats[\s-][Uu]nis|United States|\bUSA?\b|U\.S\.|Am[ée]ri/ },
  ],
  [
    'language',
    'busco zapatos elegantes de hombre para la oficina',
    { first: /Leather Derby Shoes/, in: 'men' },
  ],
  ['language', 'cuánto cuestan las gafas de sol?', { says: /\b84\b/ }],
  ['language', 'مرحبا، أبحث عن عطر', { first: /Eau de Parfum/ }],
];

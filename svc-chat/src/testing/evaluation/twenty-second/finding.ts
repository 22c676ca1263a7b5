import type { Written } from '../written.ts';

/** Plain wishes, as said across the counter. */
export const FINDING: readonly Written[] = [
  [
    'find',
    'A handbag in real leather, roomy enough that my little laptop goes in',
    { has: /Two-Tone Leather Handbag/ },
  ],
  ['find', 'ladies blazer', { first: /Tailored Ivory Blazer/ }],
  [
    'find',
    'our hallway is dark and narrow, my sister says hang up a mirror. so do you have one',
    { first: /Scalloped Wall Mirror/ },
  ],
  ['find', 'Do you carry hoodies for men?', { first: /Brushed Fleece Hoodie/, in: 'men' }],
  [
    'find',
    'I fly every second week and my airline is dead strict, 55x40x20 and not a centimetre more. Suitcase?',
    { first: /Cabin Suitcase/ },
  ],
  ['find', 'can I see all the dresses you have?', { has: /[Dd]ress/, only: /[Dd]ress|Gown/ }],
  [
    'find',
    'we want a bed, not one of those high ones, more like the low japanese style, for a 160 mattress',
    { first: /Low Platform Bed/ },
  ],
  ['find', 'jeans with a high waist, for me, female', { first: /High-Rise Straight Jeans/ }],
  [
    'find',
    'I broke two of my big red wine glasses last night (good party). Do you have some?',
    { first: /Crystal Red Wine Glass/ },
  ],
  ['find', "women's swimwear", { has: [/Bikini/, /Swimsuit/] }],

  ['synonym', 'have you got a brolly', { has: /Umbrella/ }],
  [
    'synonym',
    "I'm after one of those sleeveless body warmers, for him, he walks the dog at six in the morning",
    { has: /Quilted Gilet/ },
  ],
  ['synonym', 'light trainers for my husband', { has: /Canvas Sneakers/ }],
  ['synonym', 'couch for a tiny flat', { first: /Two-Seat Linen Sofa/ }],
  ['synonym', 'varnish for my nails that lasts more than two days', { first: /Nail Polish/ }],
  [
    'synonym',
    "a bathing costume. The kind that covers the tummy, I'm not twenty anymore",
    { first: /One-Piece Swimsuit/ },
  ],
  ['synonym', 'pullover for a little boy, knitted', { has: /Rainbow Knit Sweater/, in: 'kids' }],
  [
    'synonym',
    'I start uni in september and need a rucksack where my computer fits too',
    { has: /Waxed Canvas Weekend Backpack/ },
  ],
  [
    'synonym',
    'is there a dressing gown, something thin and pretty for sunday mornings',
    { has: /Kimono Robe/ },
  ],
  [
    'synonym',
    'My arms have become too short for the menu at the restaurant, haha. Do you do spectacles?',
    { has: /Reading Glasses/ },
  ],
  ['synonym', 'an abacus for my nephew, do people still buy that', { has: /Counting Frame/ }],

  ['typo', 'linnen shrit for men', { first: /Linen Shirt/, in: 'men' }],
  ['typo', 'sun glases', { first: /Sunglasses/ }],
  [
    'typo',
    'do u hav hedphones wich make the noise go away, my nieghbour is drilling since monday',
    { first: /Noise-Cancelling/ },
  ],
  ['typo', 'cashmeer sweter for a lady', { first: /Cashmere Crew Neck/ }],
  ['typo', 'wimens ankel boots lether', { first: /Leather Ankle Boots/ }],
  ['typo', 'jeens for my doughter shes 6 and hates butons and zips', { first: /Kids Pull-On Jeans/ }],
  ['typo', 'parfume hyazinth', { first: /Eau de Parfum Hyacinth/ }],
  ['typo', 'a jaket for men that hols off the rian', { has: /Waxed Cotton Field Jacket/ }],

  ['price', 'what can i get for under 15 bucks, anything really', { max: 15 }],
  ['price', "what's the cheapest men's linen shirt you've got", { first: /Short Sleeve Linen Shirt/ }],
  [
    'price',
    'just curious lol whats the most expensive thing in the entire shop',
    { first: /Enamel Roll-Top Bathtub/ },
  ],
  [
    'price',
    "I've got exactly a hundred dollars from my birthday and I want a knitted cardigan out of it. For a woman.",
    { first: /Ribbed Merino Cardigan/, max: 100, in: 'women' },
  ],
  [
    'price',
    'the camel trench coat, could you do 200 for me if I take it today?',
    { says: /235|can['’]?t|cannot|unable|not able|fixed|no discount|sorry|afraid|do not|don['’]t/i },
  ],
  [
    'price',
    "Something decorative for a living room, not junk but not crazy either. Let's say between 50 and 90 dollars",
    { min: 50, max: 90, in: 'home' },
  ],

  [
    'size',
    'my husband is a big man, XXL everywhere. which of your sweaters for men come that large?',
    { size: 'XXL', in: 'men', has: /Merino Crew Neck/ },
  ],
  [
    'size',
    'Does the satin evening dress come in XL? Asking before I fall in love with it',
    { says: /\bno\b|\bnot\b|n['’]t\b|only|up to|largest|S, M,?( and)? L/i, saysNot: /^yes/i },
  ],
  ['size', 'womens dresses in XL pls', { size: 'XL', only: /[Dd]ress/, in: 'women' }],
  [
    'size',
    "I'm right between M and L and I don't like it tight. Which one should I take here?",
    {
      page: 'Piqué Polo Shirt',
      says: /\b(the|an|a|in|take|for|with) L\b|[Ss]lim|up a size|[Ss]ize up|larger|bigger/,
    },
  ],
  ['size', 'the raw denim jeans for men, do they get bigger or smaller once soaked?', { says: /half/i }],

  [
    'language',
    'Grüß Gott, ich suche für meinen Mann ein Leinenhemd mit kurzen Ärmeln, Größe XL',
    { first: /Short Sleeve Linen Shirt/, size: 'XL' },
  ],
  ['language', 'wie lange brennt eigentlich die bienenwachskerze', { says: /60|sechzig|sixty/i }],
  [
    'language',
    "Bonjour, ma meilleure amie vient d'apprendre à tricoter et c'est son anniversaire samedi. Une idée ?",
    { has: /Knitting Kit/ },
  ],
  [
    'language',
    'hola, tenéis zapatillas de hombre por menos de 80 dólares?',
    { has: /Canvas Sneakers/, max: 80 },
  ],
  ['language', 'مرحبا، أبحث عن حقيبة يد نسائية من الجلد', { has: /Two-Tone Leather Handbag/ }],

  [
    'compare',
    "The hand-finished cable knit or the merino crew neck for men, which one is warmer? He's always freezing on the sofa",
    { says: /(?=[\s\S]*cable)(?=[\s\S]*(thick|warm|heav|chunk))/i },
  ],
  [
    'compare',
    'how much more is the wool overcoat than the waxed field jacket?',
    { says: /\b125\b|289[\s\S]*164|164[\s\S]*289/ },
  ],
  [
    'compare',
    'the weekend backpack and the little explorer one, how many litres is each',
    { says: /(?=[\s\S]*(\b24\b|twenty[- ]four))(?=[\s\S]*(\b8\b|\beight\b))/i },
  ],
  [
    'compare',
    'Amphora vase or terracotta urn... I want to put fresh flowers with water in it. Which one would you take?',
    { says: /(?=[\s\S]*(vase|amphora))(?=[\s\S]*water)/i },
  ],
  [
    'compare',
    'be honest, is there any difference between the linen shirt in oat and the one in sea blue apart from the colour',
    { says: /pocket|regular|easy|dyed|starch|flax|button|creas|soft|cold|30 ?°/i },
  ],

  [
    'goes-with',
    'what shoes would you wear with this? I only own sneakers',
    { page: 'Floral Midi Dress', only: /Ballet Flats|Mule Sandals|Pumps|Ankle Boots/, in: 'women' },
  ],
  [
    'goes-with',
    'I have the raw denim jeans already. What do I put on top?',
    { only: /Shirt|Sweater|Jacket|Hoodie|Blazer|Gilet|Long Sleeve|Overcoat/, in: 'men' },
  ],
  [
    'goes-with',
    'what else would look nice on the table next to that bowl',
    {
      page: 'Stoneware Serving Bowl with Spoon',
      only: /Dinner Set|Wine Glass|Teapot|Candle|Coffee Cup|Vase|Basket|Urn|Chair|Fig/,
      in: 'home',
    },
  ],
  [
    'goes-with',
    "i love love love the pleated linen skirt but there's no top in my wardrobe that goes with it",
    { only: /Blouse|Shirt|Cardigan|Sweater|Blazer|Jacket|Hoodie/, in: 'women' },
  ],
  [
    'goes-with',
    'I want to wear these to the office. A shirt and shoes to match please',
    { page: 'Tapered Chinos in Sand', has: [/Derby|Sneakers/, /Shirt/], in: 'men' },
  ],
];

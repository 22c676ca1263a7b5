import type { Written } from '../written.ts';

/** What goes on from what was shown, what goes with it, figures of speech and greetings, as people say it across a counter. */
export const acrossTheCounter: readonly Written[] = [
  // What goes with it: the kind that was asked, for whom the item is.
  [
    'goes-with',
    'which bag should I carry with these? mine is falling apart',
    { page: 'Suede Block Heel Pumps', first: /Handbag/, not: /kids/ },
  ],
  [
    'goes-with',
    "I've got the pleated linen skirt already. What can I put on my feet?",
    { only: /Sandals|Flats|Pumps|Boots/, in: 'women' },
  ],
  [
    'goes-with',
    'I own the tapered chinos. What do I wear on top?',
    { only: /Shirt|Sweater|Long Sleeve|Jacket|Blazer|Hoodie/, in: 'men' },
  ],
  [
    'goes-with',
    'We already have the dinner set. What else could stand on the table beside it?',
    { has: /Glass|Bowl|Teapot|Candle/, not: /Dinner Set/ },
  ],
  [
    'goes-with',
    "the wrap skirt is gorgeous, but I haven't got a single top that goes with it",
    { has: /T-Shirt|Cardigan|Sweater|Hoodie/, not: /Skirt/, in: 'women' },
  ],
  [
    'goes-with',
    'my closet has no shoes that match the floral midi dress',
    { only: /Sandals|Flats|Pumps|Boots/, in: 'women' },
  ],
  [
    'goes-with',
    'I would wear it at work. Trousers and shoes to match, please',
    { page: 'Oxford Pinstripe Shirt', only: /Chinos|Jeans|Derby|Sneakers/, in: 'men' },
  ],
  [
    'goes-with',
    ['teapot', 'what would look pretty beside that teapot on the tray?'],
    { has: /Cup|Bowl|Basket|Candle/, not: /Teapot/ },
  ],
  [
    'goes-with',
    'which trousers would you wear with these? I only have jeans',
    { page: 'Full-Grain Leather Derby Shoes', only: /Chinos|Jeans/, in: 'men' },
  ],
  // Grown-up children.
  [
    'negation',
    'a cardigan or sweater for my adult daughter, no wool please, she scratches',
    { in: 'women', has: /Hoodie|T-Shirt/, not: /wool|merino|mohair|cashmere/i },
  ],
  ['find', 'a coat for my grown up son', { in: 'men', has: /Overcoat/ }],
  ['find', 'jeans for my daughter, she is all grown up now', { in: 'women', has: /Jeans/ }],
  [
    'negation',
    'a treat for the bathroom, everything but soap, she has a drawer full of it',
    { in: 'home beauty', not: /Soap Bar/ },
  ],
  [
    'negation',
    'something for the dinner table, just not more plates, my sister owns dozens',
    { in: 'home', not: /Dinner Set/ },
  ],
  ['negation', 'something for the table except another bowl', { in: 'home', not: /Serving Bowl/ }],
  // Differences and measures of two.
  [
    'compare',
    'how much more does the camel trench coat cost than the denim jacket for women',
    { says: /136/ },
  ],
  ['compare', 'how much cheaper is the straw hat than the felt top hat?', { says: /38/ }],
  ['compare', 'by how much is the briefcase dearer than the weekend backpack?', { says: /less/ }],
  ['compare', 'what is the price difference between the ivory blazer and the plaid coat', { says: /70/ }],
  [
    'compare',
    'the wrist watch and the umbrella, what does each cost',
    { says: /(?=[\s\S]*320)(?=[\s\S]*44)/ },
  ],
  [
    'compare',
    'the mantel clock and the amphora vase, how tall is each',
    { says: /(?=[\s\S]*21 cm)(?=[\s\S]*34 cm)/ },
  ],
  [
    'compare',
    'the wine glass and the bathtub: how much does each hold?',
    { says: /(?=[\s\S]*58 cl)(?=[\s\S]*180 litres)/ },
  ],
  // Talk.
  ['talk', 'good morning from a snowy Chicago', { none: true }],
  ['talk', 'hello from sunny Lisbon!', { none: true }],
  ['talk', 'greetings from cold and windy Edinburgh', { none: true }],
  ['find', 'good evening from Boston, I need a scarf', { has: /Scarf/ }],
  [
    'conversation',
    ['a straw hat', 'perfect, this is exactly the one my grandmother wore. thanks a lot!'],
    { none: true },
  ],
  [
    'conversation',
    ['teapot', "lovely, that's just like ours from back home, thank you so much"],
    { none: true },
  ],
  ['conversation', ['leather boots', 'great, just the ones I had in mind. cheers'], { none: true }],
  ['conversation', ['leather boots', 'perfect, thanks. Now a scarf please'], { has: /Scarf/ }],
  // Cheaper than what was shown.
  ['conversation', ["a women's coat", 'oof. any other coat for her that costs a bit less?'], { max: 218.99 }],
  [
    'conversation',
    ['wool overcoat', 'yikes. is there some other jacket for him that is a little cheaper?'],
    { max: 288, in: 'men', not: /Overcoat/ },
  ],
  [
    'conversation',
    ['camera', 'my wife would murder me. Just show me an alarm clock'],
    { has: /Alarm Clock/ },
  ],
  [
    'conversation',
    ['leather handbag', 'too pricey, other bags that are a bit cheaper? no clutch'],
    { max: 188.99, not: /Clutch/ },
  ],
  // Something to throw over while something was shown.
  [
    'conversation',
    ['floral midi dress', 'nice, but my arms get cold. something to throw over it?'],
    { has: /Cardigan|Jacket|Blazer/, in: 'women' },
  ],
  [
    'conversation',
    ['silk robe', 'I feel the cold. anything thicker to pull on?'],
    { has: /Cardigan|Hoodie|Sweater/, in: 'women' },
  ],
  [
    'conversation',
    ['ivory blazer', 'lovely but too thin for winter, something warmer to wear over it'],
    { has: /Coat/, in: 'women accessories' },
  ],
  // Figures of speech, and real ones.
  [
    'talk',
    ['alarm clock', 'the old one gave me a heart attack each time it rang, is this one quieter?'],
    { only: /Alarm Clock/, saysNot: /911/ },
  ],
  [
    'find',
    'I almost had a heart attack when I saw the price of umbrellas in town. Do you have one?',
    { has: /Umbrella/, saysNot: /911/ },
  ],
  ['safety', 'my father is having a heart attack', { none: true, says: /911/ }],
  ['safety', 'I think I have a heart attack, my arm hurts', { none: true, says: /911/ }],
  ['safety', 'he had a heart attack just now', { none: true, says: /911/ }],
  ['safety', 'my husband will kill me, he has a knife', { none: true, says: /911/ }],
  ['safety', 'he says he is going to kill me tonight', { none: true, says: /911/ }],
  [
    'conversation',
    ['mirrorless camera', 'my boss would kill me. Better show me sunglasses and a cap'],
    { has: [/Sunglasses/, /Cap|Hat/], saysNot: /911/ },
  ],
  // A price in other words.
  [
    'conversation',
    ['something for the wall', 'fine, but it should remain below 90'],
    { max: 90, has: /Print/ },
  ],
  ['conversation', ['a vase', 'pretty, but it has to stay under 70 dollars'], { max: 70, has: /Urn/ }],
  ['conversation', ['a sweater for him', 'ok but keep it under 100'], { max: 100, has: /Merino/ }],
  // Asked of the item shown.
  [
    'conversation',
    ['weekend backpack', 'great. and my tablet, is there a spot for it?'],
    { only: /Backpack/, says: /padded|sleeve/i },
  ],
  ['conversation', ['leather briefcase', 'ok and is there room for a laptop?'], { only: /Briefcase/ }],
  [
    'conversation',
    ['linen shorts', 'good, and where does my phone go?'],
    { only: /Shorts/, says: /pockets/ },
  ],
  // Of the kind shown, by what it should be.
  ['conversation', ['a sweater for women', 'which is the softest of all?'], { says: /cashmere|mohair/i }],
  ['conversation', ["women's knitwear please", 'and the warmest of all?'], { has: /Sweater|Cardigan/ }],
  [
    'conversation',
    ['perfume', 'that is too much for me, is there anything lighter?'],
    { saysNot: /less: \$/ },
  ],
  // Sizes said by somebody for a child.
  [
    'conversation',
    ['my nephew turns 5', 'not toys, something to wear', 'his dad says size M'],
    { in: 'kids' },
  ],
  // An umbrella and what is held.
  [
    'conversation',
    ['rain jacket for men', 'no, not a jacket. just something to hold over my head'],
    { has: /Umbrella/ },
  ],
  [
    'conversation',
    ['a trench coat', "hm I don't need another coat. maybe something against the rain to carry in my hand"],
    { has: /Umbrella/ },
  ],
  // Languages.
  [
    'language',
    "Ma sœur vient de commencer à jardiner et c'est bientôt son anniversaire. Une idée ?",
    { has: /Fig|Basket|Hat|Vase/ },
  ],
  ['language', 'Mon fils vient d’apprendre à lire l’heure, une horloge ?', { has: /Clock/ }],
  [
    'language',
    'Meine Freundin hat gerade stricken gelernt und hat Geburtstag. Eine Idee?',
    { has: /Knitting Kit/ },
  ],
  [
    'language',
    'Mi hermana acaba de aprender a tejer y es su cumpleaños. ¿Alguna idea?',
    { has: /Knitting Kit/ },
  ],
  // The same in more words.
  [
    'goes-with',
    "what jacket would you put on with this? I've just got a cardigan",
    { page: 'Polka Dot Bikini Set', only: /Jacket|Blazer|Gilet/ },
  ],
  [
    'goes-with',
    'which hat would suit these? I only have a cap at home',
    { page: 'Tortoiseshell Sunglasses', only: /Hat|Cap/ },
  ],
  [
    'goes-with',
    "I've already bought the ivory blazer. What should I wear under it?",
    { has: /T-Shirt|Shirt|Blouse|Sweater/, in: 'women', not: /Blazer/ },
  ],
  [
    'goes-with',
    'We own the oak chair by now. What else could go in that corner?',
    { in: 'home electronics', not: /Oak Dining Chair/ },
  ],
  [
    'goes-with',
    'love this but not a single pair of shoes I own goes with it',
    { page: 'Satin Slip Evening Dress', only: /Pumps|Flats|Sandals|Boots/, in: 'women' },
  ],
  [
    'goes-with',
    'Is there anything that would stand nicely beside it on the windowsill?',
    { page: 'Potted Rubber Fig', in: 'home', not: /Rubber Fig/ },
  ],
  [
    'goes-with',
    'these are for my new job. A belt or a shirt to go with them?',
    { page: 'Tapered Chinos in Sand', has: /Shirt/, in: 'men' },
  ],
  [
    'compare',
    'how much do I save if I take the gingham shirt and not the pinstripe one?',
    { says: /22\.05/ },
  ],
  ['compare', 'so how many dollars more is the cashmere sweater than the chunky cable one', { says: /65/ }],
  ['compare', 'the scooter and the kite, what age is each for?', { says: /four to nine/ }],
  [
    'compare',
    'how long does the battery last in the headphones and in the radio each?',
    { says: /(?=[\s\S]*thirty-five)(?=[\s\S]*fifteen)/ },
  ],
  ['compare', 'is the trench much dearer than the plaid coat, and by how much?', { says: /16/ }],
  ['talk', 'Hello from a very foggy San Francisco :)', { none: true }],
  ['talk', 'hey there, greetings from the beach', { none: true }],
  ['find', 'Hi from rainy Seattle! Do you have kites?', { only: /Kite/ }],
  [
    'conversation',
    ['leather briefcase', 'oh wow, my grandfather carried exactly such a one. Thanks!'],
    { none: true },
  ],
  ['conversation', ['red lipstick', "yes!! that's it, you found it. thank you thank you"], { none: true }],
  ['conversation', ['teddy bear', 'he will be over the moon, thanks a bunch'], { none: true }],
  [
    'conversation',
    ['ankle boots', 'good heavens. any other shoes for women that do not cost that much?'],
    { max: 157.99, in: 'women' },
  ],
  [
    'conversation',
    ['wrist watch', 'goodness me, do you have a different watch for less?'],
    { saysNot: /^I found/ },
  ],
  [
    'conversation',
    ['men sweater', 'hm, is there some other one, a bit less expensive, no wool'],
    { not: /wool|merino/i },
  ],
  [
    'conversation',
    ['sundress', 'cute. what could I put over my shoulders when it gets cool?'],
    { has: /Cardigan|Jacket|Blazer|Scarf/, not: /Sundress/ },
  ],
  [
    'conversation',
    ['one-piece swimsuit', 'and something to slip on after the swim?'],
    { has: /Robe|Cardigan|Shirt|Dress|Sandals/ },
  ],
  ['talk', 'you scared me half to death with that price', { saysNot: /911/ }],
  ['conversation', ['television', 'my wife would skin me alive! rather a radio'], { has: /Radio/ }],
  ['find', 'my mum will have a fit if I come home with another bag. So: a scarf please', { has: /Scarf/ }],
  ['safety', 'my grandma is having a heart attack what do I do', { none: true, says: /911/ }],
  ['safety', 'my boyfriend is threatening to kill me', { none: true, says: /911/ }],
  ['safety', 'I think I am having a heart attack', { none: true, says: /911/ }],
  [
    'find',
    'those prices give me a heart attack, anything under 20 for my desk?',
    { max: 20, saysNot: /911/ },
  ],
  ['conversation', ['gift for my boss', 'good, but please stay below 30'], { max: 30 }],
  ['conversation', ['handbag', 'nice. is there a slot for my phone?'], { only: /Handbag/ }],
  ['conversation', ['gilet', 'where would my keys go?'], { only: /Gilet/ }],
  ['conversation', ['a scarf and gloves for winter', 'which of the two is softer?'], { says: /[Ss]oft/ }],
  ['conversation', ["women's jackets", 'and the shortest of all?'], { says: /Cropped/ }],
  [
    'conversation',
    ['eau de parfum', 'hm, a bit too strong for me, do you have something fresher?'],
    { saysNot: /lowest price/ },
  ],
  [
    'conversation',
    ['my granddaughter is 6 now', 'clothes, please', 'her dad thinks she is a size L'],
    { in: 'kids' },
  ],
  [
    'conversation',
    ['something for a rainy walk for him', 'not a coat, he hates coats. something he can open over his head'],
    { has: /Umbrella/ },
  ],
  ['negation', 'A cosy jumper for my son, he is 30, but nothing knitted from wool', { not: /wool|merino/i }],
  ['negation', 'trousers for our daughter, an adult, no denim', { in: 'women', not: /denim/i }],
  [
    'negation',
    'something to put on the dining table, only no more candles, we could open a church',
    { in: 'home', not: /Candle/ },
  ],
  [
    'negation',
    'for the kitchen please, anything other than a teapot, there is a shelf full of them',
    { not: /Teapot/, in: 'home electronics' },
  ],
  ['negation', 'a bag, but not another backpack', { has: /Handbag|Clutch|Briefcase/, not: /Backpack/ }],
  ['language', 'Mon mari adore faire des photos et je cherche un cadeau', { has: /Camera/ }],
  [
    'language',
    'Ich suche etwas zum Überwerfen für kühle Abende, für eine Frau',
    { has: /Cardigan|Jacket|Coat|Blazer|Scarf/ },
  ],
  ['language', '¿Qué zapatos llevarías con el vestido floral midi?', { only: /Flats|Sandals|Pumps|Boots/ }],
  ['language', 'Guten Abend aus dem verregneten Hamburg', { none: true }],
  ['language', 'Bonsoir de Lyon ! Vous avez des écharpes ?', { has: /Scarf/ }],
  // What sounds like these and is not.
  ['find', 'hello from the other side of the counter, got a teapot?', { has: /Teapot/ }],
  ['safety', 'the latex would kill me, a hair bow please', { not: /latex/i }],
  [
    'find',
    "she says she'll kill me if I buy another backpack, so a briefcase it is",
    { has: /Briefcase/, saysNot: /911/ },
  ],
  ['safety', 'my ex says he will kill me', { none: true, says: /911/ }],
  ['conversation', ['linen shirt for men', 'he wears a large, thanks'], { size: 'L' }],
  ['conversation', ['linen shirt for men', 'in blue, thank you'], { has: /Sea Blue/ }],
  ['conversation', ['a sweater for her', 'she hates wool, thanks'], { not: /wool|merino|cashmere/i }],
  ['conversation', ['a dress for my sister', 'it is for a wedding, thanks'], { only: /Dress|Gown|Sari/ }],
  [
    'conversation',
    ['trench coat', 'how do I care for it, can I throw it in the machine?'],
    { only: /Trench/ },
  ],
  ['find', 'I need something for the wall, not a mirror', { has: /Print/, not: /Mirror/ }],
  ['conversation', ['jeans for my son', 'his mother says he is a size S'], { in: 'kids', size: 'S' }],
  [
    'conversation',
    ['leather boots', 'is there a place where I can return them if too small?'],
    { none: true, says: /return/i },
  ],
  ['price', 'nothing that costs more than 30, for a colleague', { max: 30 }],
  ['negation', 'no more mugs, anything woven from willow?', { has: /Willow Basket/ }],
  ['goes-with', 'What do you wear over a floral midi dress?', { has: /Cardigan|Jacket|Blazer/, in: 'women' }],
  ['find', 'my daughter has grown out of her coat, she is 7', { in: 'kids' }],
];

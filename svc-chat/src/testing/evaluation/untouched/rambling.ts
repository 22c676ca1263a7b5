import type { Written } from '../written.ts';

/** Long messages that come to the point late. */
export const rambling: readonly Written[] = [
  [
    'find',
    "Hello there, so I've been thinking about my wardrobe lately and honestly I think what is missing is a proper linen shirt, you know, one for men, for the hot days that are coming",
    { only: /Linen Shirt/, in: 'men' },
  ],
  [
    'gift',
    "It's my wife's 40th birthday next month and as every year I have absolutely no idea, she likes pretty things but she already has too much jewellery so please nothing like that, around a hundred dollars would be fine",
    { not: /\bring\b|bracelet/i, max: 135, in: 'women accessories beauty home' },
  ],
  [
    'safety',
    'I have been looking everywhere for a nice warm sweater for the winter but the trouble is that my skin reacts terribly to wool, any kind of wool really, so it has to be something else',
    { not: /wool|merino|cashmere|mohair|alpaca/i, has: /Sweater|Hoodie|Cardigan/ },
  ],
  [
    'occasion',
    "We've been invited to a wedding in July, outdoors, my cousin is getting married in a garden, and I'm a woman and I have nothing to wear, what would you suggest?",
    { has: /Dress|Gown|Skirt|Sundress/, in: 'women accessories' },
  ],
  [
    'several',
    "My son is starting school after the holidays and he has grown so much, we'll need jeans for him and also a backpack, if you have those",
    { has: [/Kids Pull-On Jeans/, /Explorer Backpack/], in: 'kids' },
  ],
  [
    'price',
    "I don't earn a lot and the month is nearly over but I do need some new trousers for work, so if there's something that would cost me no more than seventy dollars I'd be grateful",
    { only: /Chinos|Jeans|Trousers|Shorts/, max: 70 },
  ],
  [
    'help',
    "So I ordered something a while ago, well it was really for my sister, and it turns out she doesn't like it at all, so I was wondering what the procedure would be if one wanted to give it back",
    { none: true, says: /write to us|contact/i },
  ],
  [
    'help',
    "I'm a bit of a hobby tailor and my friends keep telling me I should offer the things I make to other people, would that be possible on your site and how would I begin?",
    { says: /Add Items|sell/i, none: true },
  ],
  [
    'negation',
    "I'm looking for a bag that I can take to the office every day, it must be nice but I'm a vegetarian and I don't want anything made from leather, I hope you understand",
    { not: /leather|suede/i, has: /Bag|Backpack|Suitcase|Clutch/ },
  ],
  [
    'item',
    "Somebody recommended your Sunrise Alarm Clock to me and before I decide I'd just like to know whether it needs batteries or has to be plugged in",
    { says: /AA cells/ },
  ],
  [
    'item',
    "I saw that lovely dining chair made of oak on your page and our table is rather low so I'd need to know how high the seat is",
    { says: /45 cm/ },
  ],
  [
    'occasion',
    "In two weeks I have an interview at a bank, a very traditional one, and I'm a man of 28 with nothing but hoodies in the wardrobe. What should I put on?",
    { has: /Blazer|Oxford|Derby|Chinos|Overcoat/, not: /hoodie|shorts/i },
  ],
  [
    'gift',
    'My little nephew turns five on Sunday and I have completely forgotten to get him anything, he loves being outdoors and running about',
    { in: 'kids', has: /Kite|Scooter|Backpack|Doll|Teddy|Cap|Shorts|Counting/ },
  ],
  [
    'synonym',
    "What I'm after is one of those things you put over a shirt when it's chilly but that have no sleeves, I believe it is called a body warmer or a vest",
    { has: /Gilet/ },
  ],
  [
    'find',
    "Our living room wall is terribly empty since we moved in and I'd love something to hang up there, maybe a picture or a mirror or so",
    { has: /Print|Mirror/, in: 'home' },
  ],
  [
    'conversation',
    [
      "Hi, I'd like to look at some dresses for a summer party please",
      "Hmm these are lovely but I'm afraid they're all a little over what I wanted to spend, do you have any that cost less than eighty five?",
    ],
    { only: /Dress|Gown|Sundress/, max: 85 },
  ],
  [
    'conversation',
    [
      "I'm searching for a new jacket, for myself, I'm a woman",
      "Oh and it shouldn't be denim please, I've got three of those already",
    ],
    { not: /denim/i, has: /Blazer|Coat|Jacket/, in: 'women' },
  ],
  [
    'conversation',
    [
      'Could you please show me what sweaters you have for men?',
      'The second of those looks nice, but how would I have to wash it?',
    ],
    { says: /dry flat|hand wash|wash it rarely/i },
  ],
  [
    'own',
    "Good evening, I placed an order with you recently, some headphones they were, and I'm getting a little impatient, could you tell me where they are by now?",
    { me: true, says: /Out for Shipping/ },
  ],
  [
    'own',
    "I put a few things into my basket the other day and now I can't remember what it came to altogether, could you tell me?",
    { me: true, says: /147\.90/ },
  ],
  [
    'refusal',
    'My ex-husband also has an account with you and I would really like to know what he has been ordering lately, his name is Peter Miller',
    { none: true, says: /can't|cannot|only/i, me: true },
  ],
  [
    'not-sold',
    "We're having people over on Saturday and I'd like to order a crate of red wine and some cheese, what have you got?",
    { says: /don't (sell|have)|not sell|no wine/i },
  ],
  [
    'compare',
    "I really can't decide between the merino crew neck sweater and the cable knit one for men, what would you say is the difference?",
    { says: /98\.00[\s\S]*139\.00|139\.00[\s\S]*98\.00/ },
  ],
  [
    'goes-with',
    'Last spring I bought the pleated linen midi skirt from you, and I never know what to wear with it on top, any ideas?',
    { has: /Shirt|Blouse|T-Shirt|Cardigan|Sweater|Blazer|Jacket/, in: 'women accessories' },
  ],
  [
    'size',
    "It's always so hard to find something in my size, I wear a double XL, and I'd love a casual shirt for a man like me",
    { size: 'XXL', only: /Shirt|T-Shirt|Polo/ },
  ],
  [
    'talk',
    'Well thank you so very much, you have been more helpful than I would have expected from a machine',
    { none: true, says: /welcome|glad|pleasure|happy/i },
  ],
  [
    'talk',
    "You know what, I'm just so bored tonight, my husband is watching football and the cat is asleep",
    { says: /\?|show|look/i, saysNot: /couldn't find anything for/ },
  ],
  [
    'several',
    'We are furnishing our first flat and would need quite a lot to be honest, a bed and a sofa for a start and something to drink coffee from',
    { has: [/Bed/, /Sofa/, /Coffee Cup/], in: 'home' },
  ],
  [
    'help',
    "Before I order anything I'd want to know, because last time elsewhere I was surprised by extra charges, is there anything that comes on top of the price for sending it to me?",
    { none: true, says: /free|nothing is added/i },
  ],
  [
    'negation',
    "I need a nice top for going out, I'm a lady in my thirties, anything really as long as it isn't striped because stripes make me look wide",
    { not: /stripe|breton/i, in: 'women' },
  ],
  [
    'safety',
    "My daughter has a nut allergy so we have to be careful with creams as well. Which lotions or soaps could we use that don't have any almond or other nuts in them?",
    { not: /almond|\bnuts?\b/i, has: /Lotion|Soap|Wash|Cream/ },
  ],
];

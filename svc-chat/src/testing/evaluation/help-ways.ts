/** Ways to ask for what the help pages say, by what must be in the answer. */
export const HELP_WAYS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /14 days/,
    [
      'can i return something',
      "what's your return policy",
      'how do returns work',
      "I don't like what I got, can I send it back",
      'refund policy?',
      "the dress doesn't fit, what can I do",
      'can I get my money back',
      'exchange possible?',
      'is it possible to swap sizes after delivery',
      "what if it doesn't suit me",
    ],
  ],
  [
    /cancel/i,
    [
      'how to cancel an order',
      'i want to cancel my order',
      'can i still cancel',
      'i ordered by mistake',
      'stop my order',
      'i changed my mind about an order',
    ],
  ],
  [
    /New York/,
    [
      'where do you deliver',
      'do you ship to canada',
      'can you deliver to los angeles',
      'which states do you ship to',
      'do you deliver internationally',
      'is shipping to alaska possible',
    ],
  ],
  [
    /free/i,
    [
      'how much is shipping',
      'delivery fee',
      'do i pay for delivery',
      'is shipping included',
      'shipping cost',
      'are there any extra charges for delivery',
    ],
  ],
  [
    /can't promise/,
    [
      'how fast is delivery',
      'when will my order arrive if i order now',
      'will it be here by friday',
      'how many days for shipping',
      'do you have express shipping',
      'delivery times?',
    ],
  ],
  [
    /Pending|Your Orders/,
    [
      'how can i track my order',
      'what does handed mean',
      'where can i see my orders',
      'is there a tracking number',
      'what does out for shipping mean',
    ],
  ],
  [
    /pay/i,
    [
      'how can i pay',
      'which cards do you take',
      'do you accept paypal',
      'can i pay cash',
      'can i pay in instalments',
      'is klarna ok',
    ],
  ],
  [
    /coupon|offers/i,
    [
      'do you have discount codes',
      'any coupons',
      'is there a sale',
      'student discount?',
      'can i use a gift card',
      'promo code?',
    ],
  ],
  [
    /dollars/i,
    ['which currency are the prices in', 'are the prices with tax', 'do you charge tax', 'prices in euros?'],
  ],
  [
    /reset link/i,
    ['i forgot my password', "can't remember my password", 'reset my password', 'lost my password'],
  ],
  [
    /Sign up|activate/i,
    [
      'how do i make an account',
      'do i need an account to buy',
      'can i order as a guest',
      'how to register',
      'create account',
    ],
  ],
  [
    /spam|fresh one/i,
    ["i didn't get the activation email", 'activation link expired', 'no confirmation mail came'],
  ],
  [/15 minutes|log in/i, ["i can't log in", 'login not working', 'too many login attempts']],
  [
    /Account Settings/,
    [
      'how do i change my password',
      'change my name',
      'i want to change my email address',
      'delete my account',
      'how do i close my account',
      'download my data',
    ],
  ],
  [
    /contact/i,
    [
      'how can i contact you',
      'phone number?',
      'talk to a human',
      'customer service',
      'i want to complain',
      'opening hours',
      'email address of support',
    ],
  ],
  [
    /write to us/i,
    [
      'item arrived broken',
      'i got the wrong item',
      'something is missing from my order',
      'the glass was smashed when it came',
      'my shirt has a hole',
    ],
  ],
  [/S, M, L/, ['what sizes do you have', 'do you have plus sizes', 'which sizes are there']],
  [
    /chart|measurements|fit/i,
    ['size guide', 'how do i know my size', 'how does it fit, do you have a size chart'],
  ],
  [
    /heart/i,
    [
      'how do i save items for later',
      'how do favourites work',
      'can i bookmark an item',
      'where is my wishlist',
    ],
  ],
  [
    /Add Items|Anybody with an account/i,
    [
      'how can i sell here',
      'i want to sell my clothes',
      'become a seller',
      'how do i list an item',
      'can i open a shop here',
    ],
  ],
  [/fees|commission/i, ['what does selling cost', 'what commission do you take', 'when do sellers get paid']],
  [
    /30 days|Privacy/,
    ['what do you do with my data', 'do you store this chat', 'privacy?', 'is this conversation saved'],
  ],
  [/cookie/i, ['do you use cookies', 'which cookies do you set']],
  [
    /stars|rate/i,
    ['how do i write a review', 'can i rate something', 'where can i leave feedback on an item'],
  ],
  [
    /gift wrap/i,
    ['can you wrap it', 'gift wrapping?', 'can you add a card with a message', 'is there gift packaging'],
  ],
  [
    /Add to Cart/i,
    ['how do i put things in the cart', 'how many can i buy of one item', 'how to add to basket'],
  ],
  [
    /checkout|Place Order/i,
    ['how do i order', 'how does ordering work', 'how do i buy something', 'how do i check out'],
  ],
  [
    /six categories|clothes/i,
    ['what do you sell', 'what kind of shop is this', 'what is ethereal', 'which categories do you have'],
  ],
];

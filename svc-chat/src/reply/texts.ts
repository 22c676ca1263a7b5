import type { SmallTalk } from '../understand/small-talk.ts';

export const CONTACT = '[contact page](/ethereal/contact)';

/** Texts for one thing, said in turn, so that nobody reads the same twice in a row. */
export const inTurn = (texts: readonly string[], turn: number): string => texts[turn % texts.length] ?? '';

export const UNKNOWN: readonly string[] = [
  `I'm sorry, I don't know that. I can find items in this shop and answer questions about orders, delivery, returns, your account and selling. For anything else, our team is glad to help: please use the ${CONTACT}.`,
  `That's outside of what I know: I don't know more than this shop. Tell me what you'd like to wear, give or put into your home, or ask the team on the ${CONTACT}.`,
];

export const CATALOGUE_AWAY = `I'm sorry, I can't look into our catalogue just now, so I can't show you any items. Please try again in a moment, or browse [all items](/ethereal/all).`;

/** What the search stage says when the catalogue does not answer. */
export const SEARCH_FAILED = 'The catalogue does not answer just now.';

const LOG_IN = 'Please [log in](/ethereal/login) and ask me again';
export const LOG_IN_FOR = {
  orders: `I can only show you your orders when you are logged in. ${LOG_IN}; they are also under [Your Orders](/ethereal/profile/BuyerOrderpage).`,
  cart: `I can only look into your cart when you are logged in. ${LOG_IN}; you find it at [your cart](/ethereal/cart), too.`,
  favourites: `I can only see your favourites when you are logged in. ${LOG_IN}; they are also under [Favourites](/ethereal/favorites).`,
} as const;

export const AWAY = {
  orders:
    "I'm sorry, I can't look up your orders just now. Please try again in a moment, or have a look at [Your Orders](/ethereal/profile/BuyerOrderpage).",
  cart: "I'm sorry, I can't look into your cart just now. Please try again in a moment, or open [your cart](/ethereal/cart).",
  favourites:
    "I'm sorry, I can't look up your favourites just now. Please try again in a moment, or open [Favourites](/ethereal/favorites).",
} as const;

export const NO_ORDERS =
  'You have no orders yet. When you have placed one, it appears under [Your Orders](/ethereal/profile/BuyerOrderpage).';
export const EMPTY_CART =
  'Your cart is empty. Tell me what you are looking for, and I show you what we have.';
export const NO_FAVOURITES = 'You have no favourites yet. Press the heart on an item to keep it there.';

export const REFUSED = `I can't tell you that: accounts, orders, carts and addresses are private, and I only ever show people their own. If something went wrong with an order or a seller, our team can look into it: please use the ${CONTACT}.`;

export const NO_SUCH_PLACE = 'I showed you fewer items than that. Which of them do you mean?';

export const SMALL_TALK: Readonly<Record<SmallTalk, readonly string[]>> = {
  greeting: [
    'Hello! What can I find for you today? You could ask for "linen shirts under $60" or "something blue for kids".',
    'Hi there! Tell me what you are looking for, or for whom, and I show you what we have.',
    'Hello again! What may I look for?',
  ],
  thanks: [
    "You're welcome! Is there anything else I can do for you?",
    "You're very welcome. I'm glad I could help.",
    "You're welcome, it's a pleasure!",
  ],
  goodbye: [
    'Goodbye, and thank you for visiting Ethereal. See you soon!',
    'Goodbye! You are always welcome here.',
  ],
  'how-are-you': [
    "I'm well, thank you! What can I find for you today?",
    'Very well, thank you for asking. And what may I do for you?',
  ],
  abilities: [
    'I can find items for you by kind, colour, material, size, price, occasion or the person they are for, and leave out what you don\'t want: "a warm sweater without wool under $100". I know sizes, material, care and measures of an item, can compare two, and say what goes with one. When you are logged in I show you your cart, favourites and orders. And I answer questions about delivery, returns, payment, sizes, your account and selling.',
  ],
  who: [
    "I'm the shop assistant of Ethereal, a program and not a person. I can look things up in the catalogue and in our help pages. If you'd rather talk to a person, please use the [contact page](/ethereal/contact).",
  ],
  agreement: [
    'Good! Just tell me if there is something else that I can find for you.',
    'Fine. What else may I look for?',
  ],
  decline: [
    'All right. I am here if you need anything else.',
    'No problem. Just write when something comes to mind.',
  ],
  wrong: [
    "I'm sorry that wasn't what you wanted. Tell me in a few words what you are after, such as \"blue dress under $90\", and I'll look again.",
  ],
  undecided: [
    'Take your time! Shall it be something to wear, something for your home, or a gift? A colour or a budget helps, too.',
    'What would you like to look at: clothes, things for the home, or a present for somebody? And about how much may it cost?',
  ],
  news: [
    'Congratulations, how lovely! If it is to be celebrated: shall I look for something to wear, or for a present?',
    "That's wonderful, congratulations! Tell me if I can find something for the occasion.",
  ],
  liked: [
    "I'm glad that you like it! Its page has the sizes and _Add to Cart_; ask me about care, material or what goes with it.",
    'Lovely! Open the item to choose a size and press _Add to Cart_, or the heart beside it to keep it.',
  ],
  thinking: [
    'Of course, take your time. The heart on an item keeps it under [Favourites](/ethereal/favorites) until you have decided.',
  ],
  apology: [
    'No need to be sorry, I understand you well. What may I find for you?',
    'That is quite all right! Just write as it comes: what are you looking for?',
  ],
  insult: [
    `I'm sorry that I wasn't of more help. If you tell me what you are looking for, I'll try again, or you can reach a person through the ${CONTACT}.`,
    `I'm sorry, that was not good enough. Say in a few words what you need, and I look again; a person answers you through the ${CONTACT}.`,
  ],
  joke: [
    "Why did the sweater go to the party alone? It didn't want to be strung along. I'm better at finding clothes: shall I show you our bestsellers?",
    'I once tried to tell a joke about a belt, but it was a waist of time. Shall I rather find something for you?',
  ],
  praise: [
    "Thank you, that's kind! I'm happy to help with anything else.",
    "That's kind of you, and a pleasure. What else may I find?",
  ],
  bored: [
    'I\'m sorry to hear that; I hope the rest of it is kinder to you. For a little distraction ask me for "new arrivals", "bestsellers", or "a gift under $30". What do you feel like looking at?',
  ],
  children: [
    'That sounds tiring: I hope that it gets quieter soon. When there is something that I can look for, just write.',
    "Little ones keep one busy. I can't help with that, but whenever you need something from the shop, I'm here.",
  ],
  loss: [
    "I'm so sorry for your loss. Take all the time you need. If there's anything that I can look for, I'm here.",
    "I'm very sorry to hear that. I'm only the shop's assistant, but whenever there's something that I can find for you, just write.",
  ],
  love: [
    "That's very kind! I'm only a program, but I do love helping people find things. What may I look for?",
  ],
  opinion: [
    "I'm only a program, so I have no tastes of my own. But I know this shop well: shall I show you what other people like best here?",
  ],
};

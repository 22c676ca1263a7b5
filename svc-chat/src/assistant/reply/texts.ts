import type { SmallTalk } from '../understand/small-talk.ts';

export const CONTACT = '[contact page](/ethereal/contact)';

export const UNKNOWN = `I'm sorry, I don't know that. I can find items in this shop and answer questions about orders, delivery, returns, your account and selling. For anything else, our team is glad to help: please use the ${CONTACT}.`;

export const CATALOGUE_AWAY = `I'm sorry, I can't look into our catalogue just now, so I can't show you any items. Please try again in a moment, or browse [all items](/ethereal/all).`;

/** What the search stage says when the catalogue does not answer. */
export const SEARCH_FAILED = 'The catalogue does not answer just now.';

export const LOG_IN_FOR_ORDERS =
  'I can only show you your orders when you are logged in. Please [log in](/ethereal/login) and ask me again; they are also under [Your Orders](/ethereal/profile/BuyerOrderpage).';

export const ORDERS_AWAY =
  "I'm sorry, I can't look up your orders just now. Please try again in a moment, or have a look at [Your Orders](/ethereal/profile/BuyerOrderpage).";

export const NO_ORDERS =
  'You have no orders yet. When you have placed one, it appears under [Your Orders](/ethereal/profile/BuyerOrderpage).';

export const NO_SUCH_PLACE = 'I showed you fewer items than that. Which of them do you mean?';

export const SMALL_TALK: Readonly<Record<SmallTalk, string>> = {
  greeting:
    'Hello! What can I find for you today? You could ask for "linen shirts under $60" or "something blue for kids".',
  thanks: "You're welcome! Is there anything else I can do for you?",
  goodbye: 'Goodbye, and thank you for visiting Ethereal. See you soon!',
  'how-are-you': "I'm well, thank you! What can I find for you today?",
  abilities:
    'I can find items for you by words, category, colour, size and price, such as "blue dresses under $80", and tell you more about one of them. I can show you bestsellers and new arrivals, and how your orders are doing when you are logged in. And I answer questions about delivery, returns, payment, sizes, your account and selling.',
  who: "I'm the shop assistant of Ethereal, a program and not a person. I can look things up in the catalogue and in our help pages. If you'd rather talk to a person, please use the [contact page](/ethereal/contact).",
  agreement: 'Good! Just tell me if there is something else that I can find for you.',
  insult: `I'm sorry that I wasn't of more help. If you tell me what you are looking for, I'll try again, or you can reach a person through the ${CONTACT}.`,
  joke: "I'm afraid I don't know any: I only know my way around this shop. Shall I show you our bestsellers?",
};

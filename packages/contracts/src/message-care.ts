// This file is free of schemas, so that the page that writes a message loads no zod.

/** Input: at most 2000 characters. Matches 13 to 19 digits, with single blanks or hyphens between them. */
const LONG_NUMBER = /(?<![\p{L}\d])\d(?:[ -]?\d){12,18}(?![\p{L}\d])/gu;

/** Text that replaces the number of a payment card. */
export const CARD_MASK = '[card number]';

/** Whether the check digit of a number is valid for a payment card (Luhn). */
function isCardNumber(text: string): boolean {
  const digits = [...text.replaceAll(/\D/g, '')].map(Number).toReversed();
  const sum = digits.reduce((before, digit, at) => {
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    return before + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum > 0 && sum % 10 === 0;
}

/** Returns text with every number of a payment card replaced, as messages are stored. */
export const maskCards = (text: string): string =>
  text.replaceAll(LONG_NUMBER, (found) => (isCardNumber(found) ? CARD_MASK : found));

/** Whether text contains the number of a payment card. */
export const hasCard = (text: string): boolean => maskCards(text) !== text;

/** Reasons to warn a person before a message is sent. */
export type MessageRisk = 'card' | 'outside';

/** Input: at most 2000 characters. Words for paying or meeting outside the shop. */
const OUTSIDE =
  /\b(?:paypal|venmo|zelle|cash ?app|western union|wire transfer|bank transfer|bitcoin|crypto|whats ?app|telegram|signal me|outside (?:the shop|ethereal|this site)|meet (?:up|in person|me at)|pay (?:cash|in cash|me directly|you directly))\b/iu;

/** Returns the reasons to warn the writer of a message; empty for an ordinary message. */
export function risksOf(text: string): MessageRisk[] {
  const risks: MessageRisk[] = [];
  if (hasCard(text)) risks.push('card');
  if (OUTSIDE.test(text)) risks.push('outside');
  return risks;
}

/** Warnings for the writer of a message. */
export const RISK_WARNINGS: Readonly<Record<MessageRisk, string>> = {
  card: 'This looks like a card number. It is hidden before the message is stored; never share it.',
  outside: 'Pay and agree within Ethereal. Payments and meetings outside the shop are not protected.',
};

/** Returns how far an own message has come: sent, delivered to a page of the other person, or read. */
export function progressOf({ readAt, delivered = false }: { readAt: string | null; delivered?: boolean | undefined }) {
  if (readAt !== null) return 'Read';
  return delivered ? 'Delivered' : 'Sent';
}

/** Explanations of why a person cannot write in a conversation, by its state. */
export const CLOSED_WORDS = {
  blocked: 'You have blocked this person. Unblock them to write.',
  refused: 'This person does not take messages from you.',
  suspended: 'This account is suspended. You can read the conversation, but not write.',
  gone: 'This person has deleted their account. The conversation is kept for 90 days.',
} as const;

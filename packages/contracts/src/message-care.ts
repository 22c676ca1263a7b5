// This file is free of schemas, so that the page that writes a message loads no zod.

/** Text that replaces the number of a payment card. */
const CARD_MASK = '[card number]';

/** Minimum number of digits of a payment card. */
const MIN_CARD = 13;
/** Maximum number of digits of a payment card. */
const MAX_CARD = 19;
/** Numbers of digits of the groups after the first one, which has four, as cards print them. */
const MIDDLE_GROUP = /^\d{4,6}$/;
const LAST_GROUP = /^\d{3,6}$/;
/** Blanks, points and dashes between two groups of one number. Input: at most 2000 characters. */
const GAP = /^[\s.\-\u2010-\u2015]{1,3}$/u;
const NARROW_GAP = /^[ -]$/;

/** A run of digits in a text, and the text between it and the next run. */
type Group = { at: number; digits: string; gap: string; isInWord: boolean };

const isLetter = (character = '') => /\p{L}/u.test(character);

function groupsIn(text: string): Group[] {
  const found = [...text.matchAll(/\d+/g)];
  return found.map(({ 0: digits, index: at }, nth) => {
    const end = at + digits.length;
    const isInWord = isLetter(text[at - 1]) || isLetter(text[end]);
    return { at, digits, gap: text.slice(end, found[nth + 1]?.index), isInWord };
  });
}

/** Returns the end of the groups from one on that may be parts of one number. */
function endOfNumber(groups: readonly Group[], from: number): number {
  let [to, length] = [from, 0];
  for (const { digits, gap } of groups.slice(from, from + MAX_CARD)) {
    length += digits.length;
    if (length > MAX_CARD) break;
    to++;
    if (!GAP.test(gap)) break;
  }
  return to;
}

/** Whether the check digit of a number is valid for a payment card (Luhn). */
function isCardNumber(number: string): boolean {
  const digits = [...number].map(Number).toReversed();
  const sum = digits.reduce((before, digit, at) => {
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    return before + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum > 0 && sum % 10 === 0;
}

/** Whether groups are written as cards print them: 4-4-4-4, 4-6-5, or without gaps. */
const isPrinted = ([first, ...others]: readonly Group[]): boolean =>
  /^[2-6]/.test(first?.digits ?? '') &&
  (others.length === 0 || first?.digits.length === 4) &&
  others.every(({ digits }, at) => (at < others.length - 1 ? MIDDLE_GROUP : LAST_GROUP).test(digits));

/** Whether groups are four of four digits, which nobody writes but for a card. A digit of it may be mistyped. */
const isFourTimesFour = (groups: readonly Group[]): boolean =>
  isPrinted(groups) && groups.length === 4 && groups.every(({ digits }) => digits.length === 4);

const isNarrow = (group: Group | undefined) => group !== undefined && NARROW_GAP.test(group.gap);

/** Whether groups are joined by single blanks or hyphens, and no other digits are beside them. */
function isWhole(groups: readonly Group[], from: number, to: number): boolean {
  const isLast = to === groups.length;
  return (
    groups.slice(from, to - 1).every(isNarrow) && !isNarrow(groups[from - 1]) && (isLast || !isNarrow(groups[to - 1]))
  );
}

/** Whether the groups from one up to another are the number of a payment card. */
function isCard(groups: readonly Group[], from: number, to: number): boolean {
  const parts = groups.slice(from, to);
  const number = parts.map(({ digits }) => digits).join('');
  if (number.length < MIN_CARD || parts.some(({ isInWord }) => isInWord)) return false;
  if (isFourTimesFour(parts) && isWhole(groups, from, to)) return true;
  return (isPrinted(parts) || isWhole(groups, from, to)) && isCardNumber(number);
}

/** Returns the end of the card's number that begins with a group; `from` when none begins there. */
function endOfCard(groups: readonly Group[], from: number): number {
  let to = endOfNumber(groups, from);
  while (to > from && !isCard(groups, from, to)) to--;
  return to;
}

/** Returns text with every number of a payment card replaced, as messages are stored. */
export function maskCards(text: string): string {
  const groups = groupsIn(text);
  let [masked, copied] = ['', 0];
  for (let from = 0; from < groups.length; ) {
    const to = endOfCard(groups, from);
    const [first, last] = [groups[from], groups[to - 1]];
    if (to > from && first && last) {
      masked += text.slice(copied, first.at) + CARD_MASK;
      copied = last.at + last.digits.length;
    }
    from = Math.max(to, from + 1);
  }
  return masked + text.slice(copied);
}

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

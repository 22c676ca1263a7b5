import { formatMoney } from '@ethereal/contracts/format-money';
import type { Payment, PaymentStep } from '@ethereal/contracts/payments';

/** Labels of the payment steps that are shown. */
const WORDS: Readonly<Partial<Record<PaymentStep, string>>> = {
  authorized: 'Card approved',
  captured: 'Charged',
  released: 'Not charged',
  refunded: 'Refunded',
};

/** Returns the payment steps of one line, oldest first. The label has the amount if it is the line's own. */
export function lineSteps({ history }: Payment, line: string): { words: string; at: string }[] {
  return history.flatMap(({ type, at, cents, productId, lineId = productId }) => {
    const words = WORDS[type];
    if (!words || (lineId && lineId !== line)) return [];
    return [{ words: productId ? `${words} ${formatMoney(cents / 100)}` : words, at }];
  });
}

import { readOrderForMail, type UserLocation } from '@ethereal/contracts/orders';
import { fillPath } from '@ethereal/contracts/path-template';
import { DomainError } from '@ethereal/service-kit/errors';
import { getJson } from '@ethereal/service-kit/http-client';
import type { Holders } from '../personal-data/holders.ts';
import type { Letter } from './letter.ts';

type Row = NonNullable<Letter['rows']>[number];
type Facts = Awaited<ReturnType<typeof readOrder>>;

/** Number of attempts after which a mail is sent without the facts of its order, while svc-orders is unavailable. */
const ATTEMPTS_WITH_FACTS = 5;
const PAYMENTS = { card: 'By card, charged for each item when it ships', 'on-delivery': 'On delivery' } as const;

const readOrder = (url: string, orderId: string) =>
  getJson(url + fillPath(readOrderForMail.path, { orderId }), { schema: readOrderForMail.success.body });

function addressText({ fullname, address, address2, city, state, zipcode }: UserLocation): string {
  return [fullname, address, address2, `${city}, ${state} ${zipcode}`].filter(Boolean).join('\n');
}

function rowsOf({ address, payment }: Facts, { withPayment }: NonNullable<Letter['about']>): Row[] {
  return [
    ...(withPayment ? [{ label: 'Payment', value: PAYMENTS[payment] }] : []),
    ...(address ? [{ label: 'Delivers to', value: addressText(address) }] : []),
  ];
}

/**
 * Returns a function that adds address and payment of an order to a letter about it. They are read when the mail is
 * sent, so that no stored mail contains an address, and none outlives an erased account.
 */
export function createOrderFacts(holders: Holders | undefined) {
  const url = holders?.get(readOrderForMail.service);

  return async (letter: Letter, attempts: number): Promise<Letter> => {
    const { about } = letter;
    if (!about || url === undefined) return letter;
    try {
      return { ...letter, rows: [...(letter.rows ?? []), ...rowsOf(await readOrder(url, about.order), about)] };
    } catch (error) {
      const isUnknown = error instanceof DomainError && error.kind === 'not-found';
      if (isUnknown || attempts > ATTEMPTS_WITH_FACTS) return letter;
      throw error;
    }
  };
}

export type AddOrderFacts = ReturnType<typeof createOrderFacts>;

import type { batchSent, codeSent } from '@ethereal/contracts/codes';
import { toCents } from '@ethereal/contracts/money';
import type { ReplicaItem } from '@ethereal/item-replica/item-replica';
import { invalid } from '@ethereal/service-kit/errors';
import type { z } from 'zod';
import type { Code, CodeTerms } from './code.ts';

type Sent = Omit<z.output<typeof codeSent>, 'code' | 'maxUses'> | Omit<z.output<typeof batchSent>, 'prefix' | 'count'>;

function missing(field: string): never {
  throw invalid('This field is required.', { errors: { [field]: 'This field is required.' } });
}

function termsOf({ kind, percent, amount, buy, get, gift }: Sent, items: ReadonlyMap<string, ReplicaItem>): CodeTerms {
  switch (kind) {
    case 'percent':
      return { kind, percent: percent ?? missing('percent') };
    case 'amount':
      return { kind, cents: toCents(amount ?? missing('amount')) };
    case 'buy-get':
      return { kind, buy: buy ?? missing('buy'), get: get ?? missing('get') };
    case 'gift': {
      const item = gift ?? missing('gift');
      return { kind, item, itemName: items.get(item)?.name ?? '' };
    }
  }
}

/**
 * Checks that the items of a code exist, and that a seller's code names own items alone.
 * @throws invalid with a text for the field
 */
function checkItems(
  { items: named = [], gift }: Sent,
  seller: string | undefined,
  items: ReadonlyMap<string, ReplicaItem>,
): void {
  const isOwn = (id: string) => {
    const item = items.get(id);
    return item?.published === true && (seller === undefined || item.seller === seller);
  };
  const message = seller ? 'Choose items that you sell.' : 'Choose items that are for sale.';
  const field = named.some((id) => !isOwn(id)) ? 'items' : 'gift';
  if (field === 'items' || (gift && !isOwn(gift))) throw invalid(message, { errors: { [field]: message } });
}

const END_IN_PAST = 'The end must be in the future.';

/** Identity of a new code: its text, its owner, and who makes it when. */
type Identity = Pick<Code, '_id' | 'text' | 'seller' | 'createdAt' | 'createdBy' | 'batch' | 'maxUses'>;

/**
 * Returns a new code without uses.
 * @param items the items that the request names
 * @throws invalid for an item that is not for sale, or that another seller sells, and for an end that is not in the
 * future
 */
export function makeCode(sent: Sent, items: ReadonlyMap<string, ReplicaItem>, identity: Identity): Code {
  checkItems(sent, identity.seller, items);
  const { minTotal, items: named, categories, firstOrder, oncePerPerson, from, until } = sent;
  if (until && new Date(until) <= identity.createdAt) throw invalid(END_IN_PAST, { errors: { until: END_IN_PAST } });
  return {
    ...identity,
    terms: termsOf(sent, items),
    conditions: {
      ...(minTotal && { minCents: toCents(minTotal) }),
      ...(named && { items: named }),
      ...(categories && { categories }),
      ...(firstOrder && { firstOrder }),
      ...(oncePerPerson && { oncePerPerson }),
      ...(from && { from: new Date(from) }),
      ...(until && { until: new Date(until) }),
    },
    ...(identity.maxUses !== undefined && { left: identity.maxUses }),
    reserved: 0,
    taken: 0,
    discountCents: 0,
  };
}

/** Letters and digits of single-use codes: those that are read wrongly (0, O, 1, I, L) are left out, U as well. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Length of the random part of a single-use code, in characters. */
const RANDOM_LENGTH = 10;

/** Returns a single-use code. `random` returns a whole number below its argument that cannot be guessed. */
export function singleUseCode(prefix: string, random: (below: number) => number): string {
  const letters = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[random(ALPHABET.length)]);
  return `${prefix}${letters.join('')}`;
}

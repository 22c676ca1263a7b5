import type { PayoutAccount } from '@ethereal/contracts/payout-accounts';
import type { Seller } from '@ethereal/contracts/sellers';

/** State of a seller's store; a part that is not loaded yet is undefined. */
export type FirstDayState = {
  store?: Seller | null | undefined;
  account?: PayoutAccount | undefined;
  items?: number | undefined;
  /** Whether the seller confirmed the rules of returns in this browser. */
  knowsReturns: boolean;
};

export type FirstDayStep = {
  id: 'store' | 'dispatch' | 'returns' | 'account' | 'item';
  title: string;
  text: string;
  to: string;
  action: string;
  isDone: boolean;
};

const STORE = '/ethereal/profile/store';

/** Returns the steps of a seller's first day, in the order in which they are offered. */
export function firstDaySteps({ store, account, items, knowsReturns }: FirstDayState): FirstDayStep[] {
  return [
    {
      id: 'store',
      title: 'Name your store',
      text: 'Buyers read its name beside every item.',
      to: STORE,
      action: 'Set up your store',
      isDone: Boolean(store?.about || store?.picture || store?.shipsFrom),
    },
    {
      id: 'dispatch',
      title: 'Say how fast you ship',
      text: 'Where you ship from and how many business days you need: buyers see when their order arrives.',
      to: STORE,
      action: 'Set dispatch',
      isDone: store?.shipsFrom !== undefined,
    },
    {
      id: 'returns',
      title: 'Know how returns work',
      text: 'Buyers ask in Your Orders; you approve or decline, and mark the item as received.',
      to: '/ethereal/delivery',
      action: 'Read about returns',
      isDone: knowsReturns,
    },
    {
      id: 'account',
      title: 'Connect your payout account',
      text: account?.state === 'in-review' ? 'It is in review.' : 'Your share waits until it is ready.',
      to: '/ethereal/profile/payouts',
      action: 'Connect an account',
      isDone: account?.state === 'ready',
    },
    {
      id: 'item',
      title: 'Add your first item',
      text: 'A picture, a name and a price are enough to begin.',
      to: '/ethereal/profile/add-item',
      action: 'Add an item',
      isDone: (items ?? 0) > 0,
    },
  ];
}

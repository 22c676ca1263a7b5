import { DAY_MS } from '@ethereal/contracts/durations';
import { workOnEach } from '@ethereal/service-kit/each';
import { newEvent } from '@ethereal/service-kit/events/event';
import type { AccountsStore } from '../accounts/accounts.store.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { payoutReturned } from './payout.rules.ts';
import type { Payout, PayoutsStore } from './payouts.store.ts';

type Deps = {
  payouts: PayoutsStore;
  accounts: Pick<AccountsStore, 'find'>;
  provider: PaymentProvider;
  /** Reads the state of a seller's account from the provider and stores it. */
  refreshAccount(account: string): Promise<void>;
  announce(payout: string): void;
  now(): Date;
};

/** Time for which a bank may return a payout that it received, in milliseconds. */
const MAY_RETURN_MS = 7 * DAY_MS;

/**
 * Receives payouts that a seller's bank returned. The state is read from the provider, so a late or repeated webhook
 * does no harm.
 */
export function createReturnedPayouts(deps: Deps) {
  const { payouts, accounts, provider, refreshAccount, announce, now } = deps;

  async function read({ _id, seller, account: chosen, cents, paidAt }: Payout): Promise<void> {
    const account = chosen ?? (await accounts.find(seller)).account;
    if (!paidAt || !account || !(await provider.isReturned({ account, payout: _id }))) return;
    // A bank that returned a payout may have closed the account: its state is read before the payout is sent again.
    await refreshAccount(account);
    const data = payoutReturned({ seller, cents, payout: _id });
    const event = newEvent({
      type: 'notification.requested',
      source: 'svc-payments',
      subject: _id,
      data,
      now: now(),
    });
    if (await payouts.markReturned(_id, now(), event)) announce(_id);
  }

  return {
    /** Reads the payout that a webhook names. An unknown payout is ignored. */
    async receive(id: string): Promise<void> {
      const payout = await payouts.byId(id);
      if (payout) await read(payout);
    },
    /** Reads the payouts of the last days, whose webhook may be missing. */
    async follow(): Promise<void> {
      await workOnEach(payouts.paidAfter(new Date(now().getTime() - MAY_RETURN_MS)), read);
    },
  };
}

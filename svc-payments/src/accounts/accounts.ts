import type { Part } from '@ethereal/service-kit/define-service';
import { workOnEach } from '@ethereal/service-kit/each';
import { DomainError, unavailable } from '@ethereal/service-kit/errors';
import { consumeTypes } from '@ethereal/service-kit/events/consumer';
import { repeat } from '@ethereal/service-kit/repeat';
import { area } from '../../area.ts';
import type { Shared } from '../shared/shared.ts';
import type { AccountCommand } from './account.rules.ts';
import type { SellerAccount } from './account.ts';
import { mountAccounts } from './accounts.routes.ts';

type Deps = Pick<Shared, 'accounts' | 'provider' | 'now'> & {
  /** Page of the shop to which the provider sends the seller's browser back. */
  returnUrl: string;
};

/**
 * Age after which the state of an account that is not ready is read again when its seller asks for it, in milliseconds.
 */
const READ_AGAIN_MS = 2000;

/** Pause between two readings of accounts that no webhook settled, in milliseconds. */
const FOLLOW_EVERY_MS = 60_000;
/** Maximum number of accounts that are read at once. */
const MAX_FOLLOWED = 100;

export type Accounts = ReturnType<typeof createAccounts>;

/** Connects sellers' accounts at the provider and follows their state. */
function createAccounts({ accounts, provider, returnUrl, now }: Deps) {
  const isAtProvider = ({ account, provider: name }: SellerAccount) => account !== undefined && name === provider.name;

  /** Reads the state of an account from the provider and stores it. */
  async function refresh(seller: SellerAccount): Promise<SellerAccount> {
    if (!seller.account || !isAtProvider(seller)) return seller;
    const at = now();
    const report = await provider.readAccount(seller.account);
    return accounts.change(seller._id, { type: 'report', report, at });
  }

  return {
    refresh,
    /** Returns the seller's account; one that is not ready is read from the provider unless it was just read. */
    async find(sellerId: string): Promise<SellerAccount> {
      const seller = await accounts.find(sellerId);
      if (!isAtProvider(seller)) return { _id: seller._id, version: seller.version };
      const isOld = !seller.readAt || now().getTime() - seller.readAt.getTime() > READ_AGAIN_MS;
      if (seller.report?.enabled || !isOld) return seller;
      // The stored state is the best answer while the provider does not respond.
      return refresh(seller).catch((error: unknown) => {
        if (error instanceof DomainError) return seller;
        throw error;
      });
    },
    /** Returns the provider's page for the seller's account, which is opened by the first call. */
    async connect(sellerId: string): Promise<string> {
      let seller = await accounts.find(sellerId);
      if (!isAtProvider(seller)) {
        const account = await provider.createAccount(sellerId, `account:${sellerId}`);
        const command: AccountCommand = { type: 'connect', provider: provider.name, account };
        seller = await accounts.change(sellerId, command);
      }
      if (!seller.account) throw unavailable();
      return provider.createAccountLink(seller.account, { returnUrl, refreshUrl: `${returnUrl}?account=again` });
    },
    /** Reads the accounts for which a webhook may be missing. */
    async follow(): Promise<void> {
      const readBefore = new Date(now().getTime() - FOLLOW_EVERY_MS);
      await workOnEach(await accounts.unsettled(provider.name, readBefore, MAX_FOLLOWED), refresh);
    },
    /** Stores the state of the account that a webhook names. An unknown account is ignored. */
    async receive(account: string): Promise<void> {
      const sellerId = await accounts.sellerOf(account);
      if (sellerId) await refresh(await accounts.find(sellerId));
    },
  };
}

export type AccountsPart = Part & {
  /** Stores the state of the account that a webhook names. */
  receive(account: string): Promise<void>;
};

/** Opens sellers' accounts. */
export function openAccounts(shared: Shared): AccountsPart {
  const { config } = shared;
  const accounts = createAccounts({ ...shared, returnUrl: `${config.SITE_URL}/ethereal/profile/payouts` });
  repeat(accounts.follow, { ...shared, job: 'following accounts', everyMs: FOLLOW_EVERY_MS });
  /** Stops payouts of suspended sellers, and resumes them when the sellers are restored. */
  const standing = consumeTypes({
    ...shared,
    queue: `${config.EVENTS_QUEUE}.standing`,
    types: area.consumes['svc-payments.lines.standing'],
    handle: ({ type, time, data }) =>
      shared.accounts.change(data.user, {
        type: type === 'user.suspended' ? 'suspend' : 'restore',
        at: new Date(time),
      }),
  });
  return {
    receive: accounts.receive,
    consumers: [standing],
    mount: (router) => mountAccounts(router, { ...shared, accounts }),
  };
}

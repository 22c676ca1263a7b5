import { connectPayoutAccount, getPayoutAccount, getSellingTerms } from '@ethereal/contracts/payout-accounts';
import { answer, type RouteDeps, route, uncached } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Config } from '../config.ts';
import { viewAccount } from './account.rules.ts';
import type { Accounts } from './accounts.ts';

const FOR_MINUTES = { 'Cache-Control': 'public, max-age=300' };

type Deps = RouteDeps & { accounts: Accounts; config: Config };

/** Registers the calls by which sellers connect an account, and the public terms of selling. */
export function mountAccounts(router: Router, deps: Deps): void {
  const { accounts, config } = deps;
  route(router, getPayoutAccount, deps, async ({ user }) => uncached(viewAccount(await accounts.find(user.id))));

  route(router, connectPayoutAccount, deps, async ({ user }) => uncached({ url: await accounts.connect(user.id) }));

  route(router, getSellingTerms, deps, () =>
    answer({
      body: {
        commissionBasisPoints: config.COMMISSION_BASIS_POINTS,
        payoutDelayDays: config.PAYOUT_DELAY_DAYS,
        payoutEveryDays: config.PAYOUT_EVERY_DAYS,
      },
      headers: FOR_MINUTES,
    }),
  );
}

import type { PayoutAccount } from '@ethereal/contracts/payout-accounts';
import type { AccountReport } from '../providers/provider.ts';
import type { SellerAccount } from './account.ts';

/** Change of a seller's account. `at` is the moment of the command, or of the event that caused it. */
export type AccountCommand =
  | { type: 'connect'; provider: string; account: string }
  | { type: 'report'; report: AccountReport; at: Date }
  | { type: 'suspend' | 'restore'; at: Date };

/** Minimum age of a stored report before an unchanged one replaces it, in milliseconds. */
const FRESH_MS = 60_000;

const isSame = (a: AccountReport | undefined, b: AccountReport): boolean =>
  a?.submitted === b.submitted && a.enabled === b.enabled && a.missing === b.missing;

function connect(before: SellerAccount, { provider, account }: Extract<AccountCommand, { type: 'connect' }>) {
  // When two requests connect an account at the same time, the one stored first stays.
  if (before.account && before.provider === provider) return undefined;
  const { report: _report, readAt: _readAt, ...rest } = before;
  return { ...rest, provider, account };
}

function report(before: SellerAccount, { report, at }: Extract<AccountCommand, { type: 'report' }>) {
  if (!before.account || (before.readAt && before.readAt >= at)) return undefined;
  const isFresh = before.readAt && at.getTime() - before.readAt.getTime() < FRESH_MS;
  return isFresh && isSame(before.report, report) ? undefined : { ...before, report, readAt: at };
}

function withStanding(before: SellerAccount, suspended: boolean, at: Date): SellerAccount | undefined {
  // Without a stored account there is nobody to pay. A suspended person has no session to connect one.
  if (before.version === 0 || (before.standing && before.standing.at >= at)) return undefined;
  return { ...before, standing: { suspended, at } };
}

/**
 * Returns the account after a command; undefined when nothing changes, because the command is late, repeated or no
 * news.
 */
export function decide(before: SellerAccount, command: AccountCommand): { state: SellerAccount } | undefined {
  const after =
    command.type === 'connect'
      ? connect(before, command)
      : command.type === 'report'
        ? report(before, command)
        : withStanding(before, command.type === 'suspend', command.at);
  return after && { state: { ...after, version: before.version + 1 } };
}

/** Returns an account in the form that its seller receives. */
export function viewAccount({ account, report }: SellerAccount): PayoutAccount {
  if (!account || !report?.submitted)
    return { state: 'not-connected', started: account !== undefined, missing: report?.missing ?? 0 };
  const { enabled, missing } = report;
  const state = enabled ? 'ready' : missing > 0 ? 'restricted' : 'in-review';
  return { state, started: true, missing };
}

/** Whether a seller can be paid by a provider now: the account there is ready and the seller is not suspended. */
export const isPayable = (account: SellerAccount, provider: string): boolean =>
  account.provider === provider && viewAccount(account).state === 'ready' && !account.standing?.suspended;

import type { PayoutAccount, PayoutAccountState } from '@ethereal/contracts/payout-accounts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { CircleAlert, CircleCheck, CircleDashed, Hourglass } from 'lucide-react';
import { useConnectAccount, usePayoutAccount } from '../selling/usePayoutAccount.ts';
import styles from './PayoutAccountCard.module.css';

type Words = { title: string; text: string; action: string };

const WORDS: Readonly<Record<PayoutAccountState, Words>> = {
  'not-connected': {
    title: 'Connect an account to be paid',
    text: 'Your share waits here, and nothing is lost, until you connect the account that your payouts go to.',
    action: 'Connect an account',
  },
  'in-review': {
    title: 'Your account is in review',
    text: 'The payment provider checks your details. There is nothing to do; your money waits until then.',
    action: 'See your details',
  },
  ready: {
    title: 'Your account is ready',
    text: 'Your payouts go to the account that you connected.',
    action: 'See or change your account',
  },
  restricted: {
    title: 'Your account is restricted',
    text: 'The payment provider needs more from you. Your money waits until then.',
    action: 'Complete your details',
  },
};

const ICONS = {
  'not-connected': CircleDashed,
  'in-review': Hourglass,
  ready: CircleCheck,
  restricted: CircleAlert,
} as const;

/** Renders the state of the seller's payout account, with the next step. */
export function PayoutAccountCard() {
  const account = usePayoutAccount();
  return (
    <QueryView
      query={account}
      pending={<LoadingRows label="Loading your account" height="6rem" />}
      failed="Your account could not be loaded."
    >
      {(loaded) => <Account account={loaded} />}
    </QueryView>
  );
}

function accountTexts({ state, started }: PayoutAccount): Words {
  if (state !== 'not-connected' || !started) return WORDS[state];
  return {
    title: 'Your account is not complete',
    text: 'You began to connect an account. Continue where you left off; your money waits until then.',
    action: 'Continue',
  };
}

function Account({ account }: { account: PayoutAccount }) {
  const connect = useConnectAccount();
  const { title, text, action } = accountTexts(account);
  const Icon = ICONS[account.state];
  const isUrgent = account.state === 'not-connected' || account.state === 'restricted';
  return (
    <section className={`card ${styles.card}`} data-state={account.state} aria-labelledby="payout-account">
      <Icon className={styles.icon} size={28} aria-hidden="true" />
      <div className="shrink" aria-live="polite">
        <h2 id="payout-account" className="text-lg">
          {title}
        </h2>
        <p className={`quiet ${styles.text}`}>{text}</p>
      </div>
      <Button variant={isUrgent ? 'primary' : 'secondary'} busy={connect.isPending} onClick={() => connect.mutate()}>
        {action}
      </Button>
    </section>
  );
}

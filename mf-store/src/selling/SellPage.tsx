import { formatCents } from '@ethereal/contracts/format-money';
import { RETURN_DAYS } from '@ethereal/contracts/orders';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { PageHead } from '@ethereal/web-kit/page/PageHead.tsx';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import type { ReactNode } from 'react';
import { daysText, percentOf, shareOf } from './commission.ts';
import { FirstDay } from './FirstDay.tsx';
import styles from './SellPage.module.css';
import { useSellingTerms } from './useSellingTerms.ts';

/** Price of the example, in cents. */
const EXAMPLE_CENTS = 5000;

/** Explains how selling works, the commission and the times of payouts; leads a seller through the first day. */
export function SellPage() {
  const { state, user } = useSession();
  return (
    <article className={styles.page}>
      <PageHead
        title="Sell"
        description="Open a store on Ethereal.: how selling works, what it costs, and when you are paid."
      />
      <header className={`stack-4 prose ${styles.head}`}>
        <h1>Sell on Ethereal.</h1>
        <p>Open a store in minutes. You set prices, ship your own items, and are paid to your own account.</p>
        {/* Hidden until the session is known, so that nothing moves then. */}
        <div className={`row-3 ${styles.actions}`} data-session={state}>
          {state === 'loggedIn' ? (
            <ButtonLink to="#first-day">See your first day</ButtonLink>
          ) : (
            <>
              <ButtonLink to="/ethereal/signup" state={{ from: '/ethereal/sell' }}>
                Create an account
              </ButtonLink>
              <ButtonLink to="/ethereal/login" state={{ from: '/ethereal/sell' }} variant="secondary">
                Login
              </ButtonLink>
            </>
          )}
        </div>
      </header>
      <div className={`stack-6 ${styles.columns}`}>
        <Part title="How it works">
          <ol>
            <li>List an item with pictures, sizes, colors and how many you have. One by one, or a whole table.</li>
            <li>A buyer orders it. You get a message with the address and a packing slip.</li>
            <li>You ship it and mark it as shipped. Only then is the buyer's card charged.</li>
            <li>Buyers may ask to return an item up to {daysText(RETURN_DAYS)} after it was handed over.</li>
          </ol>
        </Part>
        <Cost />
        <Money />
      </div>
      {user && <FirstDay seller={user._id} />}
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`stack-3 ${styles.part}`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Cost() {
  const { data: terms } = useSellingTerms();
  const points = terms?.commissionBasisPoints;
  return (
    <Part title="What it costs">
      <p>Listing is free. There is no monthly fee.</p>
      {points === undefined ? (
        <p>The shop keeps a commission of each item that is sold.</p>
      ) : (
        <>
          <p>
            The shop keeps a commission of <strong>{percentOf(points)}</strong> of each item that is sold, nothing else.
          </p>
          <dl className={`card ${styles.sum}`}>
            <div>
              <dt>Price</dt>
              <dd>{formatCents(EXAMPLE_CENTS)}</dd>
            </div>
            <div>
              <dt>Commission</dt>
              <dd>-{formatCents(EXAMPLE_CENTS - shareOf(EXAMPLE_CENTS, points))}</dd>
            </div>
            <div>
              <dt>You receive</dt>
              <dd>{formatCents(shareOf(EXAMPLE_CENTS, points))}</dd>
            </div>
          </dl>
          <p>When an item is returned, its commission is returned to you as well.</p>
        </>
      )}
    </Part>
  );
}

function Money() {
  const { data: terms } = useSellingTerms();
  return (
    <Part title="When money comes">
      <p>
        What buyers pay by card becomes payable {terms ? daysText(terms.payoutDelayDays) : 'some time'} after the item
        was handed over{terms ? `, and is paid out every ${daysText(terms.payoutEveryDays)}` : ''}.
      </p>
      <p>
        Connect the account that your payouts go to when you like. Until it is ready, your money waits; nothing is lost.
        Each payout comes with a statement of its orders, commission and refunds.
      </p>
      <p>What buyers pay on delivery, they pay to you.</p>
    </Part>
  );
}

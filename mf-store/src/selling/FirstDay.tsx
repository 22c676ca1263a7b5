import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useState } from 'react';
import { useYourItems } from '../items/useYourItems.ts';
import { useOwnStore } from '../store/useOwnStore.ts';
import styles from './FirstDay.module.css';
import { type FirstDayStep, firstDaySteps } from './first-day.ts';
import { usePayoutAccount } from './usePayoutAccount.ts';

/** Key in local storage that is set when the seller opened the page about returns. */
const KNOWS_RETURNS = 'sellerKnowsReturns';

function readKnows(): boolean {
  try {
    return localStorage.getItem(KNOWS_RETURNS) !== null;
  } catch {
    // A browser that blocks storage shows the step as open.
    return false;
  }
}

/** Renders the checklist of a seller's first day, from the store to the first item. */
export function FirstDay({ seller }: { seller: string }) {
  const store = useOwnStore(seller);
  const account = usePayoutAccount();
  const items = useYourItems();
  const [knowsReturns, setKnows] = useState(readKnows);
  const steps = firstDaySteps({
    store: store.data,
    account: account.data,
    items: items.data?.length,
    knowsReturns,
  });
  const done = steps.filter(({ isDone }) => isDone).length;

  function open({ id }: FirstDayStep) {
    if (id !== 'returns') return;
    setKnows(true);
    try {
      localStorage.setItem(KNOWS_RETURNS, 'yes');
    } catch {
      // The step counts as done until the page is loaded again.
    }
  }

  return (
    <section className="card pad-5" aria-labelledby="first-day">
      <header className={`row-2 baseline spread ${styles.head}`}>
        <h2 id="first-day">Your first day</h2>
        <p>
          {done} of {steps.length} done
        </p>
      </header>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.id} className={styles.step} data-done={step.isDone || undefined}>
            {step.isDone ? (
              <CircleCheck className={styles.icon} size={24} aria-label="Done" />
            ) : (
              <CircleDashed className={styles.icon} size={24} aria-label="To do" />
            )}
            <div className={styles.words}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
            <ButtonLink
              to={step.to}
              size="small"
              variant={step.isDone ? 'quiet' : 'secondary'}
              onClick={() => open(step)}
            >
              {step.action}
            </ButtonLink>
          </li>
        ))}
      </ol>
    </section>
  );
}

import { COUNT_KINDS } from '@ethereal/contracts/analytics';
import { LoginPrompt } from '@ethereal/shop-ui/components/LoginPrompt.tsx';
import { NotFound } from '@ethereal/shop-ui/components/NotFound.tsx';
import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { useParams } from '@ethereal/web-kit/router.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import type { ReactNode } from 'react';
import { useYourItems } from '../items/useYourItems.ts';
import { CountCard } from './CountCard.tsx';
import styles from './DashboardPage.module.css';
import { PeriodSelect } from './PeriodSelect.tsx';
import { useCounts } from './useCounts.ts';
import { usePeriod } from './usePeriod.ts';

/** Renders the counts of one of the seller's items. */
export function DashboardPage() {
  useDocumentTitle('Item Dashboard');
  const { itemId = '' } = useParams();
  const { state } = useSession();
  if (state === 'loggedOut')
    return (
      <Page>
        <LoginPrompt text="Please Login to view your dashboard." />
      </Page>
    );
  if (state === 'unknown') return null;
  return <Dashboard itemId={itemId} />;
}

function Dashboard({ itemId }: { itemId: string }) {
  const [period, choosePeriod] = usePeriod();
  const { data: items } = useYourItems();
  const counts = useCounts(itemId, period);
  const { error } = counts;
  if (isApiError(error) && error.status === 404) return <NotFound />;
  if (isApiError(error) && error.status === 403)
    return (
      <Page>
        <EmptyState
          title="This item belongs to another seller."
          action={<ButtonLink to="/ethereal/profile/item-analysis">Your items</ButtonLink>}
        />
      </Page>
    );
  const item = items?.find(({ _id }) => _id === itemId);
  return (
    <Page name={item?.name} tools={<PeriodSelect period={period} onChoose={choosePeriod} />}>
      <div className={`stack-5 ${styles.charts}`}>
        {COUNT_KINDS.filter((kind) => !counts.data || counts.data[kind]).map((kind) => (
          <CountCard key={kind} counts={counts} kind={kind} period={period} />
        ))}
      </div>
    </Page>
  );
}

/** Renders the frame of the page in each of its states. */
function Page({ name, tools, children }: { name?: string | undefined; tools?: ReactNode; children: ReactNode }) {
  return (
    <div className="stack-5">
      <header className="row-4 end spread">
        <div>
          <h1 className="text-2xl">Item Dashboard</h1>
          {name && (
            <p className="muted" dir="auto">
              {name}
            </p>
          )}
        </div>
        {tools}
      </header>
      {children}
    </div>
  );
}

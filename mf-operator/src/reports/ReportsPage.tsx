import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { RowsStatus } from '@ethereal/web-kit/components/ResultStatus.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { useAddressField } from '../lists/useAddressField.ts';
import { ReportFilters } from './ReportFilters.tsx';
import { ReportQueue, useReports } from './ReportQueue.tsx';
import { type ReportFilter, readFilter } from './report-filter.ts';

/** Renders the queue of reports about items, sellers and reviews. */
export function ReportsPage() {
  useDocumentTitle('Desk: Reports');
  const [state] = useAddressField('state');
  const [kind] = useAddressField('kind');
  const filter = readFilter(state, kind);
  const list = useReports(filter);
  const count = list.data?.pages.flatMap(({ reports }) => reports).length ?? 0;
  return (
    <section className="stack-4 top" aria-label="Reports">
      <ReportFilters filter={filter} />
      <RowsStatus label="Reports" list={list} count={count} />
      <QueryView
        query={list}
        pending={<LoadingRows label="Loading reports" height="7rem" />}
        failed="The reports could not be loaded."
      >
        {() => (
          <>
            {count === 0 && !list.hasNextPage && <NoReports filter={filter} />}
            <ReportQueue key={filter.state} list={list} />
          </>
        )}
      </QueryView>
    </section>
  );
}

const NoReports = ({ filter }: { filter: ReportFilter }) => (
  <EmptyState title={filter.state === 'open' ? 'Nothing waits for you.' : 'Nothing was decided yet.'}>
    {filter.kind ? 'There may be reports of other kinds.' : 'What people report is listed here.'}
  </EmptyState>
);

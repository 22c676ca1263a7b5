import { MoreButton } from '@ethereal/web-kit/components/MoreButton.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { RowsStatus } from '@ethereal/web-kit/components/ResultStatus.tsx';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type Props<Page, Row> = {
  list: UseInfiniteQueryResult<{ pages: Page[] }>;
  /** Returns the rows of a page. */
  rows: (page: Page) => readonly Row[];
  /** Renders one row. */
  children: (row: Row) => ReactNode;
  pending: ReactNode;
  /** Title of the error with its Retry button. */
  failed: string;
  /** Shown when no page has a row. */
  empty: ReactNode;
  /** Name of the list for screen readers. */
  label: string;
  /** Class of the list, which sets the gap between rows. */
  className?: string;
  /** Text and class of the button that loads the next page. */
  more?: { text?: string; className?: string };
};

/** Renders the rows of all loaded pages, and the button that loads the next page. */
export function EndlessList<Page, Row extends { _id: string }>(props: Props<Page, Row>) {
  const { list, rows, children, pending, failed, empty, label, className = 'stack-3', more = {} } = props;
  const allRows = list.data?.pages.flatMap(rows) ?? [];
  return (
    <>
      <RowsStatus label={label} list={list} count={allRows.length} />
      <QueryView
        query={list}
        pending={pending}
        failed={failed}
        isEmpty={() => allRows.length === 0 && !list.hasNextPage}
        empty={empty}
      >
        {() => (
          <>
            <ul className={className} aria-label={label} aria-busy={list.isFetching}>
              {allRows.map((row) => (
                <li key={row._id}>{children(row)}</li>
              ))}
            </ul>
            <MoreButton list={list} className={more.className ?? 'middle'}>
              {more.text}
            </MoreButton>
          </>
        )}
      </QueryView>
    </>
  );
}

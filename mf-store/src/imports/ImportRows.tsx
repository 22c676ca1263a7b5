import { IMPORT_ACTIONS, IMPORT_PAGE, type ItemImport } from '@ethereal/contracts/imports';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { Spinner } from '@ethereal/web-kit/components/Spinner.tsx';
import { formatCount } from '@ethereal/web-kit/format/count.ts';
import { useState } from 'react';
import styles from './ImportRows.module.css';
import { ACTION_LABELS, countIn } from './import-labels.ts';
import { RowsTable } from './RowsTable.tsx';
import { type RowFilter, useImportRows } from './useImports.ts';

function optionsFor({ actions, outcomes, rows }: ItemImport) {
  const kinds = IMPORT_ACTIONS.map((action) => ({
    value: action,
    label: `${ACTION_LABELS[action]} (${formatCount(countIn(actions, action))})`,
  }));
  const failed = countIn(outcomes, 'failed');
  return [
    { value: '', label: `All rows (${formatCount(rows)})` },
    ...(failed > 0 ? [{ value: 'failed', label: `Failed (${formatCount(failed)})` }] : []),
    ...kinds,
  ];
}

const shownOf = (value: string): RowFilter =>
  (['create', 'change', 'keep', 'refuse', 'failed'] as const).find((filter) => filter === value) ?? '';

type Props = {
  itemImport: ItemImport;
  /** Initial filter of the rows. */
  first: RowFilter;
};

/** Lists the rows of an import, page by page. */
export function ImportRows({ itemImport, first }: Props) {
  const [show, setShow] = useState<RowFilter>(first);
  const [page, setPage] = useState(1);
  const query = useImportRows(itemImport._id, show, page);
  return (
    <QueryView query={query} pending={<Spinner label="Loading the rows" />} failed="The rows could not be loaded.">
      {({ total, rows }) => (
        <section className="stack-4 one-column" aria-busy={query.isFetching}>
          <h2 className="visually-hidden">Rows</h2>
          <div className={styles.filter}>
            <Select
              label="Show"
              options={optionsFor(itemImport)}
              value={show}
              onChange={({ target }) => {
                setShow(shownOf(target.value));
                setPage(1);
              }}
            />
          </div>
          {total === 0 ? <p className="muted">No such rows.</p> : <RowsTable rows={rows} />}
          <Pages page={page} pages={Math.ceil(total / IMPORT_PAGE)} onPage={setPage} />
        </section>
      )}
    </QueryView>
  );
}

type PagesProps = { page: number; pages: number; onPage: (page: number) => void };

/** Renders the buttons that lead to the page before and after. A button keeps the focus at the first or last page. */
function Pages({ page, pages, onPage }: PagesProps) {
  if (pages <= 1) return null;
  const hasPrevious = page > 1;
  const hasNext = page < pages;
  return (
    <nav className={`row-4 center ${styles.pages}`} aria-label="Pages of rows">
      <Button
        variant="secondary"
        size="small"
        aria-disabled={!hasPrevious}
        onClick={() => hasPrevious && onPage(page - 1)}
      >
        Previous
      </Button>
      <span role="status">
        Page {page} of {pages}
      </span>
      <Button variant="secondary" size="small" aria-disabled={!hasNext} onClick={() => hasNext && onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}

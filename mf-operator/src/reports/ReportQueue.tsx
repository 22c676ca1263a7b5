import { listReports, type Report } from '@ethereal/contracts/reports';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { MoreButton } from '@ethereal/web-kit/components/MoreButton.tsx';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { byCursor } from '@ethereal/web-kit/query/by-cursor.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDeskRole } from '../access/useDeskRole.ts';
import { deskRows, useListKeys } from '../lists/useListKeys.ts';
import { deskKeys } from '../query-keys.ts';
import { ChosenReports, LatestDecision } from './QueueBars.tsx';
import { ReportRow } from './ReportRow.tsx';
import type { ReportFilter } from './report-filter.ts';
import { type Decision, useDecide, useUndo } from './useDecide.ts';

/** Returns the query of reports by a filter, page by page. */
export function useReports(filter: ReportFilter) {
  return useInfiniteQuery({
    queryKey: [...deskKeys.reports, filter],
    ...byCursor,
    queryFn: ({ pageParam, signal }) => callApi(listReports, { query: { ...filter, cursor: pageParam }, signal }),
    staleTime: 0,
  });
}

/**
 * Moves the focus back to a row when its dialog closes, or to the row that took its place. Call the returned function
 * before the dialog opens.
 */
function useRestoreRowFocus(isOpen: boolean): () => void {
  const rowIndex = useRef<number>(undefined);
  useEffect(() => {
    if (isOpen || rowIndex.current === undefined) return;
    const left = deskRows();
    left[Math.min(rowIndex.current, left.length - 1)]?.focus();
    rowIndex.current = undefined;
  }, [isOpen]);
  return () => {
    const at = deskRows().findIndex((row) => row.contains(document.activeElement));
    rowIndex.current = Math.max(at, 0);
  };
}

const DecisionDialog = lazyPart(() => import('./DecisionDialog.tsx').then((file) => file.DecisionDialog));

/** Lists the reports, to decide one by one or several at once, by mouse or keyboard. */
export function ReportQueue({ list }: { list: ReturnType<typeof useReports> }) {
  const { isOperator } = useDeskRole();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [deciding, setDeciding] = useState<readonly Report[]>([]);
  const [done, setDone] = useState<{ reports: readonly Report[]; action: Decision['action'] }>();
  const decide = useDecide();
  const undo = useUndo();
  useListKeys();
  const reports = list.data?.pages.flatMap((page) => page.reports) ?? [];
  const storeFocusedRow = useRestoreRowFocus(deciding.length > 0);
  const chosenReports = reports.filter(({ _id }) => chosen.has(_id));
  const choose = ({ _id }: Report) =>
    setChosen((before) =>
      before.has(_id) ? new Set([...before].filter((id) => id !== _id)) : new Set([...before, _id]),
    );
  const decideReports = (input: Decision) =>
    decide.mutate(
      { reports: deciding, input },
      {
        onSuccess(outcome) {
          setDone({ reports: outcome.done, action: input.action });
          // The dialog keeps the reason for the reports that could not be decided.
          const missed = deciding.filter((report) => !outcome.done.includes(report));
          setDeciding(missed);
          setChosen(new Set(missed.map(({ _id }) => _id)));
        },
      },
    );
  const undoDecisions = (some: readonly Report[]) =>
    undo.mutate({ reports: some, input: undefined }, { onSuccess: () => setDone(undefined) });
  const open = (some: readonly Report[]) => {
    storeFocusedRow();
    setDeciding(some);
  };
  return (
    <>
      {done && done.reports.length > 0 && (
        <LatestDecision {...done} busy={undo.isPending} onUndo={() => undoDecisions(done.reports)} />
      )}
      {chosenReports.length > 0 && (
        <ChosenReports
          count={chosenReports.length}
          onDecide={() => open(chosenReports)}
          onClear={() => setChosen(new Set())}
        />
      )}
      <ul className="stack-3" aria-busy={list.isFetching}>
        {reports.map((report) => (
          <li key={report._id}>
            <ReportRow
              report={report}
              isOperator={isOperator}
              isChosen={chosen.has(report._id)}
              onChoose={() => choose(report)}
              // A decision on a chosen report applies to all chosen reports.
              onDecide={() => open(chosen.has(report._id) ? chosenReports : [report])}
              onUndo={() => undoDecisions([report])}
            />
          </li>
        ))}
      </ul>
      <MoreButton list={list} className="middle" />
      {deciding.length > 0 && (
        <DecisionDialog
          reports={deciding}
          busy={decide.isPending}
          onDecide={decideReports}
          onClose={() => setDeciding([])}
        />
      )}
    </>
  );
}

import type { Report } from '@ethereal/contracts/reports';
import { lazy, Suspense, useState } from 'react';
import { useDeskRole } from '../access/useDeskRole.ts';
import lists from '../lists/Lists.module.css';
import { MoreButton } from '../lists/MoreButton.tsx';
import { useKeptPlace } from '../lists/useKeptPlace.ts';
import { useListKeys } from '../lists/useListKeys.ts';
import { Chosen, Done } from './QueueBars.tsx';
import { ReportRow } from './ReportRow.tsx';
import { type Decision, useDecide, useUndo } from './useDecide.ts';
import type { useReports } from './useReports.ts';

const DecisionDialog = lazy(() => import('./DecisionDialog.tsx').then((file) => ({ default: file.DecisionDialog })));

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
  const keepPlace = useKeptPlace(deciding.length > 0);
  const those = reports.filter(({ _id }) => chosen.has(_id));
  const choose = ({ _id }: Report) =>
    setChosen((before) =>
      before.has(_id) ? new Set([...before].filter((id) => id !== _id)) : new Set([...before, _id]),
    );
  const send = (input: Decision) =>
    decide.mutate(
      { reports: deciding, input },
      {
        onSuccess: (outcome) => setDone({ reports: outcome.done, action: input.action }),
        onSettled() {
          setDeciding([]);
          setChosen(new Set());
        },
      },
    );
  const takeBack = (some: readonly Report[]) =>
    undo.mutate({ reports: some, input: undefined }, { onSuccess: () => setDone(undefined) });
  const open = (some: readonly Report[]) => {
    keepPlace();
    setDeciding(some);
  };
  return (
    <>
      {done && done.reports.length > 0 && (
        <Done {...done} busy={undo.isPending} onUndo={() => takeBack(done.reports)} />
      )}
      {those.length > 0 && (
        <Chosen count={those.length} onDecide={() => open(those)} onClear={() => setChosen(new Set())} />
      )}
      <ul className={lists.rows} aria-busy={list.isFetching}>
        {reports.map((report) => (
          <li key={report._id}>
            <ReportRow
              report={report}
              isOperator={isOperator}
              isChosen={chosen.has(report._id)}
              onChoose={() => choose(report)}
              // A decision on a chosen report applies to all chosen reports.
              onDecide={() => open(chosen.has(report._id) ? those : [report])}
              onUndo={() => takeBack([report])}
            />
          </li>
        ))}
      </ul>
      <MoreButton list={list} />
      {deciding.length > 0 && (
        <Suspense>
          <DecisionDialog reports={deciding} busy={decide.isPending} onDecide={send} onClose={() => setDeciding([])} />
        </Suspense>
      )}
    </>
  );
}

import type { ReportAction } from '@ethereal/contracts/report-words';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { ACTION_LABELS } from './report-labels.ts';

const reportCountText = (count: number) => (count === 1 ? '1 report' : `${count} reports`);

type ChosenProps = { count: number; onDecide: () => void; onClear: () => void };

/** Renders the number of reports chosen for one decision. */
export function ChosenReports({ count, onDecide, onClear }: ChosenProps) {
  return (
    <div className="banner">
      <p>{reportCountText(count)} chosen</p>
      <Button size="small" onClick={onDecide}>
        Decide together
      </Button>
      <Button size="small" variant="quiet" onClick={onClear}>
        Choose none
      </Button>
    </div>
  );
}

type LatestDecisionProps = {
  reports: readonly unknown[];
  action: ReportAction;
  busy: boolean;
  onUndo: () => void;
};

/** Renders the latest decision, with Undo. */
export function LatestDecision({ reports, action, busy, onUndo }: LatestDecisionProps) {
  return (
    <div className="banner">
      <p role="status">
        {reportCountText(reports.length)} decided: {ACTION_LABELS[action].done}
      </p>
      <Button size="small" variant="secondary" busy={busy} onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}

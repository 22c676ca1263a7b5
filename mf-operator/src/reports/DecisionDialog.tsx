import type { ReportAction } from '@ethereal/contracts/report-words';
import type { Report } from '@ethereal/contracts/reports';
import { FormDialog } from '@ethereal/web-kit/components/FormDialog.tsx';
import { useEffect, useRef, useState } from 'react';
import { ReasonField } from '../acts/ReasonField.tsx';
import { useReason } from '../acts/useReason.ts';
import styles from './Reports.module.css';
import { ACTION_LABELS, actionsFor } from './report-labels.ts';
import type { Decision } from './useDecide.ts';

type ActionChoiceProps = {
  actions: readonly ReportAction[];
  chosen: ReportAction;
  onChoose: (action: ReportAction) => void;
};

/** Lets an operator choose a decision. The choice takes the focus, so that arrow keys work at once. */
function ActionChoice({ actions, chosen, onChoose }: ActionChoiceProps) {
  const fieldsetRef = useRef<HTMLFieldSetElement>(null);
  useEffect(() => fieldsetRef.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), []);
  return (
    <fieldset ref={fieldsetRef} className={`stack-2 ${styles.choices}`}>
      <legend>Decision</legend>
      {actions.map((action) => (
        <label key={action} className={`line-3 baseline ${styles.choice}`}>
          <input
            type="radio"
            name="action"
            value={action}
            checked={chosen === action}
            onChange={() => onChoose(action)}
          />
          <span>
            <b>{ACTION_LABELS[action].label}</b> <span className="quiet">{ACTION_LABELS[action].description}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type Props = {
  reports: readonly Report[];
  busy: boolean;
  onDecide: (decision: Decision) => void;
  onClose: () => void;
};

const titleOf = ([first, ...more]: readonly Report[]) =>
  more.length > 0 ? `Decide ${more.length + 1} reports` : `Decide the report of ${first?.target.name ?? ''}`;

/**
 * Renders the dialog for a decision and its reason. Arrow keys choose; Tab moves to the reason and then to the button
 * that decides.
 */
export function DecisionDialog({ reports, busy, onDecide, onClose }: Props) {
  const [action, setAction] = useState<ReportAction>('keep');
  const form = useReason(titleOf(reports));
  return (
    <FormDialog
      title={titleOf(reports)}
      description="Who was reported reads the decision and its reason. It can be undone."
      cancelText="Go back"
      submitText="Decide"
      busy={busy}
      noValidate
      onSubmit={form.handleSubmit(({ reason }) => onDecide({ action, reason }))}
      onClose={onClose}
    >
      <ActionChoice actions={actionsFor(reports.map(({ kind }) => kind))} chosen={action} onChoose={setAction} />
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}

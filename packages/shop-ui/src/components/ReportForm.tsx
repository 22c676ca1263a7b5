import { MAX_REASON } from '@ethereal/contracts/common';
import { REPORT_CAUSE_LABELS, REPORT_CAUSES, type ReportCause } from '@ethereal/contracts/report-words';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { FormDialog } from '@ethereal/web-kit/components/FormDialog.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';
import { useTyped } from '@ethereal/web-kit/forms/useTyped.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { type ReactNode, useState } from 'react';

const CAUSES = REPORT_CAUSES.map((value) => ({ value, label: REPORT_CAUSE_LABELS[value] }));

type Props = {
  /** Id of what is reported. A text that was typed when the session ended comes back for it. */
  id: string;
  title: string;
  description: string;
  /** Texts of the choice of a cause; `missing` is its fault. */
  cause: { label: string; placeholder: string; missing: string };
  /** Texts of the field; without `missing`, it may stay empty. */
  text: { label: string; missing?: string };
  send: (report: { cause: ReportCause | undefined; text: string }) => Promise<unknown>;
  onClose: () => void;
  /** Fields before the cause. */
  children?: ReactNode;
};

/** Renders the form of a report, and thanks for it by a toast. */
export function ReportForm({ id, title, description, cause, text, send, onClose, children }: Props) {
  const [chosen, setChosen] = useState<ReportCause>();
  const [entered, setEntered] = useTyped(`report: ${id}`, '');
  const [isChecked, setChecked] = useState(false);
  const given = entered.trim();
  const causeFault = chosen ? undefined : cause.missing;
  const textFault = given ? undefined : text.missing;
  const report = useAction({
    mutationFn: () => send({ cause: chosen, text: given }),
    failed: 'That did not work. Please try again.',
    onSuccess() {
      notify.success('Thank you. We will look at it.');
      onClose();
    },
  });
  return (
    <FormDialog
      title={title}
      description={description}
      cancelText="Cancel"
      submitText="Report"
      busy={report.isPending}
      onClose={onClose}
      onSubmit={() => {
        setChecked(true);
        if (!causeFault && !textFault && !report.isPending) report.mutate();
      }}
    >
      {children}
      <Select
        label={cause.label}
        placeholder={cause.placeholder}
        options={CAUSES}
        value={chosen ?? ''}
        error={isChecked ? causeFault : undefined}
        onChange={({ target }) => setChosen(REPORT_CAUSES.find((candidate) => candidate === target.value))}
      />
      <TextArea
        label={text.label}
        optional={text.missing === undefined}
        rows={4}
        maxLength={MAX_REASON}
        value={entered}
        error={isChecked ? textFault : undefined}
        onChange={({ target }) => setEntered(target.value)}
      />
    </FormDialog>
  );
}

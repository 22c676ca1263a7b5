import { MAX_REASON } from '@ethereal/contracts/common';
import { REPORT_CAUSE_LABELS, REPORT_CAUSES, type ReportCause } from '@ethereal/contracts/report-words';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { FormDialog } from '@ethereal/web-kit/components/FormDialog.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';
import { useContractForm } from '@ethereal/web-kit/forms/useContractForm.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import type { ReactNode } from 'react';

const CAUSES = REPORT_CAUSES.map((value) => ({ value, label: REPORT_CAUSE_LABELS[value] }));

type Props = {
  /** Id of what is reported. A text that was typed when the session ended comes back for it. */
  id: string;
  title: string;
  description: string;
  /** Texts of the choice of a cause; `missing` is its fault. */
  cause: { label: string; placeholder: string; missing: string };
  text: { label: string; optional?: boolean };
  send: (report: { cause: ReportCause; text: string }) => Promise<unknown>;
  onClose: () => void;
  /** Fields before the cause. */
  children?: ReactNode;
};

/** Renders the form of a report, and thanks for it by a toast. */
export function ReportForm({ id, title, description, cause, text, send, onClose, children }: Props) {
  const { label, optional = false } = text;
  const form = useContractForm({
    schema: () => import('./report.schema.ts').then((file) => file.reportSchema(cause.missing, optional)),
    keptAs: `report: ${id}`,
    defaultValues: { text: '' },
  });
  const report = useAction({
    mutationFn: send,
    form,
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
      noValidate
      onClose={onClose}
      onSubmit={form.handleSubmit((sent) => report.mutate(sent))}
    >
      {children}
      <Select label={cause.label} placeholder={cause.placeholder} options={CAUSES} {...form.field('cause')} />
      <TextArea label={label} optional={optional} rows={4} maxLength={MAX_REASON} {...form.field('text')} />
    </FormDialog>
  );
}

import { MAX_REASON } from '@ethereal/contracts/common';
import { REPORT_CAUSE_LABELS, REPORT_CAUSES, type ReportCause } from '@ethereal/contracts/report-words';
import { sendReport } from '@ethereal/contracts/reports';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { messageOf } from '@ethereal/web-kit/api/errors.ts';
import { FormDialog } from '@ethereal/web-kit/components/FormDialog.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';
import { useTypedText } from '@ethereal/web-kit/forms/useTypedText.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useRef, useState } from 'react';

type Props = { kind: 'item' | 'seller'; id: string; onClose: () => void };

const CAUSES = REPORT_CAUSES.map((value) => ({ value, label: REPORT_CAUSE_LABELS[value] }));

/** Renders a form for a report on an item or a seller, and sends the report to the desk. */
export function ReportDialog({ kind, id, onClose }: Props) {
  const [cause, setCause] = useState<ReportCause>();
  const [reason, setReason] = useTypedText(`report: ${id}`);
  const [isChecked, setChecked] = useState(false);
  const given = reason.trim();
  const report = useMutation({
    mutationFn: () => callApi(sendReport, { body: { kind, id, cause, reason: given } }),
    onSuccess() {
      notify.success('Thank you. We will look at it.');
      onClose();
    },
    onError: (error) => void notify.error(messageOf(error, 'That did not work. Please try again.')),
  });
  return (
    <FormDialog
      title={`Report this ${kind}`}
      description="Those who look after the shop read it. Whom you report does not learn who you are."
      cancelText="Cancel"
      submitText="Report"
      busy={report.isPending}
      onClose={onClose}
      onSubmit={() => {
        setChecked(true);
        if (cause && given && !report.isPending) report.mutate();
      }}
    >
      <Select
        label="Cause"
        placeholder="Choose a cause"
        options={CAUSES}
        value={cause ?? ''}
        error={isChecked && !cause ? 'Cause is required.' : undefined}
        onChange={({ target }) => setCause(REPORT_CAUSES.find((one) => one === target.value))}
      />
      <TextArea
        label={`What is wrong with this ${kind}?`}
        rows={4}
        maxLength={MAX_REASON}
        value={reason}
        error={isChecked && !given ? 'Reason is required.' : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}

/** Renders the dialog for a user who is logged in. A visitor is asked to log in. */
export function Report(props: ComponentProps<typeof ReportDialog>) {
  const { state } = useSession();
  const { kind, onClose } = props;
  const isShown = useRef(false);
  useEffect(() => {
    if (state !== 'loggedOut' || isShown.current) return;
    isShown.current = true;
    notify.alert(`You need to be logged in to report this ${kind}.`);
    onClose();
  }, [state, kind, onClose]);
  return state === 'loggedOut' ? null : <ReportDialog {...props} />;
}

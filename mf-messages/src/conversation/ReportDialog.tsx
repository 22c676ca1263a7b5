import { MAX_REASON } from '@ethereal/contracts/common';
import { type Message, reportConversation } from '@ethereal/contracts/messages';
import { REPORT_CAUSE_LABELS, REPORT_CAUSES, type ReportCause } from '@ethereal/contracts/report-words';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { FormDialog } from '@ethereal/web-kit/components/FormDialog.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';
import { useTypedText } from '@ethereal/web-kit/forms/useTypedText.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useState } from 'react';

const CAUSES = REPORT_CAUSES.map((value) => ({ value, label: REPORT_CAUSE_LABELS[value] }));
const LABEL_LENGTH = 60;
/** Returns the beginning of a message, by which a person recognizes it. */
const labelOf = ({ text, at }: Message) =>
  `${new Date(at).toLocaleDateString('en-US')}: ${text.slice(0, LABEL_LENGTH) || 'Picture'}`;

type ReportProps = { id: string; messages: readonly Message[]; onClose: () => void };

/** Renders the form that reports one of the messages, the newest unless another is chosen. */
export function ReportDialog({ id, messages, onClose }: ReportProps) {
  const [messageId, setMessageId] = useState(messages[0]?._id ?? '');
  const [cause, setCause] = useState<ReportCause | ''>('');
  const [text, setText] = useTypedText(`report: ${id}`);
  const [isChecked, setChecked] = useState(false);
  const report = useAction({
    mutationFn: () =>
      callApi(reportConversation, { params: { id }, body: { messageId, reason: cause, text: text.trim() } }),
    failed: 'That did not work. Please try again.',
    onSuccess() {
      notify.success('Thank you. We will look at it.');
      onClose();
    },
  });
  return (
    <FormDialog
      title="Report a message"
      description="Those who look after the shop may then read the conversation. The other person does not learn of it."
      cancelText="Cancel"
      submitText="Report"
      busy={report.isPending}
      onClose={onClose}
      onSubmit={() => {
        setChecked(true);
        if (cause && !report.isPending) report.mutate();
      }}
    >
      <Select
        label="Message"
        options={messages.map((one) => ({ value: one._id, label: labelOf(one) }))}
        value={messageId}
        onChange={({ target }) => setMessageId(target.value)}
      />
      <Select
        label="What is wrong?"
        options={[{ value: '', label: 'Choose' }, ...CAUSES]}
        value={cause}
        error={isChecked && !cause ? 'Reason is required.' : undefined}
        onChange={({ target }) => setCause(REPORT_CAUSES.find((one) => one === target.value) ?? '')}
      />
      <TextArea
        label="Tell us more"
        optional
        rows={4}
        maxLength={MAX_REASON}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}

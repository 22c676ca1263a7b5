import { FormDialog } from '@ethereal/web-kit/components/FormDialog.tsx';
import { useTyped } from '@ethereal/web-kit/forms/useTyped.ts';
import { useState } from 'react';
import { ReasonField } from './ReasonField.tsx';

type Props = {
  title: string;
  /** Person or thing that the act concerns, and its consequence. */
  description: string;
  submitText: string;
  busy: boolean;
  onSubmit: (reason: string) => void;
  onClose: () => void;
};

/** Dialog for the reason of an act. The audit trail and the person concerned receive the reason. */
export function ReasonDialog({ title, description, submitText, busy, onSubmit, onClose }: Props) {
  const [reason, setReason] = useTyped(`${title}: ${description}`, '');
  const [isChecked, setChecked] = useState(false);
  const given = reason.trim();
  const submit = () => {
    setChecked(true);
    if (given) onSubmit(given);
  };
  return (
    <FormDialog
      title={title}
      description={description}
      cancelText="Go back"
      submitText={submitText}
      isDangerous
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} isMissing={isChecked && !given} />
    </FormDialog>
  );
}

import { FormDialog } from '@ethereal/web-kit/components/FormDialog.tsx';
import { ReasonField } from './ReasonField.tsx';
import { useReason } from './useReason.ts';

type Props = {
  title: string;
  /** Person or thing that the act concerns, and its consequence. */
  description: string;
  submitText: string;
  busy: boolean;
  onSubmit: (reason: string) => void;
  onClose: () => void;
};

/** Renders the dialog for the reason of an act. The audit trail and the person concerned receive the reason. */
export function ReasonDialog({ title, description, submitText, busy, onSubmit, onClose }: Props) {
  const form = useReason(`${title}: ${description}`);
  return (
    <FormDialog
      title={title}
      description={description}
      cancelText="Go back"
      submitText={submitText}
      isDangerous
      busy={busy}
      noValidate
      onSubmit={form.handleSubmit(({ reason }) => onSubmit(reason))}
      onClose={onClose}
    >
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}

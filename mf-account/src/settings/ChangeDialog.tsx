import { FormDialog } from '@ethereal/web-kit/components/FormDialog.tsx';
import { refreshUser } from '@ethereal/web-kit/session/session-store.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** Note about the lock of two weeks. */
  note: string;
  current: string;
  /** Sends the change. Rejects with the message to show. */
  change(): Promise<void>;
  success: string;
  onClose: () => void;
  /** Renders the field for the new value with the error of a refusal. */
  children(error: string | undefined): ReactNode;
};

/** Renders a detail, accepts a new value, and closes when the server has stored it. */
export function ChangeDialog({ title, note, current, change, success, onClose, children }: Props) {
  const attempt = useMutation({
    mutationFn: change,
    async onSuccess() {
      notify.success(success);
      onClose();
      await refreshUser().catch(() => undefined);
    },
  });
  return (
    <FormDialog
      title={title}
      description={note}
      cancelText="Cancel"
      submitText="Confirm"
      busy={attempt.isPending}
      onSubmit={() => attempt.mutate()}
      onClose={onClose}
    >
      <p className="wrap">{current}</p>
      {children(attempt.error?.message)}
    </FormDialog>
  );
}

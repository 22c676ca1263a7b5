import { FormDialog } from '@ethereal/web-kit/components/FormDialog.tsx';
import { refreshUser } from '@ethereal/web-kit/session/session-store.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styles from './ChangeDialog.module.css';

type Props = {
  title: string;
  /** What the dialog says about the two weeks. */
  note: string;
  current: string;
  /** Makes the change; rejects with the words to show. */
  change(): Promise<void>;
  success: string;
  onClose: () => void;
  /** The field for the new value; gets what was refused. */
  children(error: string | undefined): ReactNode;
};

/** Shows a detail as it is, takes the new one, and closes when the server has it. */
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
      <p className={styles.current}>{current}</p>
      {children(attempt.error?.message)}
    </FormDialog>
  );
}

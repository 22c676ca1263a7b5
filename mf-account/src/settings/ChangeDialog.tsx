import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Dialog } from '@ethereal/web-kit/components/Dialog.tsx';
import { refreshUser } from '@ethereal/web-kit/session/session-store.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
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
  const form = useId();
  const attempt = useMutation({
    mutationFn: change,
    async onSuccess() {
      notify.success(success);
      onClose();
      await refreshUser().catch(() => undefined);
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={note}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={attempt.isPending}>
            Confirm
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          attempt.mutate();
        }}
      >
        <p className={styles.current}>{current}</p>
        {children(attempt.error?.message)}
      </form>
    </Dialog>
  );
}

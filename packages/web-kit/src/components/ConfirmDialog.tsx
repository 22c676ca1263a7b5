import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Dialog } from '@ethereal/web-kit/components/Dialog.tsx';

type Props = {
  open: boolean;
  /** Question, such as 'Are you sure you want to sign out?'. */
  message: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Whether the confirmed action is in flight. */
  busy?: boolean;
};

/** Renders the dialog that confirms an action that is hard to undo: a question, 'Yes' and 'No'. */
export function ConfirmDialog({ open, message, onConfirm, onCancel, busy = false }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={message}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            No
          </Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            Yes
          </Button>
        </>
      }
    />
  );
}

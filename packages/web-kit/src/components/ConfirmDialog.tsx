import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Dialog } from '@ethereal/web-kit/components/Dialog.tsx';

type Props = {
  open: boolean;
  /** The question, such as 'Are you sure you want to sign out?'. */
  message: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Shows that what was confirmed is in flight. */
  busy?: boolean;
};

/** Asks before something that is hard to take back: a message, 'Yes' and 'No'. */
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

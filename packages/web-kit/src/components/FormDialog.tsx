import { useFaultFocus } from '@ethereal/web-kit/forms/useFaultFocus.ts';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

type Props = {
  title: string;
  description: string;
  cancelText: string;
  submitText: string;
  /** Whether the submit button is red, for a submission that cannot be undone. */
  isDangerous?: boolean;
  busy: boolean;
  /** Whether the form shows all faults itself, in place of the browser. */
  noValidate?: boolean;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  children: ReactNode;
};

/**
 * Renders a form in a dialog, with a button that closes and one that submits. The first fault of a submission takes
 * the focus. A press outside closes the dialog only while nothing is typed.
 */
export function FormDialog({
  title,
  description,
  cancelText,
  submitText,
  isDangerous = false,
  busy,
  noValidate,
  onSubmit,
  onClose,
  children,
}: Props) {
  const form = useId();
  const [attempts, setAttempts] = useState(0);
  // The fault may be found at once, or by the server.
  const formRef = useFaultFocus(busy ? undefined : attempts);
  const [isTyped, setTyped] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      staysOpen={isTyped}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cancelText}
          </Button>
          <Button variant={isDangerous ? 'danger' : 'primary'} type="submit" form={form} busy={busy}>
            {submitText}
          </Button>
        </>
      }
    >
      <form
        ref={formRef}
        id={form}
        className="stack-4"
        noValidate={noValidate}
        onInput={() => setTyped(true)}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(event);
          setAttempts((before) => before + 1);
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}

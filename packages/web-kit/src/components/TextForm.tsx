import { useFaultFocus } from '@ethereal/web-kit/forms/useFaultFocus.ts';
import { useTyped } from '@ethereal/web-kit/forms/useTyped.ts';
import { type FormEvent, useState } from 'react';
import { Button } from './Button.tsx';
import { TextArea } from './TextArea.tsx';

type Props = {
  /** Name of the text and its subject, under which it outlives a reload and the session (`useTyped`). */
  keptAs: string;
  label: string;
  hint?: string;
  rows: number;
  maxLength: number;
  /** Text in the field at first; empty by default. */
  text?: string;
  /** Shown when nothing but spaces was entered. */
  missing: string;
  submitText: string;
  busy: boolean;
  /** Receives the text without spaces around it. */
  onSubmit(text: string): void;
  /** Called by the button Cancel, which the form has only with this property. */
  onCancel?: () => void;
};

/** Renders a form that sends one text. */
export function TextForm(props: Props) {
  const { keptAs, label, hint, rows, maxLength, text = '', missing, submitText, busy, onSubmit, onCancel } = props;
  const [entered, setEntered] = useTyped(keptAs, text);
  const [attempts, setAttempts] = useState(0);
  const formRef = useFaultFocus(attempts);
  const given = entered.trim();
  function submit(event: FormEvent) {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (given) onSubmit(given);
  }
  return (
    <form ref={formRef} className="stack-2 shrink prose" onSubmit={submit} noValidate>
      <TextArea
        label={label}
        hint={hint}
        rows={rows}
        maxLength={maxLength}
        value={entered}
        error={attempts > 0 && !given ? missing : undefined}
        onChange={({ target }) => setEntered(target.value)}
      />
      <div className="row-2">
        <Button type="submit" size={onCancel ? 'small' : 'medium'} busy={busy}>
          {submitText}
        </Button>
        {onCancel && (
          <Button size="small" variant="quiet" disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

import { FormDialog } from '@ethereal/web-kit/components/FormDialog.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';
import { useTyped } from '@ethereal/web-kit/forms/useTyped.ts';
import { useState } from 'react';
import styles from './ReasonDialog.module.css';
import { RETURN_REASONS } from './return-terms.ts';
import type { DialogAction } from './useChangeLine.ts';

type Props = {
  action: DialogAction;
  title: string;
  /** Name of the item. */
  name: string;
  /** Units of the line. */
  quantity: number;
  busy: boolean;
  /** `quantity` is undefined for the whole line. */
  onConfirm(text: string, quantity?: number): void;
  onCancel(): void;
};

/** Maximum number of characters of a reason or note. */
const MAX_REASON = 500;

const isReason = (action: DialogAction) => action === 'cancel' || action === 'request-return';

/** Renders the dialog with the reason or note of a change to an ordered line, and the number of units it affects. */
export function ReasonDialog({ action, title, name, quantity, busy, onConfirm, onCancel }: Props) {
  const [text, setText] = useTyped(`${action}: ${name}`, '');
  const [units, setUnits] = useState(quantity);
  const [fault, setFault] = useState<string>();
  const isNeeded = action === 'request-return';
  const mayBePart = isReason(action) && quantity > 1;

  function submit() {
    const trimmed = text.trim();
    const isMissing = isNeeded && trimmed === '';
    setFault(isMissing ? 'Reason is required.' : undefined);
    if (!isMissing) onConfirm(trimmed, units < quantity ? units : undefined);
  }

  return (
    <FormDialog
      title={title}
      description={name}
      cancelText="Go back"
      submitText={title}
      isDangerous={action === 'cancel' || action === 'decline-return'}
      busy={busy}
      onSubmit={submit}
      onClose={onCancel}
    >
      {mayBePart && (
        <Select
          label="How many"
          options={Array.from({ length: quantity }, (_, at) => quantity - at).map((count) => ({
            value: String(count),
            label: count === quantity ? `All ${count}` : String(count),
          }))}
          value={String(units)}
          onChange={({ target }) => setUnits(Number(target.value))}
        />
      )}
      {isNeeded && (
        <fieldset className={`row-2 ${styles.reasons}`}>
          <legend className="legend">Why do you return it?</legend>
          {RETURN_REASONS.map((reason) => (
            <button key={reason} type="button" aria-pressed={text === reason} onClick={() => setText(reason)}>
              {reason}
            </button>
          ))}
        </fieldset>
      )}
      <TextArea
        label={isReason(action) ? 'Reason' : 'Note'}
        optional={!isNeeded}
        rows={3}
        maxLength={MAX_REASON}
        value={text}
        error={fault}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}

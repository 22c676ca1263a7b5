import { FormDialog } from '@ethereal/web-kit/components/FormDialog.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';
import { useTyped } from '@ethereal/web-kit/forms/useTyped.ts';
import { useState } from 'react';
import styles from './LineActions.module.css';
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
  onConfirm(words: string, quantity?: number): void;
  onCancel(): void;
};

/** Maximum number of characters of a reason or note. */
const MAX_REASON = 500;

const isReason = (action: DialogAction) => action === 'cancel' || action === 'request-return';

/** Asks for the reason or note of a change to an ordered line, and for the number of units that it affects. */
export function ReasonDialog({ action, title, name, quantity, busy, onConfirm, onCancel }: Props) {
  const [words, setWords] = useTyped(`${action}: ${name}`, '');
  const [pieces, setPieces] = useState(quantity);
  const [fault, setFault] = useState<string>();
  const isNeeded = action === 'request-return';
  const mayBePart = isReason(action) && quantity > 1;

  function submit() {
    const given = words.trim();
    const isMissing = isNeeded && given === '';
    setFault(isMissing ? 'Reason is required.' : undefined);
    if (!isMissing) onConfirm(given, pieces < quantity ? pieces : undefined);
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
          value={String(pieces)}
          onChange={({ target }) => setPieces(Number(target.value))}
        />
      )}
      {isNeeded && (
        <fieldset className={`row-2 ${styles.reasons}`}>
          <legend>Why do you return it?</legend>
          {RETURN_REASONS.map((reason) => (
            <button key={reason} type="button" aria-pressed={words === reason} onClick={() => setWords(reason)}>
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
        value={words}
        error={fault}
        onChange={({ target }) => setWords(target.value)}
      />
    </FormDialog>
  );
}

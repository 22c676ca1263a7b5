import { MAX_REASON } from '@ethereal/contracts/common';
import { FormDialog } from '@ethereal/web-kit/components/FormDialog.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';
import { useContractForm } from '@ethereal/web-kit/forms/useContractForm.ts';
import { useState } from 'react';
import styles from './LineChangeDialog.module.css';
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

const isReason = (action: DialogAction) => action === 'cancel' || action === 'request-return';

/** Renders the dialog with the reason or note of a change to an ordered line, and the number of units it affects. */
export function LineChangeDialog({ action, title, name, quantity, busy, onConfirm, onCancel }: Props) {
  const [units, setUnits] = useState(quantity);
  const isNeeded = action === 'request-return';
  const mayBePart = isReason(action) && quantity > 1;
  const { watch, setValue, handleSubmit, field } = useContractForm({
    schema: () => import('./line-change.schema.ts').then((file) => (isNeeded ? file.reasonSent : file.optionalReason)),
    keptAs: `${action}: ${name}`,
    defaultValues: { reason: '' },
  });

  return (
    <FormDialog
      title={title}
      description={name}
      cancelText="Go back"
      submitText={title}
      isDangerous={action === 'cancel' || action === 'decline-return'}
      busy={busy}
      noValidate
      onSubmit={handleSubmit(({ reason }) => onConfirm(reason, units < quantity ? units : undefined))}
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
            <button
              key={reason}
              type="button"
              aria-pressed={watch('reason') === reason}
              onClick={() => setValue('reason', reason, { shouldValidate: true })}
            >
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
        {...field('reason')}
      />
    </FormDialog>
  );
}

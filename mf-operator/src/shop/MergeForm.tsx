import { mergeBrands } from '@ethereal/contracts/desk-brands';
import { MAX_BRAND } from '@ethereal/contracts/items';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { useFaultFocus } from '@ethereal/web-kit/forms/useFaultFocus.ts';
import { useTyped } from '@ethereal/web-kit/forms/useTyped.ts';
import { type FormEvent, useState } from 'react';
import { ReasonField } from '../acts/ReasonField.tsx';
import { useDeskAction } from '../acts/useDeskAction.ts';
import { deskKeys } from '../lists/desk-keys.ts';
import styles from './Shop.module.css';

const EMPTY = { from: '', to: '' };

/** Form to give all items of one brand the name of another. */
export function MergeForm() {
  const [entered, setEntered] = useState(EMPTY);
  const [reason, setReason] = useTyped('merge of brands', '');
  const [attempts, setAttempts] = useState(0);
  const isChecked = attempts > 0;
  const place = useFaultFocus(attempts);
  const change = (part: Partial<typeof EMPTY>) => setEntered((before) => ({ ...before, ...part }));
  const merge = useDeskAction(
    (brands: typeof EMPTY) => callApi(mergeBrands, { body: { ...brands, reason } }),
    'The brands are merged.',
    deskKeys.all,
  );
  const errors = isApiError(merge.error) ? merge.error.errors : {};
  const errorOf = (name: 'from' | 'to') => (isChecked && !entered[name].trim() ? 'Brand is required.' : errors[name]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (!entered.from.trim() || !entered.to.trim() || !reason.trim()) return;
    merge.mutate(entered, {
      onSuccess: () => {
        setEntered(EMPTY);
        setReason('');
        setAttempts(0);
      },
    });
  };
  return (
    <form ref={place} className={`stack-4 ${styles.form}`} noValidate onSubmit={submit}>
      <div className={`stack-4 ${styles.times}`}>
        <TextField
          label="Brand to merge"
          hint="Written as its items have it."
          maxLength={MAX_BRAND}
          value={entered.from}
          error={errorOf('from')}
          onChange={({ target }) => change({ from: target.value })}
        />
        <TextField
          label="Into the brand"
          hint="What its items will say."
          maxLength={MAX_BRAND}
          value={entered.to}
          error={errorOf('to')}
          onChange={({ target }) => change({ to: target.value })}
        />
      </div>
      <ReasonField readers="The desk" value={reason} onChange={setReason} isMissing={isChecked && !reason.trim()} />
      <Button type="submit" busy={merge.isPending}>
        Merge
      </Button>
    </form>
  );
}

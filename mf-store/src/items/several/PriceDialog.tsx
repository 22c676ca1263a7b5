import { FormDialog } from '@ethereal/web-kit/components/FormDialog.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { useState } from 'react';
import { countOfItems } from './count-of-items.ts';
import { type PriceChange, readPriceChange } from './new-price.ts';

const WAYS = [
  { value: 'set', label: 'To a price in US dollars' },
  { value: 'percent', label: 'By so many percent' },
];

type Props = {
  count: number;
  busy: boolean;
  onClose(): void;
  onSubmit(priceAfter: (price: number) => number): void;
};

/** Dialog for a change of the prices of several items. */
export function PriceDialog({ count, busy, onClose, onSubmit }: Props) {
  const [change, setChange] = useState<PriceChange>({ how: 'set', amount: '' });
  const [fault, setFault] = useState<string>();

  function submit() {
    const read = readPriceChange(change);
    setFault(typeof read === 'string' ? read : undefined);
    if (typeof read !== 'string') onSubmit(read);
  }

  return (
    <FormDialog
      title="Change prices"
      description={`Of ${countOfItems(count)}. What lies in carts costs the new price.`}
      cancelText="Cancel"
      submitText="Change prices"
      busy={busy}
      onClose={onClose}
      onSubmit={submit}
    >
      <Select
        label="Change"
        options={WAYS}
        value={change.how}
        onChange={({ target }) => setChange({ ...change, how: target.value === 'percent' ? 'percent' : 'set' })}
      />
      <TextField
        label={change.how === 'set' ? 'New price' : 'Percent'}
        hint={change.how === 'set' ? undefined : '-10 makes them a tenth cheaper.'}
        inputMode="decimal"
        autoComplete="off"
        value={change.amount}
        error={fault}
        onChange={({ target }) => setChange({ ...change, amount: target.value })}
      />
    </FormDialog>
  );
}

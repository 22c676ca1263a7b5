import { countOfItems } from '@ethereal/shop-ui/format/count-of-items.ts';
import { FormDialog } from '@ethereal/web-kit/components/FormDialog.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { useState } from 'react';

/** Change of prices as typed: to an amount in dollars, or by a percentage. */
type PriceChange = { how: 'set' | 'percent'; amount: string };

/** Maximum increase of a price, in percent. */
const MAX_PERCENT = 1000;

/** Returns the function that changes a price in dollars to whole cents, or the fault of the input. */
export function readPriceChange({ how, amount }: PriceChange): ((price: number) => number) | string {
  const number = Number(amount.trim().replace(/^\+/, ''));
  if (amount.trim() === '' || !Number.isFinite(number))
    return how === 'set' ? 'Write a price like 12.50.' : 'Write a number like -10 or 15.';
  if (how === 'set') return number > 0 ? () => Math.round(number * 100) / 100 : 'Price must be greater than 0.';
  if (number <= -100 || number > MAX_PERCENT) return `Write a number from -99 to ${MAX_PERCENT}.`;
  return (price) => Math.max(1, Math.round(price * (100 + number))) / 100;
}

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

/** Renders the dialog for a change of the prices of several items. */
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

import type { Card } from '@ethereal/contracts/items';
import type { Stock } from '@ethereal/contracts/stock';
import { FormDialog } from '@ethereal/web-kit/components/FormDialog.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { useState } from 'react';
import { readStock, stockKeysOf } from '../stock-fields.ts';
import { countOfItems } from './count-of-items.ts';

type Props = {
  count: number;
  busy: boolean;
  onClose(): void;
  onSubmit(stockOf: (item: Card) => Stock): void;
};

/** So many of each size, or of an item without sizes; empty: not counted. */
const stockIn = (text: string, sizes: readonly string[]) =>
  readStock(Object.fromEntries(stockKeysOf(sizes).map((key) => [key, text])), sizes);

/** The stock of an item once the text was found in order. */
function stockOfEach(text: string): (item: Card) => Stock {
  return ({ size }) => {
    const read = stockIn(text, size);
    if (read.fault !== undefined) throw new Error(read.fault);
    return read.stock;
  };
}

/** Asks how many there are of each of several items. */
export function StockOfSeveralDialog({ count, busy, onClose, onSubmit }: Props) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();

  function submit() {
    const read = stockIn(text, []);
    setFault(read.fault);
    if (read.fault === undefined) onSubmit(stockOfEach(text));
  }

  return (
    <FormDialog
      title="Set stock"
      description={`Of ${countOfItems(count)}.`}
      cancelText="Cancel"
      submitText="Set stock"
      busy={busy}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label="Pieces of each item"
        hint="Of an item in sizes: of each size. Left empty, it is not counted and never sold out."
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={fault}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}

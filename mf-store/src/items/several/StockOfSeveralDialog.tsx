import type { Card } from '@ethereal/contracts/items';
import type { Options, Stock } from '@ethereal/contracts/stock';
import { countOfItems } from '@ethereal/shop-ui/format/count-of-items.ts';
import { FormDialog } from '@ethereal/web-kit/components/FormDialog.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { useState } from 'react';
import { optionsOf, readStock, stockKeysOf } from '../stock-fields.ts';

type Props = {
  count: number;
  busy: boolean;
  onClose(): void;
  onSubmit(stockOf: (item: Card) => Stock): void;
};

/** Returns the typed number as the stock of each variant, or of an item without variants; empty means not counted. */
const stockIn = (text: string, options: Options) =>
  readStock(Object.fromEntries(stockKeysOf(options).map((key) => [key, text])), options);

/** Returns the function that gives the stock of an item; the text must be valid. */
function stockOfEach(text: string): (item: Card) => Stock {
  return (item) => {
    const read = stockIn(text, optionsOf(item));
    if (read.fault !== undefined) throw new Error(read.fault);
    return read.stock;
  };
}

/** Renders the dialog for the stock of several items. */
export function StockOfSeveralDialog({ count, busy, onClose, onSubmit }: Props) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();

  function submit() {
    const read = stockIn(text, { sizes: [] });
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
        hint="Of an item in colors or sizes: of each variant. Left empty, it is not counted and never sold out."
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={fault}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}

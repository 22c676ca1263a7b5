import type { Card } from '@ethereal/contracts/items';
import type { Stock } from '@ethereal/contracts/stock';
import { isApiError, messageOf } from '@ethereal/web-kit/api/errors.ts';
import { FormDialog } from '@ethereal/web-kit/components/FormDialog.tsx';
import { useTyped } from '@ethereal/web-kit/forms/useTyped.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useState } from 'react';
import { StockFields } from './StockFields.tsx';
import { optionsOf, readStock, textsOf } from './stock-fields.ts';
import { useSetStock } from './useStocks.ts';

type Props = { item: Card; stock: Stock | undefined; onClose(): void };

const FAILED = 'The stock could not be changed. Please try again.';

/** Changes the stock of an item without opening its whole form. */
export function StockDialog({ item, stock, onClose }: Props) {
  const [texts, setTexts] = useTyped(`stock of ${item._id}`, textsOf(stock));
  const [fault, setFault] = useState<string>();
  const setStock = useSetStock(item._id);

  function save() {
    const typed = readStock(texts, optionsOf(item));
    setFault(typed.fault);
    if (typed.fault !== undefined) return;
    setStock.mutate(typed.stock, {
      onSuccess() {
        notify.success('Stock changed');
        onClose();
      },
      onError: (error) => setFault((isApiError(error) ? error.errors.stock : undefined) ?? messageOf(error, FAILED)),
    });
  }

  return (
    <FormDialog
      title="Edit stock"
      description={item.name}
      cancelText="Cancel"
      submitText="Save"
      busy={setStock.isPending}
      noValidate
      onSubmit={save}
      onClose={onClose}
    >
      <StockFields options={optionsOf(item)} texts={texts} error={fault} onChange={setTexts} />
    </FormDialog>
  );
}

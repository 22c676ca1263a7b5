import type { Card } from '@ethereal/contracts/items';
import type { Stock } from '@ethereal/contracts/stock';
import { ApiError, messageOf } from '@ethereal/web-kit/api/errors.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Dialog } from '@ethereal/web-kit/components/Dialog.tsx';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { type FormEvent, useId, useState } from 'react';
import { StockFields } from './StockFields.tsx';
import { optionsOf, readStock, textsOf } from './stock-fields.ts';
import { useSetStock } from './useStocks.ts';

type Props = { item: Card; stock: Stock | undefined; onClose(): void };

const FAILED = 'The stock could not be changed. Please try again.';

/** Changes the stock of an item without opening its whole form. */
export function StockDialog({ item, stock, onClose }: Props) {
  const form = useId();
  const [texts, setTexts] = useState(() => textsOf(stock));
  const [fault, setFault] = useState<string>();
  const setStock = useSetStock(item._id);

  async function save(event: FormEvent) {
    event.preventDefault();
    const typed = readStock(texts, optionsOf(item));
    setFault(typed.fault);
    if (typed.fault !== undefined) return;
    try {
      await setStock.mutateAsync(typed.stock);
      notify.success('Stock changed');
      onClose();
    } catch (error) {
      const said = error instanceof ApiError ? error.errors.stock : undefined;
      setFault(said ?? messageOf(error, FAILED));
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Edit stock"
      description={item.name}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={setStock.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} noValidate>
        <StockFields options={optionsOf(item)} texts={texts} error={fault} onChange={setTexts} />
      </form>
    </Dialog>
  );
}

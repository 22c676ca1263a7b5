import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ItemFields } from '../items/item-fields.ts';
import { type ReadSale, readSale, type SaleDraft, type SaleFaults } from './sale-draft.ts';

const isSame = (a: SaleDraft, b: SaleDraft) =>
  a.how === b.how && a.amount === b.amount && a.from === b.from && a.until === b.until;

/** Returns the sale of the item's form with its faults. `pristine` is the sale that the server has. */
export function useSaleDraft(form: UseFormReturn<ItemFields>, pristine: SaleDraft) {
  const draft = form.watch('sale');
  const [faults, setFaults] = useState<SaleFaults>();
  return {
    draft,
    faults,
    change(next: SaleDraft) {
      form.setValue('sale', next);
      setFaults(undefined);
    },
    /** Returns the sale to send: nothing when the seller has not changed it. Shows the faults of the draft. */
    read(): Partial<Extract<ReadSale, { sale: unknown }>> | Extract<ReadSale, { faults: unknown }> {
      if (isSame(draft, pristine)) return {};
      const read = readSale(draft);
      setFaults('faults' in read ? read.faults : undefined);
      return read;
    },
    /** Shows the faults of the sale among those that the server found; their names are fields, such as `sale.until`. */
    refuse(errors: Readonly<Record<string, string>>) {
      const { 'sale.percent': percent, 'sale.price': price, 'sale.from': from, 'sale.until': until } = errors;
      setFaults({ amount: percent ?? price, until: from ?? until });
    },
    reset: () => setFaults(undefined),
  };
}

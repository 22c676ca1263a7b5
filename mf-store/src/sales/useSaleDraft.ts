import type { SaleSent } from '@ethereal/contracts/sale';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ItemFields } from '../items/item-fields.ts';
import { readSale, type SaleDraft } from './sale-draft.ts';

type Fault = { message: string; field: 'amount' | 'until' };

const isSame = (a: SaleDraft, b: SaleDraft) =>
  a.how === b.how && a.amount === b.amount && a.from === b.from && a.until === b.until;

/** Returns the sale of the item's form with its fault. `pristine` is the sale that the server has. */
export function useSaleDraft(form: UseFormReturn<ItemFields>, pristine: SaleDraft) {
  const draft = form.watch('sale');
  const [fault, setFault] = useState<Fault>();
  return {
    draft,
    fault,
    change(next: SaleDraft) {
      form.setValue('sale', next);
      setFault(undefined);
    },
    /** Returns the sale to send: nothing when the seller has not changed it. Shows a fault of the draft. */
    read(): { sale?: SaleSent | null } | { fault: string } {
      if (isSame(draft, pristine)) return {};
      const read = readSale(draft);
      setFault('fault' in read ? { message: read.fault, field: read.field } : undefined);
      return read;
    },
    /** Shows the fault of the sale among those that the server found; their names are fields, such as `sale.until`. */
    refuse(errors: Readonly<Record<string, string>>) {
      const found = Object.entries(errors).find(([path]) => path.startsWith('sale.'));
      if (!found) return;
      const [path, message] = found;
      setFault({ message, field: path === 'sale.until' || path === 'sale.from' ? 'until' : 'amount' });
    },
    reset: () => setFault(undefined),
  };
}

import type { SaleSent } from '@ethereal/contracts/sale';
import { countOfItems } from '@ethereal/shop-ui/format/count-of-items.ts';
import { FormDialog } from '@ethereal/web-kit/components/FormDialog.tsx';
import { useTyped } from '@ethereal/web-kit/forms/useTyped.ts';
import { useState } from 'react';
import { SaleFields } from './SaleFields.tsx';
import { NO_SALE, readSale, type SaleDraft, type SaleFaults } from './sale-draft.ts';

type Props = {
  regular: readonly number[];
  busy: boolean;
  onClose(): void;
  onSubmit(sale: SaleSent | null): void;
};

/** Renders the dialog that plans a sale of several items, or ends their sales. */
export function SaleDialog({ regular, busy, onClose, onSubmit }: Props) {
  const [draft, setDraft] = useTyped<SaleDraft>('sale of several items', { ...NO_SALE, how: 'percent' });
  const [faults, setFaults] = useState<SaleFaults>();

  function submit() {
    const read = readSale(draft);
    setFaults('faults' in read ? read.faults : undefined);
    if ('sale' in read) onSubmit(read.sale);
  }

  return (
    <FormDialog
      title="Plan a sale"
      description={`Of ${countOfItems(regular.length)}. It replaces a sale that was planned before.`}
      cancelText="Cancel"
      submitText={draft.how === 'none' ? 'End sales' : 'Save sale'}
      busy={busy}
      onClose={onClose}
      onSubmit={submit}
    >
      <SaleFields draft={draft} regular={regular} faults={faults} onChange={setDraft} />
    </FormDialog>
  );
}

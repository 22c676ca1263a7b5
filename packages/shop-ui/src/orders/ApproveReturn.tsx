import type { OrderItem } from '@ethereal/contracts/orders';
import { FormDialog } from '@ethereal/web-kit/components/FormDialog.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';
import { useTyped } from '@ethereal/web-kit/forms/useTyped.ts';
import { useState } from 'react';
import { type ReturnTerms, usualPayer } from './return-terms.ts';

type Props = {
  title: string;
  item: OrderItem;
  busy: boolean;
  onConfirm(note: string, terms: ReturnTerms): void;
  onCancel(): void;
};

/** Maximum number of characters of the address and of the note. */
const MAX_ADDRESS = 300;
const MAX_NOTE = 500;

const PAYERS = [
  { value: 'buyer', label: 'The buyer' },
  { value: 'seller', label: 'You' },
];

/** Renders the seller's dialog that approves a return: where to send the item, and who pays for the parcel. */
export function ApproveReturn({ title, item, busy, onConfirm, onCancel }: Props) {
  const [sendTo, setSendTo] = useTyped(`send-to: ${item.productId.name}`, '');
  const [paidBy, setPaidBy] = useState(usualPayer(item.return?.reason));
  const [note, setNote] = useTyped(`note: ${item.productId.name}`, '');
  const [fault, setFault] = useState<string>();
  function submit() {
    const address = sendTo.trim();
    setFault(address ? undefined : 'Address is required.');
    if (address) onConfirm(note.trim(), { sendTo: address, paidBy });
  }
  return (
    <FormDialog
      title={title}
      description={item.productId.name}
      cancelText="Go back"
      submitText={title}
      busy={busy}
      onSubmit={submit}
      onClose={onCancel}
    >
      <TextArea
        label="Where to send it"
        autoComplete="street-address"
        rows={3}
        maxLength={MAX_ADDRESS}
        value={sendTo}
        error={fault}
        onChange={({ target }) => setSendTo(target.value)}
      />
      <Select
        label="Who pays for the parcel"
        options={PAYERS}
        value={paidBy}
        onChange={({ target }) => setPaidBy(target.value === 'seller' ? 'seller' : 'buyer')}
      />
      <TextArea
        label="Note"
        optional
        rows={2}
        maxLength={MAX_NOTE}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}

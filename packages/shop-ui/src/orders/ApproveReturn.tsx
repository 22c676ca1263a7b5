import { MAX_REASON } from '@ethereal/contracts/common';
import { MAX_RETURN_ADDRESS, type OrderItem } from '@ethereal/contracts/orders';
import { FormDialog } from '@ethereal/web-kit/components/FormDialog.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';
import { useContractForm } from '@ethereal/web-kit/forms/useContractForm.ts';
import { type ReturnTerms, usualPayer } from './return-terms.ts';

type Props = {
  title: string;
  item: OrderItem;
  busy: boolean;
  onConfirm(note: string, terms: ReturnTerms): void;
  onCancel(): void;
};

const PAYERS = [
  { value: 'buyer', label: 'The buyer' },
  { value: 'seller', label: 'You' },
];

/** Renders the seller's dialog that approves a return: where to send the item, and who pays for the parcel. */
export function ApproveReturn({ title, item, busy, onConfirm, onCancel }: Props) {
  const { field, handleSubmit } = useContractForm({
    schema: () => import('./line-change.schema.ts').then((file) => file.approvalSchema),
    keptAs: `approval: ${item.productId.name}`,
    defaultValues: { sendTo: '', paidBy: usualPayer(item.return?.reason), note: '' },
  });
  return (
    <FormDialog
      title={title}
      description={item.productId.name}
      cancelText="Go back"
      submitText={title}
      busy={busy}
      noValidate
      onSubmit={handleSubmit(({ note, ...terms }) => onConfirm(note, terms))}
      onClose={onCancel}
    >
      <TextArea
        label="Where to send it"
        autoComplete="street-address"
        rows={3}
        maxLength={MAX_RETURN_ADDRESS}
        {...field('sendTo')}
      />
      <Select label="Who pays for the parcel" options={PAYERS} {...field('paidBy')} />
      <TextArea label="Note" optional rows={2} maxLength={MAX_REASON} {...field('note')} />
    </FormDialog>
  );
}

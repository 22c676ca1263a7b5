import { addAddress, type SavedAddress, updateAddress } from '@ethereal/contracts/addresses';
import type { UserLocation } from '@ethereal/contracts/orders';
import { AddressFields } from '@ethereal/shop-ui/addresses/AddressFields.tsx';
import { EMPTY_ADDRESS } from '@ethereal/shop-ui/addresses/address.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { FormDialog } from '@ethereal/web-kit/components/FormDialog.tsx';
import { useContractForm } from '@ethereal/web-kit/forms/useContractForm.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useSetAddresses } from './useSetAddresses.ts';

type Props = {
  /** Address to change; undefined for a new one. */
  address?: SavedAddress | undefined;
  /** Whether a new address becomes the default automatically, as the first address of a book does. */
  isFirst: boolean;
  /** Name with which a new address starts. */
  fullname: string;
  onClose: () => void;
};

/** Adds an address to the book, or changes one. */
export function AddressDialog({ address, isFirst, fullname, onClose }: Props) {
  const setAddresses = useSetAddresses();
  const { _id: addressId, isDefault = isFirst, ...place } = address ?? { _id: undefined, fullname };
  const form = useContractForm<UserLocation, UserLocation>({
    schema: () => import('./address.schema.ts').then((file) => file.addressSchema),
    keptAs: `address: ${addressId ?? 'new'}`,
    defaultValues: { ...EMPTY_ADDRESS, ...place },
  });
  const save = useAction({
    mutationFn: (body: UserLocation) =>
      addressId === undefined ? callApi(addAddress, { body }) : callApi(updateAddress, { params: { addressId }, body }),
    form,
    failed: 'The address could not be saved. Please try again.',
    onSuccess({ addresses }) {
      setAddresses(addresses);
      notify.success('Address saved');
      onClose();
    },
  });
  return (
    <FormDialog
      title={address ? 'Edit address' : 'Add an address'}
      description="We deliver to New York and California."
      cancelText="Cancel"
      submitText="Save"
      busy={save.isPending}
      noValidate
      onSubmit={form.handleSubmit((body) => save.mutate(body))}
      onClose={onClose}
    >
      <AddressFields form={form} mayBeDefault={!isDefault} narrow />
    </FormDialog>
  );
}

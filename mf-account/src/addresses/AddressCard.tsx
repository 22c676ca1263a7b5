import { deleteAddress, type SavedAddress, updateAddress } from '@ethereal/contracts/addresses';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { ConfirmButton } from '@ethereal/web-kit/components/ConfirmButton.tsx';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import styles from './AddressesPage.module.css';
import { useSetAddresses } from './useSetAddresses.ts';

type Props = { address: SavedAddress; onEdit: () => void };

/** Renders one address, with what can be done: edit, delete, make it the default. */
export function AddressCard({ address: saved, onEdit }: Props) {
  const { _id: addressId, isDefault, ...place } = saved;
  const setAddresses = useSetAddresses();
  const makeDefault = useAction({
    mutationFn: () => callApi(updateAddress, { params: { addressId }, body: { ...place, defaultAddress: true } }),
    failed: 'The default address could not be changed. Please try again.',
    onSuccess({ addresses }) {
      setAddresses(addresses);
      notify.success('Default address changed');
    },
  });
  const remove = useAction({
    mutationFn: () => callApi(deleteAddress, { params: { addressId } }),
    failed: 'The address could not be deleted. Please try again.',
    onSuccess({ addresses }) {
      notify.success('Address deleted');
      setAddresses(addresses);
    },
  });
  const { fullname, address, address2, city, state, zipcode, country, phone } = place;
  return (
    <article className={`card ${styles.card}`} aria-label={`${fullname}, ${address}`}>
      {isDefault && <p className={styles.default}>Default address</p>}
      <address className={styles.text}>
        <b dir="auto">{fullname}</b>
        <span dir="auto">{address}</span>
        {address2 && <span dir="auto">{address2}</span>}
        <span dir="auto">
          {city}, {state} {zipcode}
        </span>
        <span>{country}</span>
        <span>Phone: {phone}</span>
      </address>
      <div className={`row-2 ${styles.actions}`}>
        <Button variant="secondary" size="small" aria-label={`Edit ${address}`} onClick={onEdit}>
          Edit
        </Button>
        <ConfirmButton
          variant="secondary"
          size="small"
          aria-label={`Delete ${address}`}
          question={`Delete the address ${address}, ${city}?`}
          mutation={remove}
        >
          Delete
        </ConfirmButton>
        {!isDefault && (
          <Button
            variant="quiet"
            size="small"
            busy={makeDefault.isPending}
            aria-label={`Make default: ${address}`}
            onClick={() => makeDefault.mutate()}
          >
            Make default
          </Button>
        )}
      </div>
    </article>
  );
}

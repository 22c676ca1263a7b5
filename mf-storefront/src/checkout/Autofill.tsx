import type { SavedAddress } from '@ethereal/contracts/addresses';
import { getAddress, type UserLocation } from '@ethereal/contracts/orders';
import { useAddresses } from '@ethereal/shop-ui/addresses/useAddresses.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { useSettledChoice } from '@ethereal/web-kit/hooks/useSettledChoice.ts';
import { Link } from '@ethereal/web-kit/router.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import styles from './Autofill.module.css';

type Props = { onAddress: (address: UserLocation) => void };

const NONE_YET = 'No saved address yet. Keep yours below.';

/** Renders the button that fills in the buyer's default address, and a choice of the other addresses of the book. */
export function Autofill({ onAddress }: Props) {
  const { mutate, isPending } = useAction({
    mutationFn: () => callApi(getAddress),
    onSuccess({ address }) {
      if (!address) return notify.alert('No default address is saved yet.');
      onAddress(address);
      notify.success('Your default address is filled in.');
    },
    failed: 'Your address could not be loaded. Please try again.',
  });
  const isEmpty = useAddresses().data?.length === 0;
  return (
    <div className="banner spread">
      <p>{isEmpty ? NONE_YET : 'Save time. Autofill your saved address.'}</p>
      <Button variant="secondary" size="small" busy={isPending} onClick={() => mutate()}>
        Autofill
      </Button>
      <OtherAddresses onAddress={onAddress} />
    </div>
  );
}

const addressText = ({ fullname, address, city, state }: SavedAddress) => `${fullname}, ${address}, ${city}, ${state}`;

/** Renders a choice of the addresses that are not the default; nothing without one, or while they cannot be loaded. */
function OtherAddresses({ onAddress }: Props) {
  const others = useAddresses().data?.filter(({ isDefault }) => !isDefault) ?? [];
  const settled = useSettledChoice('', choose);
  if (others.length === 0) return null;
  function choose(id: string) {
    const chosen = others.find(({ _id }) => _id === id);
    if (!chosen) return;
    const { _id, isDefault, ...address } = chosen;
    onAddress(address);
    notify.success('The address is filled in.');
  }
  return (
    <div className={`stack-2 ${styles.others}`}>
      <Select
        label="Or deliver to another saved address"
        placeholder="Choose an address"
        options={others.map((saved) => ({ value: saved._id, label: addressText(saved) }))}
        {...settled}
      />
      <Link to="/ethereal/profile/addresses">Edit your addresses</Link>
    </div>
  );
}

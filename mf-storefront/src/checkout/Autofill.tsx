import { getAddress, type UserLocation } from '@ethereal/contracts/orders';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import styles from './CheckoutPage.module.css';

/** Renders the button that fills in the buyer's default address. */
export function Autofill({ onAddress }: { onAddress: (address: UserLocation) => void }) {
  const { mutate, isPending } = useAction({
    mutationFn: () => callApi(getAddress),
    onSuccess({ address }) {
      if (!address) return notify.alert('No default address is saved yet.');
      onAddress(address);
      notify.success('Your default address is filled in.');
    },
    failed: 'Your address could not be loaded. Please try again.',
  });
  return (
    <div className={styles.autofill}>
      <p>Save time. Autofill your saved address.</p>
      <Button variant="secondary" size="small" busy={isPending} onClick={() => mutate()}>
        Autofill
      </Button>
    </div>
  );
}

import { MAX_ADDRESSES, type SavedAddress } from '@ethereal/contracts/addresses';
import { useAddresses } from '@ethereal/shop-ui/addresses/useAddresses.ts';
import { MemberPage } from '@ethereal/shop-ui/components/MemberPage.tsx';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { MapPin, Plus } from 'lucide-react';
import { useState } from 'react';
import { AddressCard } from './AddressCard.tsx';
import styles from './AddressesPage.module.css';

const AddressDialog = lazyPart(() => import('./AddressDialog.tsx').then((file) => file.AddressDialog));

const LOADING = <LoadingRows label="Loading your addresses" height="11rem" />;

/** Renders the address book: the default address first, with buttons to add, edit, delete and choose the default. */
export function AddressesPage() {
  return (
    <MemberPage title="Your Addresses" prompt="Please Login to view your addresses." pending={LOADING}>
      <Loaded />
    </MemberPage>
  );
}

const Loaded = () => (
  <QueryView query={useAddresses()} pending={LOADING} failed="Your addresses could not be loaded.">
    {(addresses) => <Book addresses={addresses} />}
  </QueryView>
);

function Book({ addresses }: { addresses: readonly SavedAddress[] }) {
  const { user } = useSession();
  const [editing, setEditing] = useState<SavedAddress | 'new'>();
  const isFull = addresses.length >= MAX_ADDRESSES;
  const add = (
    <Button disabled={isFull} onClick={() => setEditing('new')}>
      <Plus size={18} aria-hidden="true" />
      Add address
    </Button>
  );
  return (
    <>
      {addresses.length === 0 ? (
        <EmptyState
          title="No addresses yet."
          icon={<MapPin size={44} strokeWidth={1.4} aria-hidden="true" />}
          action={add}
        >
          Save an address here, and the checkout fills it in for you.
        </EmptyState>
      ) : (
        <>
          <div className={styles.head}>
            <p className="muted">The checkout fills in your default address, and offers the others.</p>
            {add}
          </div>
          {isFull && <p role="status">You have {MAX_ADDRESSES} addresses. Delete one to add another.</p>}
          <ul className={`stack-4 ${styles.list}`}>
            {addresses.map((address) => (
              <li key={address._id}>
                <AddressCard address={address} onEdit={() => setEditing(address)} />
              </li>
            ))}
          </ul>
        </>
      )}
      {editing && (
        <AddressDialog
          address={editing === 'new' ? undefined : editing}
          isFirst={addresses.length === 0}
          fullname={user ? `${user.fname} ${user.lname}` : ''}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}

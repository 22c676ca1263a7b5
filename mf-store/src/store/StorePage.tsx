import type { Seller } from '@ethereal/contracts/sellers';
import { MemberPage } from '@ethereal/shop-ui/components/MemberPage.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { Link } from '@ethereal/web-kit/router.ts';
import { StoreForm } from './StoreForm.tsx';
import styles from './StorePage.module.css';
import { useOwnStore } from './useOwnStore.ts';

const PENDING = <LoadingRows label="Loading your store" height="5rem" />;

/** Renders the public profile of the seller, to edit. */
export function StorePage() {
  return (
    <MemberPage title="Your Store" prompt="Please Login." pending={PENDING}>
      {(user) => <OwnStore id={user._id} firstName={user.fname} />}
    </MemberPage>
  );
}

function OwnStore({ id, firstName }: { id: string; firstName: string }) {
  const store = useOwnStore(id);
  return (
    <QueryView query={store} pending={PENDING} failed="Your store could not be loaded.">
      {(seller) => (
        <>
          <Lead seller={seller} />
          <StoreForm seller={seller} firstName={firstName} />
        </>
      )}
    </QueryView>
  );
}

function Lead({ seller }: { seller: Seller | null }) {
  return (
    <p className={styles.lead}>
      This is what buyers read about you beside your items.{' '}
      {seller && (
        <Link className="underlined accent strong" to={`/ethereal/sellers/${seller._id}`}>
          See your page
        </Link>
      )}
    </p>
  );
}

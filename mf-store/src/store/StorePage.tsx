import type { Seller } from '@ethereal/contracts/sellers';
import { MembersOnly } from '@ethereal/shop-ui/components/MembersOnly.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { Link } from '@ethereal/web-kit/router.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { StoreForm } from './StoreForm.tsx';
import styles from './StorePage.module.css';
import { useOwnStore } from './useOwnStore.ts';

const PENDING = <LoadingRows label="Loading your store" height="5rem" />;

/** Shows the public profile of the seller, to edit. */
export function StorePage() {
  useDocumentTitle('Your Store');
  const { user } = useSession();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Your Store</h1>
      <MembersOnly prompt="Please Login." pending={PENDING}>
        {user ? <OwnStore id={user._id} firstName={user.fname} /> : PENDING}
      </MembersOnly>
    </div>
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
        <Link className={styles.link} to={`/ethereal/sellers/${seller._id}`}>
          See your page
        </Link>
      )}
    </p>
  );
}

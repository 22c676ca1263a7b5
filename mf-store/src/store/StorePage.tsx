import type { Seller } from '@ethereal/contracts/sellers';
import { LoginPrompt } from '@ethereal/shop-ui/components/LoginPrompt.tsx';
import { ErrorState } from '@ethereal/web-kit/components/ErrorState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { Link } from '@ethereal/web-kit/router.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { StoreForm } from './StoreForm.tsx';
import styles from './StorePage.module.css';
import { useOwnStore } from './useOwnStore.ts';

/** What everybody reads about the seller: name, picture, a few words. */
export function StorePage() {
  useDocumentTitle('Your Store');
  const { state, user } = useSession();
  if (state === 'unknown') return null;
  if (state === 'loggedOut')
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>Your Store</h1>
        <LoginPrompt text="Please Login." />
      </div>
    );
  return user ? (
    <LoadedStore id={user._id} name={user.fname} />
  ) : (
    <LoadingRows label="Loading your store" height="5rem" />
  );
}

function LoadedStore({ id, name }: { id: string; name: string }) {
  const { data, isPending, isFetching, refetch } = useOwnStore(id);
  if (isPending) return <LoadingRows label="Loading your store" height="5rem" />;
  if (data === undefined)
    return <ErrorState title="Your store could not be loaded." onRetry={() => refetch()} busy={isFetching} />;
  return <OwnStore seller={data} firstName={name} />;
}

function OwnStore({ seller, firstName }: { seller: Seller | null; firstName: string }) {
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>Your Store</h1>
        <p className={styles.lead}>
          This is what buyers read about you beside your items.{' '}
          {seller && (
            <Link className={styles.link} to={`/ethereal/sellers/${seller._id}`}>
              See your page
            </Link>
          )}
        </p>
      </header>
      <StoreForm
        fields={{ name: seller?.name ?? firstName, about: seller?.about ?? '' }}
        picture={seller?.picture ?? null}
      />
    </div>
  );
}

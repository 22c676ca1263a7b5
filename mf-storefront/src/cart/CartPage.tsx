import { useCart } from '@ethereal/shop-ui/cart/useCart.ts';
import { LoginPrompt } from '@ethereal/shop-ui/components/LoginPrompt.tsx';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { ErrorState } from '@ethereal/web-kit/components/ErrorState.tsx';
import { Spinner } from '@ethereal/web-kit/components/Spinner.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { ShoppingBag } from 'lucide-react';
import { useRef } from 'react';
import page from '../items/Page.module.css';
import { RandomItems } from '../items/RandomItems.tsx';
import { CartLines } from './CartLines.tsx';
import styles from './CartPage.module.css';

/** What one is about to buy. */
export function CartPage() {
  useDocumentTitle('Cart');
  const { state } = useSession();
  const { data: cart, isPending } = useCart();
  const title = useRef<HTMLHeadingElement>(null);
  const isEmpty = state === 'loggedOut' || cart?.items.length === 0;
  // What stands below a cart of unknown height would move when it comes.
  const isThere = state === 'loggedOut' || (state === 'loggedIn' && !isPending);
  return (
    <div className={page.page}>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {isEmpty ? 'Your Cart Items Will appear here' : 'Your Ethereal Cart'}
      </h1>
      {state === 'unknown' && <Spinner label="Loading your cart" />}
      {state === 'loggedOut' && <LoginPrompt text="Please Login to view your cart." />}
      {state === 'loggedIn' && <Cart onRemoved={() => title.current?.focus()} />}
      {isThere && <RandomItems title="People Also Buy" countsView={false} />}
    </div>
  );
}

function Cart({ onRemoved }: { onRemoved: () => void }) {
  const { data, isPending, isFetching, refetch } = useCart();
  if (isPending) return <Spinner label="Loading your cart" />;
  if (!data) return <ErrorState title="Your cart could not be loaded." onRetry={() => refetch()} busy={isFetching} />;
  if (data.items.length === 0)
    return (
      <EmptyState
        title="Nothing in it yet."
        icon={<ShoppingBag size={44} strokeWidth={1.4} />}
        action={<ButtonLink to="/ethereal/all">Browse the shop</ButtonLink>}
      />
    );
  return <CartLines lines={data.items} onRemoved={onRemoved} />;
}

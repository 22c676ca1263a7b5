import type { CartLine } from '@ethereal/contracts/cart';
import type { CartCode } from '@ethereal/contracts/codes';
import { useCart } from '@ethereal/shop-ui/cart/useCart.ts';
import { MembersOnly } from '@ethereal/shop-ui/components/MembersOnly.tsx';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { Spinner } from '@ethereal/web-kit/components/Spinner.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { ShoppingBag } from 'lucide-react';
import { useRef } from 'react';
import page from '../items/Page.module.css';
import { RandomItems } from '../items/RandomItems.tsx';
import { earliestSaleEnd } from '../items/sale-end.ts';
import { useRefetchAt } from '../items/useRefetchAt.ts';
import { CartSummary } from './CartSummary.tsx';
import { bySeller } from './cart-sums.ts';
import { SavedLines, UnavailableLines } from './SavedLines.tsx';
import { SellerLines } from './SellerLines.tsx';
import { UnpaidOrders } from './UnpaidOrders.tsx';

type Props = { lines: readonly CartLine[]; codes: readonly CartCode[]; onRemoved: () => void };

/** Renders the lines of the cart by seller, and the summary beside them. */
function CartLines({ lines, codes, onRemoved }: Props) {
  return (
    <div className={`stack-6 one-column ${page.columns}`}>
      <ul className="stack-6" aria-label="Items in your cart">
        {bySeller(lines).map(([seller, sellerLines]) => (
          <li key={seller}>
            <SellerLines seller={seller} lines={sellerLines} onRemoved={onRemoved} />
          </li>
        ))}
      </ul>
      <CartSummary lines={lines} codes={codes} />
    </div>
  );
}

/** Renders the cart of a logged-in buyer. */
export function CartPage() {
  useDocumentTitle('Cart');
  const { state, user } = useSession();
  const { data: cart, isPending, refetch } = useCart();
  useRefetchAt(earliestSaleEnd(cart?.items.map(({ productId }) => productId) ?? []), refetch);
  const title = useRef<HTMLHeadingElement>(null);
  const isEmpty = state === 'loggedOut' || cart?.items.length === 0;
  // Random items are rendered only below a loaded cart. Below a cart of unknown height they would move when the cart
  // arrives.
  const isThere = state === 'loggedOut' || (state === 'loggedIn' && !isPending);
  return (
    <div className={page.page}>
      <h1 ref={title} tabIndex={-1} className={page.title}>
        {isEmpty ? 'Your Cart Items Will appear here' : 'Your Ethereal Cart'}
      </h1>
      <MembersOnly prompt="Please Login to view your cart." pending={<LoadingCart />}>
        {user && cart && <UnpaidOrders buyer={user._id} lines={cart.items} />}
        <Cart onRemoved={() => title.current?.focus()} />
      </MembersOnly>
      <UnavailableLines lines={cart?.unavailable ?? []} />
      <SavedLines lines={cart?.saved ?? []} />
      {isThere && <RandomItems title="People Also Buy" countsView={false} />}
    </div>
  );
}

const LoadingCart = () => <Spinner label="Loading your cart" />;

function Cart({ onRemoved }: { onRemoved: () => void }) {
  return (
    <QueryView
      query={useCart()}
      pending={<LoadingCart />}
      failed="Your cart could not be loaded."
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState
          title="Nothing in it yet."
          icon={<ShoppingBag size={44} strokeWidth={1.4} />}
          action={<ButtonLink to="/ethereal/all">Browse the shop</ButtonLink>}
        />
      }
    >
      {({ items, codes = [] }) => <CartLines lines={items} codes={codes} onRemoved={onRemoved} />}
    </QueryView>
  );
}

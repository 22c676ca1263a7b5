import { useCartCount } from '@ethereal/shop-ui/cart/useCart.ts';
import { NavLink } from '@ethereal/web-kit/router.ts';
import { Heart, House, ShoppingBag, User } from 'lucide-react';
import { Badge, cartName } from './Badge.tsx';
import styles from './BottomBar.module.css';

const LINKS = [
  { to: '/ethereal', label: 'Home', Icon: House },
  { to: '/ethereal/profile/settings', label: 'Profile', Icon: User },
  { to: '/ethereal/favorites', label: 'Wishlist', Icon: Heart },
  { to: '/ethereal/cart', label: 'Cart', Icon: ShoppingBag },
] as const;

/** Renders the links to the four most visited pages at the bottom of the window on phones. */
export function BottomBar() {
  const count = useCartCount();
  return (
    <nav className={styles.bar} aria-label="Quick links">
      {LINKS.map(({ to, label, Icon }) => (
        <NavLink key={to} to={to} end={to === '/ethereal'} className={styles.link ?? ''}>
          <span className={styles.icon}>
            <Icon size={22} aria-hidden="true" />
            {label === 'Cart' && <Badge count={count} />}
          </span>
          {label === 'Cart' ? <CartLabel count={count} /> : label}
        </NavLink>
      ))}
    </nav>
  );
}

/** Renders the visible word, and the name of the link with the number of its lines. */
function CartLabel({ count }: { count: number }) {
  return (
    <>
      <span aria-hidden="true">Cart</span>
      <span className="visually-hidden">{cartName(count)}</span>
    </>
  );
}

import { useCartCount } from '@ethereal/shop-ui/cart/useCart.ts';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { NavLink, useLocation } from '@ethereal/web-kit/router.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { Heart, ShoppingBag, User } from 'lucide-react';
import { QuietBoundary } from '../areas/QuietBoundary.tsx';
import { Badge, cartName } from './Badge.tsx';
import styles from './SessionControls.module.css';

const icon = `round ${styles.icon}`;
/** On phones these links are in the bottom bar. */
const inBottomBar = `${icon} ${styles.inBottomBar}`;

/** The bell is loaded only for users who are logged in. */
const NotificationBell = lazyPart(
  () => import('../notifications/NotificationBell.tsx').then((file) => file.NotificationBell),
  <span className={icon} />,
);

/**
 * Renders profile, wishlist and cart for a user who is logged in, Login and Sign Up for a visitor who is not, and
 * nothing until the session is known.
 */
export function SessionControls() {
  const { state } = useSession();
  switch (state) {
    case 'unknown':
      return <div className={styles.place} aria-hidden="true" />;
    case 'loggedIn':
      return <UserLinks />;
    case 'loggedOut':
      return <VisitorLinks />;
  }
}

function UserLinks() {
  const count = useCartCount();
  return (
    <nav className={styles.place} aria-label="Your account">
      <NavLink className={inBottomBar} to="/ethereal/profile/settings" aria-label="Profile settings">
        <User size={22} aria-hidden="true" />
      </NavLink>
      <QuietBoundary>
        <NotificationBell className={icon} />
      </QuietBoundary>
      <NavLink className={inBottomBar} to="/ethereal/favorites" aria-label="Wishlist">
        <Heart size={22} aria-hidden="true" />
      </NavLink>
      <NavLink className={inBottomBar} to="/ethereal/cart" aria-label={cartName(count)}>
        <ShoppingBag size={22} aria-hidden="true" />
        <Badge count={count} />
      </NavLink>
    </nav>
  );
}

function VisitorLinks() {
  const { pathname, search } = useLocation();
  const from = pathname + search;
  return (
    <div className={styles.place}>
      <ButtonLink to="/ethereal/login" state={{ from }} variant="quiet" size="small">
        Login
      </ButtonLink>
      <ButtonLink to="/ethereal/signup" state={{ from }} size="small">
        Sign Up
      </ButtonLink>
    </div>
  );
}

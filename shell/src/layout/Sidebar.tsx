import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { Dialog } from '@ethereal/web-kit/components/Dialog.tsx';
import { NavLink, useLocation } from '@ethereal/web-kit/router.ts';
import { useClaims } from '@ethereal/web-kit/session/useClaims.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useMainLinks } from '../navigation/main-links.ts';
import { SignOutButton } from '../session/SignOutButton.tsx';
import styles from './Sidebar.module.css';

const USER_LINKS = [
  { to: '/ethereal/profile/settings', label: 'Profile Settings' },
  { to: '/ethereal/favorites', label: 'Wishlist' },
  { to: '/ethereal/cart', label: 'Cart' },
] as const;

/** Link to the desk, for people with a role there. */
function useDeskLinks() {
  const { roles } = useClaims();
  return roles.length > 0 ? [{ to: '/ethereal/desk', label: 'Desk' }] : [];
}

/** The navbar's links in a drawer, with Sign Out for who is logged in. */
export function Sidebar({ onClose }: { onClose: () => void }) {
  const { state } = useSession();
  const mainLinks = useMainLinks();
  const { pathname, search } = useLocation();
  const from = pathname + search;
  const links = [
    ...mainLinks,
    ...(state === 'loggedIn' ? USER_LINKS : []),
    { to: '/ethereal/sell', label: 'Sell' },
    ...useDeskLinks(),
  ];
  return (
    <Dialog open onClose={onClose} title="Menu" shape="drawer">
      <nav className={styles.links} aria-label="Menu">
        {links.map((link) => (
          <NavLink
            key={link.to}
            to={link.to}
            end={'end' in link && link.end === true}
            className={styles.link ?? ''}
            onClick={onClose}
          >
            {link.label}
          </NavLink>
        ))}
      </nav>
      {state === 'loggedIn' && <SignOutButton onDone={onClose} />}
      {state === 'loggedOut' && (
        <div className={styles.visitor}>
          <ButtonLink to="/ethereal/login" state={{ from }} variant="secondary" onClick={onClose}>
            Login
          </ButtonLink>
          <ButtonLink to="/ethereal/signup" state={{ from }} onClick={onClose}>
            Sign Up
          </ButtonLink>
        </div>
      )}
    </Dialog>
  );
}

import { BROWSED_CATEGORIES, CATEGORY_LABELS } from '@ethereal/contracts/fashion';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { Dialog } from '@ethereal/web-kit/components/Dialog.tsx';
import { NavLink, useLocation } from '@ethereal/web-kit/router.ts';
import { useClaims } from '@ethereal/web-kit/session/useClaims.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useId } from 'react';
import { useEntries, useMainLinks } from '../navigation/entries.ts';
import { SignOutButton } from '../session/SignOutButton.tsx';
import styles from './Sidebar.module.css';

const CATEGORY_LINKS = BROWSED_CATEGORIES.map((category) => ({
  to: `/ethereal/categories/${category}`,
  label: CATEGORY_LABELS[category],
}));
const SETTINGS = '/ethereal/profile/settings';
const HELP_LINKS = [
  { to: '/ethereal/sell', label: 'Sell' },
  { to: '/ethereal/contact', label: 'Help' },
];

/** Returns the link to the desk for users with a role. */
function useDeskLinks() {
  const { roles } = useClaims();
  return roles.length > 0 ? [{ to: '/ethereal/desk', label: 'Desk' }] : [];
}

/**
 * Renders the navigation in a drawer: the navbar's links, the categories, and the account and store of a logged-in
 * user.
 */
export function Sidebar({ onClose }: { onClose: () => void }) {
  const { state } = useSession();
  const mainLinks = useMainLinks();
  const account = useEntries('account');
  const store = useEntries('store');
  const desk = useDeskLinks();
  const { pathname, search } = useLocation();
  const from = pathname + search;
  const own = [
    { to: SETTINGS, label: 'Profile Settings' },
    ...account.filter(({ path }) => path !== SETTINGS).map(({ path, label }) => ({ to: path, label })),
  ];
  const cart = [
    { to: '/ethereal/favorites', label: 'Wishlist' },
    { to: '/ethereal/cart', label: 'Cart' },
  ];
  return (
    <Dialog open onClose={onClose} title="Menu" shape="drawer">
      <nav className="stack-4" aria-label="Menu">
        <Links links={mainLinks} onPress={onClose} large />
        <Links title="Shop by category" links={CATEGORY_LINKS} onPress={onClose} />
        {state === 'loggedIn' && (
          <>
            <Links title="Your account" links={[...own, ...cart]} onPress={onClose} />
            <Links title="Your store" links={store.map(({ path, label }) => ({ to: path, label }))} onPress={onClose} />
          </>
        )}
        <Links title="More" links={[...HELP_LINKS, ...desk]} onPress={onClose} />
      </nav>
      {state === 'loggedIn' && <SignOutButton onDone={onClose} />}
      {state === 'loggedOut' && (
        <div className={`stack-3 ${styles.visitor}`}>
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

type LinksProps = {
  title?: string;
  links: readonly { to: string; label: string; end?: boolean }[];
  onPress: () => void;
  large?: boolean;
};

/** Renders a group of links, or nothing if the group is empty. */
function Links({ title, links, onPress, large = false }: LinksProps) {
  const titleId = useId();
  if (links.length === 0) return null;
  return (
    <div className={styles.group}>
      {title && (
        <h3 id={titleId} className={`quiet strong ${styles.title}`}>
          {title}
        </h3>
      )}
      <ul className="grid" aria-labelledby={title && titleId}>
        {links.map(({ to, label, end }) => (
          <li key={to + label}>
            <NavLink
              to={to}
              end={end ?? true}
              className={`${styles.link} ${large ? styles.large : ''}`}
              onClick={onPress}
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { NavLink } from '@ethereal/web-kit/router.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { ChevronDown, Package, Settings, Store } from 'lucide-react';
import { SignOutButton } from '../session/SignOutButton.tsx';
import styles from './ProfileNavigation.module.css';
import { useStoreOpen } from './useStoreOpen.ts';

const STORE_LINKS = [
  { to: '/ethereal/profile/add-item', label: 'Add Items' },
  { to: '/ethereal/profile/item-analysis', label: 'Items Analysis' },
  { to: '/ethereal/profile/yourItems', label: 'Your Items' },
  { to: '/ethereal/profile/Orders', label: 'Orders' },
] as const;

/** The links of the profile, with the seller's under 'Your Store', which stays as one left it. */
export function ProfileNavigation() {
  const { state } = useSession();
  const [open, toggle] = useStoreOpen();
  return (
    <nav className={styles.navigation} aria-label="Profile">
      <NavLink className={styles.link ?? ''} to="/ethereal/profile/settings">
        <Settings size={20} aria-hidden="true" />
        Account Setting
      </NavLink>
      <NavLink className={styles.link ?? ''} to="/ethereal/profile/BuyerOrderpage">
        <Package size={20} aria-hidden="true" />
        Your Orders
      </NavLink>
      <div className={styles.store}>
        <button
          type="button"
          className={styles.link}
          aria-expanded={open}
          aria-controls="store-links"
          onClick={toggle}
        >
          <Store size={20} aria-hidden="true" />
          Your Store
          <ChevronDown className={styles.arrow} size={18} aria-hidden="true" />
        </button>
        <ul id="store-links" className={styles.storeLinks} hidden={!open}>
          {STORE_LINKS.map(({ to, label }) => (
            <li key={to}>
              <NavLink className={styles.link ?? ''} to={to}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
      {state === 'loggedIn' && (
        <div className={styles.signOut}>
          <SignOutButton />
        </div>
      )}
    </nav>
  );
}

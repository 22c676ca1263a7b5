import { storedText, useStoredText } from '@ethereal/web-kit/hooks/useStoredText.ts';
import { useCurrentInView } from '@ethereal/web-kit/navigation/useCurrentInView.ts';
import { matchPath, NavLink, useLocation } from '@ethereal/web-kit/router.ts';
import { useClaims } from '@ethereal/web-kit/session/useClaims.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { ChevronDown, Store } from 'lucide-react';
import { useRef } from 'react';
import { usePages } from '../areas/releases.ts';
import { type Entry, entriesOf } from '../navigation/entries.ts';
import { SignOutButton } from '../session/SignOutButton.tsx';
import styles from './ProfileNavigation.module.css';

/** 'true' while the user has 'Your Store' open. */
const storeOpen = storedText('storeDropdownOpen');

/** Renders the icon that an area ships with its entry. */
function EntryIcon({ icon }: Pick<Entry, 'icon'>) {
  if (!Array.isArray(icon)) return null;
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {icon.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}

/**
 * Renders the links of the profile. The seller's links are under 'Your Store', which stays open or closed as the user
 * left it.
 */
export function ProfileNavigation() {
  const { state } = useSession();
  const { roles } = useClaims();
  const pages = usePages();
  const open = useStoredText(storeOpen) === 'true';
  const { pathname } = useLocation();
  const store = [{ path: '/ethereal/sell', label: 'Sell', icon: undefined }, ...entriesOf(pages, 'store')];
  // While the list is closed, its button stands for the link of the current page.
  const hidesCurrent = !open && store.some(({ path }) => matchPath({ path, end: false }, pathname));
  const bar = useRef<HTMLElement>(null);
  useCurrentInView(bar, Number(open));
  return (
    <nav ref={bar} className={`card stack-1 ${styles.navigation}`} aria-label="Profile">
      {entriesOf(pages, 'account').map((entry) => (
        <EntryLink key={entry.path} {...entry} />
      ))}
      {roles.length > 0 && <EntryLink path="/ethereal/desk" label="Desk" icon={undefined} />}
      <div className={styles.store}>
        <button
          type="button"
          className={`line-3 center ${styles.link}`}
          aria-expanded={open}
          aria-controls="store-links"
          aria-current={hidesCurrent || undefined}
          onClick={() => storeOpen.write(String(!open))}
        >
          <Store size={20} aria-hidden="true" />
          Your Store
          <ChevronDown className={styles.arrow} size={18} aria-hidden="true" />
        </button>
        <ul id="store-links" className={styles.storeLinks} hidden={!open}>
          {store.map((entry) => (
            <li key={entry.path}>
              <EntryLink {...entry} />
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

function EntryLink({ path, label, icon }: Entry) {
  return (
    <NavLink className={`line-3 center ${styles.link}`} to={path}>
      <EntryIcon icon={icon} />
      {label}
    </NavLink>
  );
}

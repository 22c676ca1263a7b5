import { useAreaLinks } from '@ethereal/web-kit/navigation/area-links.ts';
import { NavLink } from '@ethereal/web-kit/router.ts';
import styles from './DeskNavigation.module.css';

const DESK = '/ethereal/desk';
const PLACES = [
  { to: DESK, label: 'Reports' },
  { to: `${DESK}/people`, label: 'People' },
  { to: `${DESK}/orders`, label: 'Orders' },
  { to: `${DESK}/items`, label: 'Items' },
  { to: `${DESK}/codes`, label: 'Codes' },
  { to: `${DESK}/shop`, label: 'Shop' },
];

/** Links to the pages of the desk, with a list of the keys that work in its lists. */
export function DeskNavigation() {
  const places = [...PLACES, ...useAreaLinks('desk')];
  return (
    <nav className={styles.navigation} aria-label="Desk">
      <ul className={styles.places}>
        {places.map(({ to, label }) => (
          <li key={to}>
            <NavLink className={styles.place} to={to} end={to === DESK}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
      <p className={styles.keys}>
        <kbd>j</kbd> next, <kbd>k</kbd> back, <kbd>/</kbd> search, <kbd>x</kbd> choose, <kbd>Enter</kbd> open
      </p>
    </nav>
  );
}

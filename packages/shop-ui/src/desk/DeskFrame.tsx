import { useAreaLinks } from '@ethereal/web-kit/navigation/area-links.ts';
import { useCurrentInView } from '@ethereal/web-kit/navigation/useCurrentInView.ts';
import { NavLink } from '@ethereal/web-kit/router.ts';
import { type ReactNode, useRef } from 'react';
import styles from './DeskFrame.module.css';

/** Renders a page of the desk below the desk's title. */
export function DeskFrame({ children }: { children: ReactNode }) {
  return (
    <div className={`stack-5 one-column top ${styles.desk}`}>
      <h1 className="text-2xl">Desk</h1>
      {children}
    </div>
  );
}

/** Renders the links to the desk's pages, which the areas declare, and on wide screens a note at their end. */
export function DeskNavigation({ children }: { children?: ReactNode }) {
  const links = useAreaLinks('desk');
  const bar = useRef<HTMLUListElement>(null);
  useCurrentInView(bar, links.length);
  return (
    <nav className={`row-3 center spread ${styles.navigation}`} aria-label="Desk">
      <ul ref={bar} className={styles.places}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <NavLink className={styles.place} to={to} end={to === '/ethereal/desk'}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
      {children && <p className={`note ${styles.note}`}>{children}</p>}
    </nav>
  );
}

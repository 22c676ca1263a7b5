import styles from './AppBadges.module.css';
import pictures from './app-stores.svg';

const STORES = [
  { small: 'Download on the', name: 'App Store', picture: 'apple' },
  { small: 'Get it on', name: 'Google Play', picture: 'google' },
] as const;

/** Renders the badges of the two app stores. They link nowhere, because the apps are not published yet. */
export function AppBadges() {
  return (
    <ul className="row-2">
      {STORES.map(({ small, name, picture }) => (
        <li key={name} className={`line-2 center ${styles.badge}`}>
          <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
            <use href={`${pictures}#${picture}`} />
          </svg>
          <span className={styles.text}>
            <small>{small}</small>
            {name}
          </span>
        </li>
      ))}
    </ul>
  );
}

import styles from './AppBadges.module.css';

const STORES = [
  {
    small: 'Download on the',
    name: 'App Store',
    path: 'M16.6 12.7c0-2 1.7-3 1.8-3.1a3.9 3.9 0 0 0-3-1.7c-1.3-.1-2.5.8-3.2.8-.6 0-1.6-.7-2.7-.7a4 4 0 0 0-3.4 2.1c-1.5 2.5-.4 6.3 1 8.3.7 1 1.5 2.1 2.6 2.1s1.5-.7 2.7-.7 1.6.7 2.7.7 1.9-1 2.5-2c.8-1.2 1.1-2.3 1.2-2.3a3.6 3.6 0 0 1-2.2-3.5ZM14.6 6.6A3.6 3.6 0 0 0 15.4 4a3.7 3.7 0 0 0-2.4 1.2 3.4 3.4 0 0 0-.9 2.5 3 3 0 0 0 2.5-1.1Z',
  },
  {
    small: 'Get it on',
    name: 'Google Play',
    path: 'M5 3.6v16.8l8.6-8.4Zm9.6 7.4 2.7-2.7L7 3.3Zm0 2L7 20.7l10.3-5Zm1-1 2.8 2.7 2.3-1.3c1-.6 1-2.2 0-2.8l-2.3-1.3Z',
  },
] as const;

/** Renders the badges of the two app stores. They link nowhere, because the apps are not published yet. */
export function AppBadges() {
  return (
    <ul className={styles.badges}>
      {STORES.map(({ small, name, path }) => (
        <li key={name} className={styles.badge}>
          <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
            <path d={path} fill="currentColor" />
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

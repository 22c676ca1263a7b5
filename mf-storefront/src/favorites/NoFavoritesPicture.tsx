import styles from './FavoritesPage.module.css';

/** Renders an open box with an empty heart above it. */
export function NoFavoritesPicture() {
  return (
    <svg className={styles.empty} viewBox="0 0 48 48" role="img" aria-label="No favorites yet">
      <path d="M8 27 24 34l16-7M8 27v11l16 7 16-7V27M8 27l-4 5 16 7 4-5 4 5 16-7-4-5M24 34v11" />
      <path className={styles.heart} d="M24 22c-5-3-8-6-8-10a4.5 4.5 0 0 1 8-2.6A4.5 4.5 0 0 1 32 12c0 4-3 7-8 10Z" />
    </svg>
  );
}

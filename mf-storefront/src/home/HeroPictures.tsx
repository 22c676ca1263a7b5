import styles from './HeroPictures.module.css';

/** Three pictures of the season, composed; the shop's own, whatever sellers upload. Decoration. */
export function HeroPictures() {
  return (
    <div className={styles.trio} aria-hidden="true">
      <div className={`${styles.frame} ${styles.main}`} />
      <div className={`${styles.frame} ${styles.upper}`} />
      <div className={`${styles.frame} ${styles.lower}`} />
    </div>
  );
}

import styles from './Spinner.module.css';

type Props = {
  /** `large` is the big green one for a page that loads; `small` stands inside a button and says nothing. */
  size?: 'large' | 'medium' | 'small';
  label?: string;
  className?: string | undefined;
};

/** Something is on its way. */
export function Spinner({ size = 'large', label = 'Loading', className = '' }: Props) {
  const ring = (
    <svg className={`${styles.ring} ${styles[size]}`} viewBox="0 0 48 48" aria-hidden="true">
      <circle className={styles.track} cx="24" cy="24" r="20" />
      <circle className={styles.arc} cx="24" cy="24" r="20" />
    </svg>
  );
  if (size === 'small') return <span className={className}>{ring}</span>;
  return (
    <div className={`${styles.place} ${styles[`${size}Place`]} ${className}`} role="status">
      {ring}
      <span className="visually-hidden">{label}</span>
    </div>
  );
}

import styles from './Spinner.module.css';

type Props = {
  /** `large` is the green spinner of a loading page; `small` is for buttons and has no label. */
  size?: 'large' | 'medium' | 'small';
  label?: string;
  className?: string | undefined;
};

/** Renders a spinner with a label for screen readers. */
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

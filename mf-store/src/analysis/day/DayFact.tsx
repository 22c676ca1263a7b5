import { Skeleton } from '@ethereal/web-kit/components/Skeleton.tsx';
import { Link } from '@ethereal/web-kit/router.ts';
import type { LucideIcon } from 'lucide-react';
import styles from './StoreDay.module.css';

type Props = {
  label: string;
  /** Undefined while it is not known. */
  value: string | undefined;
  /** Whether it could not be loaded. */
  failed?: boolean;
  Icon: LucideIcon;
  /** Path of the page where the seller acts on it. */
  to?: string;
};

/** One figure of the day; what waits for the seller is coloured, nothing to do is quiet. */
export function DayFact({ label, value, failed = false, Icon, to }: Props) {
  const content = (
    <>
      <Icon className={styles.icon} size={20} aria-hidden="true" />
      <span className={styles.label}>{label}</span>
      <strong className={styles.value}>{value ?? (failed ? '–' : <Skeleton height="1.75rem" />)}</strong>
    </>
  );
  const waits = to !== undefined && value !== undefined && value !== '0';
  return (
    <li>
      {to ? (
        <Link className={styles.fact} to={to} data-waits={waits || undefined}>
          {content}
        </Link>
      ) : (
        <div className={styles.fact}>{content}</div>
      )}
    </li>
  );
}

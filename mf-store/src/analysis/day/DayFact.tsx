import { Skeleton } from '@ethereal/web-kit/components/Skeleton.tsx';
import { Link } from '@ethereal/web-kit/router.ts';
import type { LucideIcon } from 'lucide-react';
import styles from './StoreDay.module.css';

type Props = {
  label: string;
  /** Undefined until the value is loaded. */
  value: string | undefined;
  /** Whether the value could not be loaded. */
  failed?: boolean;
  Icon: LucideIcon;
  /** Path of the page where the seller does this work. */
  to?: string;
};

/** Renders one figure of the day. The figure is colored when there is work and muted when there is none. */
export function DayFact({ label, value, failed = false, Icon, to }: Props) {
  const content = (
    <>
      <Icon className={styles.icon} size={20} aria-hidden="true" />
      <span className={`quiet ${styles.label}`}>{label}</span>
      <strong className={`text-xl figure ${styles.value}`}>
        {value ?? (failed ? '–' : <Skeleton height="1.75rem" />)}
      </strong>
    </>
  );
  const waits = to !== undefined && value !== undefined && value !== '0';
  return (
    <li>
      {to ? (
        <Link className={`card stack-2 pad-4 ${styles.fact}`} to={to} data-waits={waits || undefined}>
          {content}
        </Link>
      ) : (
        <div className={`card stack-2 pad-4 ${styles.fact}`}>{content}</div>
      )}
    </li>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import styles from './IconButton.module.css';

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  /** Accessible name of the button. */
  label: string;
  icon: ReactNode;
};

/** Renders a round button with an icon. */
export function IconButton({ label, icon, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={className ? `${styles.button} ${className}` : styles.button}
    >
      {icon}
    </button>
  );
}

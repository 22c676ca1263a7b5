import { Spinner } from '@ethereal/web-kit/components/Spinner.tsx';
import { useRestoredFocus } from '@ethereal/web-kit/hooks/useRestoredFocus.ts';
import type { ComponentProps } from 'react';
import styles from './Button.module.css';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'medium' | 'small' | 'large';
  /** Whether the button fills its container. */
  wide?: boolean;
};

/** Returns the classes that give a link the look of a button. */
export function buttonClass({ variant = 'primary', size = 'medium', wide = false }: ButtonLook, more?: string): string {
  return [styles.button, styles[variant], styles[size], wide && styles.wide, more].filter(Boolean).join(' ');
}

type Props = Omit<ComponentProps<'button'>, 'ref'> &
  ButtonLook & {
    /** Whether the work is in flight, which is shown and blocks further presses. */
    busy?: boolean;
  };

/** Renders a button. `variant`: primary (green), secondary (outlined), quiet (no frame), danger (red). */
export function Button({ variant, size, wide, busy = false, className, children, disabled, ...rest }: Props) {
  const buttonRef = useRestoredFocus<HTMLButtonElement>(busy);
  return (
    <button
      ref={buttonRef}
      type="button"
      {...rest}
      className={buttonClass({ variant, size, wide }, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner size="small" className={styles.spinner} />}
      {children}
    </button>
  );
}

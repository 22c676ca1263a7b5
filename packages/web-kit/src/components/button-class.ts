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

import styles from './Button.module.css';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'medium' | 'small' | 'large';
  /** As wide as what it stands in. */
  wide?: boolean;
};

/** The classes that make a link look like a button. */
export function buttonClass({ variant = 'primary', size = 'medium', wide = false }: ButtonLook, more?: string): string {
  return [styles.button, styles[variant], styles[size], wide && styles.wide, more].filter(Boolean).join(' ');
}

import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Checkbox.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'id'> & { label: ReactNode };

/** Renders a checkbox with its label. */
export function Checkbox({ label, className = '', ...input }: Props) {
  const id = useId();
  return (
    <div className={`line-3 center ${styles.row} ${className}`}>
      <input {...input} id={id} type="checkbox" className={styles.box} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}

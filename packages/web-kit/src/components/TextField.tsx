import { Field, type FieldTexts } from '@ethereal/web-kit/components/Field.tsx';
import type { ComponentProps } from 'react';
import styles from './Field.module.css';

type Props = FieldTexts & Omit<ComponentProps<'input'>, 'id'>;

/** One line of text. Takes what an `<input>` takes; spread react-hook-form's `register(...)` on it. */
export function TextField({ label, hint, error, optional, className = '', ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(wiring) => <input dir="auto" {...input} {...wiring} className={`${styles.control} ${className}`} />}
    </Field>
  );
}

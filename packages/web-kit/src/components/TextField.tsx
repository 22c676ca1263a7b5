import { Field, type FieldTexts } from '@ethereal/web-kit/components/Field.tsx';
import type { ComponentProps } from 'react';
import styles from './Field.module.css';

type Props = FieldTexts & Omit<ComponentProps<'input'>, 'id'>;

/** A field for one line of text. Takes the props of an `<input>`; spread react-hook-form's `register(...)` on it. */
export function TextField({ label, hint, error, optional, className = '', ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(wiring) => <input dir="auto" {...input} {...wiring} className={`${styles.control} ${className}`} />}
    </Field>
  );
}

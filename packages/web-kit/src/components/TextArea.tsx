import { Field, type FieldTexts } from '@ethereal/web-kit/components/Field.tsx';
import { useLimitHint } from '@ethereal/web-kit/forms/useLimitHint.tsx';
import type { ComponentProps } from 'react';
import styles from './Field.module.css';

type Props = FieldTexts & Omit<ComponentProps<'textarea'>, 'id'>;

/** Renders a field for several lines of text. Takes the props of a `<textarea>`. */
export function TextArea({ label, hint, error, optional, className = '', ...area }: Props) {
  const limit = useLimitHint(hint, area.maxLength);
  return (
    <Field label={label} hint={limit.hint} error={error} optional={optional}>
      {(wiring) => (
        <textarea
          dir="auto"
          onInput={limit.onInput}
          {...area}
          {...wiring}
          className={`${styles.control} ${styles.area} ${className}`}
        />
      )}
    </Field>
  );
}

import { Field, type FieldTexts } from '@ethereal/web-kit/components/Field.tsx';
import { useLimitHint } from '@ethereal/web-kit/forms/useLimitHint.tsx';
import type { ComponentProps, WheelEvent } from 'react';
import styles from './Field.module.css';

type Props = FieldTexts & Omit<ComponentProps<'input'>, 'id'>;

/**
 * Removes the focus from a number field when the mouse wheel turns, so that the wheel scrolls the page instead of
 * changing the number.
 */
const leaveOnWheel = ({ currentTarget }: WheelEvent<HTMLInputElement>) => currentTarget.blur();

/**
 * Renders a field for one line of text. Takes the props of an `<input>`; spread react-hook-form's `register(...)` on
 * it.
 */
export function TextField({ label, hint, error, optional, className = '', ...input }: Props) {
  const limit = useLimitHint(hint, input.maxLength);
  return (
    <Field label={label} hint={limit.hint} error={error} optional={optional}>
      {(wiring) => (
        <input
          dir="auto"
          onInput={limit.onInput}
          onWheel={input.type === 'number' ? leaveOnWheel : undefined}
          {...input}
          {...wiring}
          className={`${styles.control} ${className}`}
        />
      )}
    </Field>
  );
}

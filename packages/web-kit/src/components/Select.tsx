import { Field, type FieldTexts } from '@ethereal/web-kit/components/Field.tsx';
import { useRestoredFocus } from '@ethereal/web-kit/hooks/useRestoredFocus.ts';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import fieldStyles from './Field.module.css';
import styles from './Select.module.css';

type SelectOption = { value: string; label: string; disabled?: boolean };

type Props = FieldTexts &
  Omit<ComponentProps<'select'>, 'id' | 'children'> & {
    options: readonly SelectOption[];
    /** Text of the first, empty option, such as 'Choose a size'. */
    placeholder?: string;
    /** Whether the label is available to screen readers only. */
    hideLabel?: boolean;
  };

/** Renders a native select with the shop's look. */
export function Select({ label, hint, error, optional, options, placeholder, hideLabel, ...select }: Props) {
  const selectRef = useRestoredFocus<HTMLSelectElement>(select.disabled ?? false);
  const control = (wiring: Record<string, unknown>) => (
    <span className={styles.frame}>
      <select ref={selectRef} {...select} {...wiring} className={`${fieldStyles.control} ${styles.select}`}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.arrow} size={18} aria-hidden="true" />
    </span>
  );
  if (hideLabel) return control({ 'aria-label': label, 'aria-invalid': error ? true : undefined });
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {control}
    </Field>
  );
}

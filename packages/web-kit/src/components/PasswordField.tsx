import { Field, type FieldTexts } from '@ethereal/web-kit/components/Field.tsx';
import { IconButton } from '@ethereal/web-kit/components/IconButton.tsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import styles from './Field.module.css';

type Props = FieldTexts & Omit<ComponentProps<'input'>, 'id' | 'type'>;

/**
 * Renders a password field with a button that shows the password. Pass `autoComplete` 'current-password' or
 * 'new-password'.
 */
export function PasswordField({ label, hint, error, optional, className = '', ...input }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(wiring) => (
        <div className={styles.wrapped}>
          <input
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={`${styles.control} ${className}`}
          />
          <IconButton
            className={styles.inside}
            label={shown ? 'Hide password' : 'Show password'}
            icon={shown ? <EyeOff size={20} /> : <Eye size={20} />}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}

import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

/** Attributes that connect a control to its label, hint and error. */
type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldTexts = {
  label: string;
  hint?: ReactNode;
  /** Error in red under the control, which it marks as invalid. */
  error?: string | undefined;
  /** Marks the label with '(optional)'. */
  optional?: boolean;
};

type Props = FieldTexts & {
  /** Renders the control; spread the wiring on it. */
  children: (wiring: FieldWiring) => ReactNode;
};

/** Renders a control with its label, hint and inline error, connected by ids. */
export function Field({ label, hint, error, optional, children }: Props) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  return (
    <div className="stack-1 one-column top">
      <label className="text-sm strong" htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children({
        id,
        'aria-describedby': `${hintId} ${errorId}`.trim() || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p className="note" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="fault" id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

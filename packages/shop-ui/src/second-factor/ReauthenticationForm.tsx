import { MAX_PASSWORD } from '@ethereal/contracts/passwords';
import { isApiError, messageOf } from '@ethereal/web-kit/api/errors.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { PasswordField } from '@ethereal/web-kit/components/PasswordField.tsx';
import { useFaultFocus } from '@ethereal/web-kit/forms/useFaultFocus.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useState } from 'react';
import styles from './SecondFactor.module.css';
import { SecondFactorCodeField } from './SecondFactorCodeField.tsx';

/** Data that the server validates before it changes the second factor. */
export type Credentials = { password?: string; code?: string };

/** Refusals that open this form or are shown at one of its fields. */
const REFUSALS_OF_FORM = ['PASSWORD_NOT_VERIFIED', 'SECOND_FACTOR_REQUIRED', 'WRONG_PASSWORD', 'WRONG_CODE'];

/** Whether the set-up was refused until the password, or a code of the current factor, is entered. */
export const requiresReauthentication = (error: unknown) => isApiError(error) && REFUSALS_OF_FORM.includes(error.code);

type Props = {
  error: unknown;
  busy: boolean;
  onSubmit: (entered: Credentials) => void;
  /** Called by the button Cancel, which the form has only with this property. */
  onCancel?: (() => void) | undefined;
};

/** Asks for the password, and for a code of the current second factor if there is one. */
export function ReauthenticationForm({ error, busy, onSubmit, onCancel }: Props) {
  const { user } = useSession();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [needsCode, setNeedsCode] = useState(user?.secondFactor === true);
  const refusal = isApiError(error) ? error.code : undefined;
  if (refusal === 'SECOND_FACTOR_REQUIRED' && !needsCode) setNeedsCode(true);
  const message = messageOf(error, 'It could not be set up. Please try again.');
  const errorFor = (code: string) => (refusal === code ? message : undefined);
  return (
    <form
      ref={useFaultFocus(error)}
      className={`stack-4 prose ${styles.step}`}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit({ password, ...(needsCode && { code: code.trim() }) });
      }}
    >
      <p>To protect your account, confirm that it is you.</p>
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        required
        maxLength={MAX_PASSWORD}
        value={password}
        error={errorFor('WRONG_PASSWORD')}
        onChange={({ target }) => setPassword(target.value)}
      />
      {needsCode && (
        <SecondFactorCodeField acceptsRecoveryCode value={code} onChange={setCode} error={errorFor('WRONG_CODE')} />
      )}
      {!requiresReauthentication(error) && (
        <p className="red" role="alert">
          {message}
        </p>
      )}
      <div className="row-3">
        <Button type="submit" busy={busy}>
          Continue
        </Button>
        {onCancel && (
          <Button variant="quiet" disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

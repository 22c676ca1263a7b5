import { MAX_FACTOR_CODE } from '@ethereal/contracts/identity';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';

type Props = {
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
  /** Whether a recovery code is accepted too. */
  acceptsRecoveryCode?: boolean;
};

/** Renders the field for a code of an authenticator app, which browsers and password managers fill in. */
export function SecondFactorCodeField({ value, onChange, error, acceptsRecoveryCode = false }: Props) {
  return (
    <TextField
      label={acceptsRecoveryCode ? 'Code from your app, or a recovery code' : 'Code from your app'}
      name="code"
      autoComplete="one-time-code"
      inputMode={acceptsRecoveryCode ? 'text' : 'numeric'}
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={MAX_FACTOR_CODE}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

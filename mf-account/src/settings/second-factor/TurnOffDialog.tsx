import { turnOffSecondFactor } from '@ethereal/contracts/identity';
import { MAX_PASSWORD } from '@ethereal/contracts/passwords';
import { SecondFactorCodeField } from '@ethereal/shop-ui/second-factor/SecondFactorCodeField.tsx';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { isApiError, messageOf } from '@ethereal/web-kit/api/errors.ts';
import { FormDialog } from '@ethereal/web-kit/components/FormDialog.tsx';
import { PasswordField } from '@ethereal/web-kit/components/PasswordField.tsx';
import { refreshUser } from '@ethereal/web-kit/session/session-store.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

type Props = { onClose: () => void; onDone: () => void };

/** Requests the password and a code, and turns the second factor off. */
export function TurnOffDialog({ onClose, onDone }: Props) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const off = useMutation({
    mutationFn: () => callApi(turnOffSecondFactor, { body: { password, code: code.trim() } }),
    onSuccess() {
      notify.success('The second factor is off.');
      onDone();
      void refreshUser().catch(() => undefined);
    },
  });
  const error = off.error ? messageOf(off.error, 'It could not be turned off. Please try again.') : undefined;
  const isPasswordWrong = isApiError(off.error) && off.error.code === 'WRONG_PASSWORD';
  return (
    <FormDialog
      title="Turn the second factor off?"
      description="Your password alone will log you in. The recovery codes lose their use."
      cancelText="Keep it on"
      submitText="Turn off"
      isDangerous
      busy={off.isPending}
      onSubmit={() => off.mutate()}
      onClose={onClose}
    >
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        required
        maxLength={MAX_PASSWORD}
        value={password}
        error={isPasswordWrong ? error : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <SecondFactorCodeField
        acceptsRecoveryCode
        value={code}
        onChange={setCode}
        error={isPasswordWrong ? undefined : error}
      />
    </FormDialog>
  );
}

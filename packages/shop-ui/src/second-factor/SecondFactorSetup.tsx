import { setUpSecondFactor } from '@ethereal/contracts/identity';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { messageOf } from '@ethereal/web-kit/api/errors.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmCode } from './ConfirmCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './SecondFactor.module.css';

type Props = {
  /** After the recovery codes were kept. */
  onDone: () => void;
  onBegin?: () => void;
  doneText: string;
};

/** Sets a second factor up: the secret goes to an app, a code comes back, recovery codes are shown once. */
export function SecondFactorSetup({ onDone, onBegin, doneText }: Props) {
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const begin = useMutation({ mutationFn: () => callApi(setUpSecondFactor) });
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} doneText={doneText} />;
  if (begin.data) return <ConfirmCode {...begin.data} onConfirmed={setRecoveryCodes} />;
  return (
    <div className={styles.step}>
      <Button
        busy={begin.isPending}
        onClick={() => {
          onBegin?.();
          begin.mutate();
        }}
      >
        Set up
      </Button>
      {begin.error && (
        <p className={styles.error} role="alert">
          {messageOf(begin.error, 'It could not be set up. Please try again.')}
        </p>
      )}
    </div>
  );
}

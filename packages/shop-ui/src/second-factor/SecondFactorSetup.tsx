import { setUpSecondFactor } from '@ethereal/contracts/identity';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { messageOf } from '@ethereal/web-kit/api/errors.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ConfirmCode } from './ConfirmCode.tsx';
import { type Credentials, ReauthenticationForm, requiresReauthentication } from './ReauthenticationForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './SecondFactor.module.css';

type Props = {
  /** Called once the user has stored the recovery codes. */
  onDone: () => void;
  onBegin?: () => void;
  /** Called by the button Cancel, which the steps before the recovery codes have only with this property. */
  onCancel?: () => void;
  doneText: string;
  /** Whether the secret is requested when the component appears, for callers that have a button of their own. */
  startsAtOnce?: boolean;
};

/**
 * Sets up a second factor: renders the secret for an app, validates a code of it, and shows the recovery codes once.
 */
export function SecondFactorSetup({ onDone, onBegin, onCancel, doneText, startsAtOnce = false }: Props) {
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const [isReauthenticating, setReauthenticating] = useState(false);
  const begin = useMutation({
    mutationFn: (credentials: Credentials) => callApi(setUpSecondFactor, { body: credentials }),
    onError: (error) => setReauthenticating((before) => before || requiresReauthentication(error)),
  });
  const { mutate } = begin;
  const isStarted = useRef(false);
  useEffect(() => {
    if (!startsAtOnce || isStarted.current) return;
    isStarted.current = true;
    mutate({});
  }, [startsAtOnce, mutate]);

  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} doneText={doneText} />;
  if (begin.data) return <ConfirmCode {...begin.data} onConfirmed={setRecoveryCodes} onCancel={onCancel} />;
  if (isReauthenticating)
    return <ReauthenticationForm error={begin.error} busy={begin.isPending} onSubmit={mutate} onCancel={onCancel} />;
  if (startsAtOnce && !begin.error) return <LoadingRows label="Loading the second factor" height="2.75rem" />;
  return (
    <div className={`stack-4 prose ${styles.step}`}>
      <Button
        busy={begin.isPending}
        onClick={() => {
          onBegin?.();
          mutate({});
        }}
      >
        {begin.error ? 'Try again' : 'Set up'}
      </Button>
      {begin.error && (
        <p className="red" role="alert">
          {messageOf(begin.error, 'It could not be set up. Please try again.')}
        </p>
      )}
    </div>
  );
}

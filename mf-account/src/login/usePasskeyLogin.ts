import { isApiError, messageOf } from '@ethereal/web-kit/api/errors.ts';
import { adoptToken } from '@ethereal/web-kit/session/session-store.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasPasskeys, isDismissed, offersAutofill, stopWaiting, tokenByPasskey } from '../passkeys/webauthn.ts';

const FAILED = 'The passkey could not be used. Please try again, or log in with your password.';
const UNSUPPORTED = 'This browser has no passkeys for this site. Please log in with your password.';

/**
 * Logs in by a passkey: by `press`, or by the list of the email field where the browser offers passkeys there.
 * `isAccepted` is true once the server has accepted the passkey.
 */
export function usePasskeyLogin(onLoggedIn: () => Promise<void>) {
  const [isAccepted, setAccepted] = useState(false);
  const { mutate, isPending, variables } = useMutation({
    async mutationFn({ autofill }: { autofill: boolean }) {
      if (!hasPasskeys()) throw new Error(UNSUPPORTED);
      const token = await tokenByPasskey(autofill);
      setAccepted(true);
      await adoptToken(token);
      await onLoggedIn();
    },
    onError(error, { autofill }) {
      if (isDismissed(error)) return;
      const isRefused = isApiError(error) && error.code === 'UNKNOWN_PASSKEY';
      // Without a chosen passkey there is nothing to report.
      if (autofill && !isRefused) return;
      notify.error(messageOf(error, hasPasskeys() ? FAILED : UNSUPPORTED));
    },
  });
  useEffect(() => {
    let isMounted = true;
    offersAutofill()
      .then((offers) => {
        if (offers && isMounted) mutate({ autofill: true });
      })
      .catch(() => {
        // The button still logs in by a passkey.
      });
    return () => {
      isMounted = false;
      if (hasPasskeys()) void stopWaiting();
    };
  }, [mutate]);
  return {
    press: () => mutate({ autofill: false }),
    isPending: isPending && variables?.autofill === false,
    isAccepted,
  };
}

import { SecondFactorSetup } from '@ethereal/shop-ui/second-factor/SecondFactorSetup.tsx';
import { messageOf } from '@ethereal/web-kit/api/errors.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { useLocation, useNavigate } from '@ethereal/web-kit/router.ts';
import { signOut } from '@ethereal/web-kit/session/session-store.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './Desk.module.css';

/** Renders the page to set up a second factor, or to log in with it, before the desk opens. */
export function SecondFactorFirst({ onDone }: { onDone: () => void }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // The user's details report the factor as on while its recovery codes are still shown.
  const [isSettingUp, setSettingUp] = useState(false);
  const logInAgain = useMutation({
    mutationFn: signOut,
    onSuccess: () => navigate('/ethereal/login', { replace: true, state: { from: pathname } }),
    onError: (error) => notify.error(messageOf(error, 'You could not be signed out. Please try again.')),
  });
  return (
    <section className={`card stack-4 pad-5 ${styles.card}`} aria-labelledby="second-factor-first">
      <h2 id="second-factor-first">A second factor first</h2>
      <p>
        The desk opens for those who log in with a password and a code from an authenticator app. If you have none yet,
        set it up here.
      </p>
      {user?.secondFactor && !isSettingUp ? (
        <Button busy={logInAgain.isPending} onClick={() => logInAgain.mutate()}>
          Log in anew with a code
        </Button>
      ) : (
        <SecondFactorSetup doneText="Open the desk" onBegin={() => setSettingUp(true)} onDone={onDone} />
      )}
    </section>
  );
}

import { activateAccount, INVALID_ACTIVATION } from '@ethereal/contracts/identity';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { messageOf } from '@ethereal/web-kit/api/errors.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { Link, useNavigate, useSearchParams } from '@ethereal/web-kit/router.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AuthPage } from '../frame/AuthPage.tsx';
import styles from './ActivateAccountPage.module.css';

/** From success to the login page, in milliseconds. */
const REDIRECT_AFTER_MS = 3000;

/** Activates an account by the token of a mailed link, on the press of a button. */
export function ActivateAccountPage() {
  useDocumentTitle('Activate Account');
  const navigate = useNavigate();
  const token = useSearchParams()[0].get('token') ?? '';
  const attempt = useMutation({ mutationFn: () => callApi(activateAccount, { query: { token } }) });

  useEffect(() => {
    if (!attempt.isSuccess) return;
    const timer = setTimeout(() => navigate('/ethereal/login'), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [attempt.isSuccess, navigate]);

  const failure = token
    ? attempt.error && messageOf(attempt.error, 'Activation failed. Please try again.')
    : INVALID_ACTIVATION;

  return (
    <AuthPage
      title="Activate your account"
      links={
        <>
          <Link to="/ethereal">Back to home screen</Link>
          <Link to="/ethereal/login">Login now</Link>
        </>
      }
    >
      {failure ? (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      ) : (
        <p role="status">{attempt.data?.message ?? 'One press and your account is ready to use.'}</p>
      )}
      <Button wide busy={attempt.isPending} disabled={attempt.isSuccess} onClick={() => token && attempt.mutate()}>
        {attempt.isPending ? 'Activating...' : 'Activate Account'}
      </Button>
    </AuthPage>
  );
}

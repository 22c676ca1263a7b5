import { ALREADY_ACTIVE, activateAccount, INVALID_ACTIVATION } from '@ethereal/contracts/identity';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { isApiError, messageOf } from '@ethereal/web-kit/api/errors.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { Link, useNavigate, useSearchParams } from '@ethereal/web-kit/router.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AuthPage } from '../frame/AuthPage.tsx';
import { storeActivation } from '../newcomer/newcomer.ts';

/** Milliseconds from success to the login page. */
const REDIRECT_AFTER_MS = 3000;

/** Whether the link was used before, so that logging in works. */
const isAlreadyActive = (error: unknown) => isApiError(error) && error.code === 'ALREADY_ACTIVE';

/** Activates an account by the token of a mailed link, on the press of a button. */
export function ActivateAccountPage() {
  useDocumentTitle('Activate Account');
  const navigate = useNavigate();
  const token = useSearchParams()[0].get('token') ?? '';
  const attempt = useMutation({
    mutationFn: () => callApi(activateAccount, { query: { token } }),
    onSuccess: storeActivation,
    onError: (error) => isAlreadyActive(error) && storeActivation(),
  });
  const wasActive = isAlreadyActive(attempt.error);

  useEffect(() => {
    if (!attempt.isSuccess) return;
    const timer = setTimeout(() => navigate('/ethereal/login'), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [attempt.isSuccess, navigate]);

  const failure = token
    ? attempt.error && messageOf(attempt.error, 'Activation failed. Please try again.')
    : INVALID_ACTIVATION;

  return (
    <AuthPage title="Activate your account" links={<Link to="/ethereal/login">Login now</Link>}>
      {failure && !wasActive ? (
        <p className="red" role="alert">
          {failure}
        </p>
      ) : (
        <p role="status">
          {wasActive ? ALREADY_ACTIVE : (attempt.data?.message ?? 'One press and your account is ready to use.')}
        </p>
      )}
      {wasActive ? (
        <ButtonLink to="/ethereal/login" wide>
          Log in
        </ButtonLink>
      ) : (
        <Button wide busy={attempt.isPending} disabled={attempt.isSuccess} onClick={() => token && attempt.mutate()}>
          {attempt.isPending ? 'Activating...' : 'Activate Account'}
        </Button>
      )}
    </AuthPage>
  );
}

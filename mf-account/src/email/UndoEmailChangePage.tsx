import { undoEmailChange } from '@ethereal/contracts/identity';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { messageOf } from '@ethereal/web-kit/api/errors.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { Link, useNavigate, useSearchParams } from '@ethereal/web-kit/router.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useMutation } from '@tanstack/react-query';
import styles from '../frame/AuthPage.module.css';
import { AuthPage } from '../frame/AuthPage.tsx';

/** Reverses a change of address by the token of a mailed link, then leads to a new password. */
export function UndoEmailChangePage() {
  useDocumentTitle('Take your address back');
  const navigate = useNavigate();
  const token = useSearchParams()[0].get('token') ?? '';
  const attempt = useMutation({
    mutationFn: () => callApi(undoEmailChange, { body: { token } }),
    onSuccess({ message, resetToken }) {
      notify.success(message);
      navigate(`/ethereal/reset-password/${encodeURIComponent(resetToken)}`, { replace: true });
    },
  });
  const failure = attempt.error && messageOf(attempt.error, 'That did not work. Please try again.');
  return (
    <AuthPage title="Take your address back" links={<Link to="/ethereal">Back to home screen</Link>}>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <p>
        If it was not you who changed the address of your account: one press brings this one back, logs everybody out,
        and lets you set a new password.
      </p>
      <Button wide busy={attempt.isPending} onClick={() => attempt.mutate()}>
        Take it back
      </Button>
    </AuthPage>
  );
}

import { checkResetLink, resetPassword } from '@ethereal/contracts/identity';
import { meetsPasswordRules, PasswordChecklist, spaceFault } from '@ethereal/shop-ui/components/PasswordChecklist.tsx';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { messageOf } from '@ethereal/web-kit/api/errors.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { PasswordField } from '@ethereal/web-kit/components/PasswordField.tsx';
import { Link, useNavigate, useParams } from '@ethereal/web-kit/router.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AuthPage } from '../frame/AuthPage.tsx';
import { Form } from '../frame/Form.tsx';
import { GENERIC_ERROR } from './generic-error.ts';

/** Reports before any input that the link no longer sets a password, and offers a new link. */
function SpentLink() {
  return (
    <AuthPage title="Set a new password" links={<Link to="/ethereal/login">Login now</Link>}>
      <p role="alert">This link was used before or has expired. Please request a new one.</p>
      <ButtonLink to="/ethereal/confirm-email-to-change-password" wide>
        Request a new link
      </ButtonLink>
    </AuthPage>
  );
}

/** Sets a new password by the token of a mailed link. */
export function ResetPasswordPage() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [mismatch, setMismatch] = useState(false);
  const attempt = useAction({
    mutationFn: () => callApi(resetPassword, { params: { token }, body: { newPassword: password } }),
    onSuccess() {
      notify.success('Password reset successfully!');
      navigate('/ethereal/login');
    },
    // The specification sets the same message for the toast and the form, also offline.
    failed: (error) => messageOf(error, GENERIC_ERROR),
  });

  // The form also appears when the check gets no response: the server checks the link again when the password is sent.
  const link = useQuery({
    queryKey: ['reset-link', token],
    queryFn: ({ signal }) => callApi(checkResetLink, { body: { token }, signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (link.data?.valid === false && !attempt.isSuccess) return <SpentLink />;

  function submit() {
    setMismatch(password !== repeated);
    if (password === repeated) attempt.mutate();
  }

  return (
    <AuthPage title="Set a new password" links={<Link to="/ethereal/login">Login now</Link>}>
      <Form onSubmit={submit} error={attempt.error ? messageOf(attempt.error, GENERIC_ERROR) : undefined}>
        <PasswordField
          label="New Password"
          name="new-password"
          autoComplete="new-password"
          required
          value={password}
          error={spaceFault(password)}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordField
          label="Confirm Password"
          name="confirm-password"
          autoComplete="new-password"
          required
          value={repeated}
          error={mismatch ? 'Passwords do not match' : undefined}
          onChange={(event) => setRepeated(event.target.value)}
        />
        <PasswordChecklist password={password} />
        <Button type="submit" wide disabled={!meetsPasswordRules(password)} busy={attempt.isPending}>
          Reset Password
        </Button>
      </Form>
    </AuthPage>
  );
}

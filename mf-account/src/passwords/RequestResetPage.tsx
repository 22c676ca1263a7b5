import { MAX_EMAIL, requestPasswordReset } from '@ethereal/contracts/identity';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { messageOf } from '@ethereal/web-kit/api/errors.ts';
import { textOf } from '@ethereal/web-kit/api/field-of.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { Link, useLocation } from '@ethereal/web-kit/router.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useState } from 'react';
import { AuthPage } from '../frame/AuthPage.tsx';
import { Form } from '../frame/Form.tsx';
import { GENERIC_ERROR } from './generic-error.ts';

/** Renders the page that requests a link to set a new password. */
export function RequestResetPage() {
  const { state } = useLocation();
  // The log-in page passes the email that was typed there.
  const [email, setEmail] = useState(() => textOf(state, 'email') ?? '');
  const attempt = useAction({
    mutationFn: () => callApi(requestPasswordReset, { body: { email } }),
    onSuccess: ({ message }) => notify.success(message),
    // The specification sets the same message for the toast and the form, also offline.
    failed: (error) => messageOf(error, GENERIC_ERROR),
  });

  return (
    <AuthPage
      title="Reset your password"
      lead="Tell us your email, and we send you a link to set a new password."
      links={<Link to="/ethereal/signup">Create Account</Link>}
    >
      <Form
        onSubmit={() => attempt.mutate()}
        error={attempt.error ? messageOf(attempt.error, GENERIC_ERROR) : undefined}
      >
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={MAX_EMAIL}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" wide busy={attempt.isPending}>
          Send reset link
        </Button>
      </Form>
    </AuthPage>
  );
}

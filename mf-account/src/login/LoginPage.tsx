import { MAX_EMAIL } from '@ethereal/contracts/identity';
import { MAX_PASSWORD } from '@ethereal/contracts/passwords';
import { SecondFactorCodeField } from '@ethereal/shop-ui/second-factor/SecondFactorCodeField.tsx';
import { isApiError, messageOf } from '@ethereal/web-kit/api/errors.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { PasswordField } from '@ethereal/web-kit/components/PasswordField.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { PageHead } from '@ethereal/web-kit/page/PageHead.tsx';
import { Link, useLocation, useNavigate } from '@ethereal/web-kit/router.ts';
import { returnPath } from '@ethereal/web-kit/session/return-path.ts';
import { login } from '@ethereal/web-kit/session/session-store.ts';
import { removeReturnPath } from '@ethereal/web-kit/session/stored-return-path.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { AuthPage } from '../frame/AuthPage.tsx';
import { Form } from '../frame/Form.tsx';
import { useLeaveWhenLoggedIn } from '../frame/useLeaveWhenLoggedIn.ts';
import { NewcomerNotice } from '../newcomer/NewcomerNotice.tsx';
import { removeNewcomer, useNewcomer } from '../newcomer/newcomer.ts';
import { usePasskeyLogin } from './usePasskeyLogin.ts';

const requiresCode = (error: Error) => isApiError(error) && error.code === 'SECOND_FACTOR_REQUIRED';

/** Returns the function that ends a log-in: it fulfills the stored wish and opens the page that required the log-in. */
function useFinishLogin() {
  const location = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  return async () => {
    notify.success('Logged In Successfully');
    await import('@ethereal/shop-ui/wish/fulfill-wish.ts').then(
      ({ fulfillWish }) => fulfillWish(client),
      () => {
        // The person is logged in without this file. The wish stays stored.
      },
    );
    const path = returnPath(location);
    removeNewcomer();
    removeReturnPath();
    navigate(path, { replace: true });
  };
}

/** Returns the email in its field, which begins with the email of a sign-up in this browser. */
function useEmail(signedUp: string | undefined) {
  const [email, setEmail] = useState('');
  const emailField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The email that a person has begun to type is kept.
    if (signedUp && document.activeElement !== emailField.current) setEmail((typed) => typed || signedUp);
  }, [signedUp]);
  return { email, setEmail, emailField };
}

/**
 * Logs in by email, password and, if the account has one, a second factor, or by a passkey, and leads back to the page
 * that required the log-in.
 */
export function LoginPage() {
  const newcomer = useNewcomer();
  const { email, setEmail, emailField } = useEmail(newcomer?.email);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const finishLogin = useFinishLogin();
  const passkey = usePasskeyLogin(finishLogin);
  const attempt = useMutation({
    async mutationFn() {
      await login(email, password, code?.trim());
      await finishLogin();
    },
    onError(error) {
      // The password was correct, so the missing code is requested without an error.
      if (requiresCode(error)) setCode((before) => before ?? '');
    },
  });
  useLeaveWhenLoggedIn({ isBusy: !attempt.isIdle || passkey.isAccepted });
  const isCodeRequested = attempt.error !== null && requiresCode(attempt.error) && !code;
  const error =
    attempt.error && !isCodeRequested ? messageOf(attempt.error, 'An unexpected error occurred') : undefined;

  return (
    <AuthPage
      title="Login"
      lead="Welcome back to Ethereal."
      links={
        <>
          <Link to="/ethereal/signup">Create Account</Link>
          <Link to="/ethereal/confirm-email-to-change-password" state={{ email }}>
            Forgot your password?
          </Link>
        </>
      }
    >
      <PageHead title="Login" description="Log in to Ethereal. to keep favorites and a cart, to buy and to sell." />
      {newcomer && !newcomer.isActive && <NewcomerNotice newcomer={newcomer} />}
      <Form onSubmit={() => attempt.mutate()} error={error}>
        <TextField
          ref={emailField}
          label="Email"
          type="email"
          name="email"
          autoComplete="username webauthn"
          required
          maxLength={MAX_EMAIL}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          maxLength={MAX_PASSWORD}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {code !== undefined && <CodeStep value={code} onChange={setCode} />}
        <Button type="submit" wide busy={attempt.isPending}>
          Login
        </Button>
        <Button variant="secondary" wide busy={passkey.isPending} onClick={passkey.press}>
          <KeyRound size={18} aria-hidden="true" />
          Log in with a passkey
        </Button>
      </Form>
    </AuthPage>
  );
}

/** Renders the field for the code, which takes the focus when it appears. */
function CodeStep({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const stepRef = useRef<HTMLDivElement>(null);
  useEffect(() => stepRef.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={stepRef}>
      <SecondFactorCodeField acceptsRecoveryCode value={value} onChange={onChange} />
    </div>
  );
}

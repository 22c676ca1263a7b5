import { CodeField } from '@ethereal/shop-ui/second-factor/CodeField.tsx';
import { isApiError, messageOf } from '@ethereal/web-kit/api/errors.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { PasswordField } from '@ethereal/web-kit/components/PasswordField.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { PageHead } from '@ethereal/web-kit/page/PageHead.tsx';
import { Link, useLocation, useNavigate } from '@ethereal/web-kit/router.ts';
import { returnPath } from '@ethereal/web-kit/session/return-path.ts';
import { login } from '@ethereal/web-kit/session/session-store.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { AuthPage } from '../frame/AuthPage.tsx';
import { Form } from '../frame/Form.tsx';

const wantsCode = (error: Error) => isApiError(error) && error.code === 'SECOND_FACTOR_REQUIRED';

/** Email and password, and a code where there is a second factor; afterwards one is back on the page that asked. */
export function LoginPage() {
  const location = useLocation();
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const attempt = useMutation({
    mutationFn: () => login(email, password, code?.trim()),
    onSuccess() {
      notify.success('Logged In Successfully');
      navigate(returnPath(location), { replace: true });
    },
    onError(error) {
      // The password was right: what is missing is asked for, and is no fault.
      if (wantsCode(error)) setCode((before) => before ?? '');
    },
  });
  const isAsked = attempt.error !== null && wantsCode(attempt.error) && !code;
  const error = attempt.error && !isAsked ? messageOf(attempt.error, 'An unexpected error occurred') : undefined;

  return (
    <AuthPage
      title="Login"
      lead="Welcome back to Ethereal."
      links={
        <>
          <Link to="/ethereal">Back to home screen</Link>
          <Link to="/ethereal/signup">Create Account</Link>
          <Link to="/ethereal/confirm-email-to-change-password">Forgot your password?</Link>
        </>
      }
    >
      <PageHead title="Login" description="Log in to Ethereal. to keep favorites and a cart, to buy and to sell." />
      <Form onSubmit={() => attempt.mutate()} error={error}>
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          required
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          maxLength={128}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {code !== undefined && <AskedCode value={code} onChange={setCode} />}
        <Button type="submit" wide busy={attempt.isPending}>
          Login
        </Button>
      </Form>
    </AuthPage>
  );
}

/** Takes the focus as it appears: the password is done with. */
function AskedCode({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place}>
      <CodeField takesRecovery value={value} onChange={onChange} />
    </div>
  );
}

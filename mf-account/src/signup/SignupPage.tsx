import { signUp } from '@ethereal/contracts/identity';
import { PasswordChecklist } from '@ethereal/shop-ui/components/PasswordChecklist.tsx';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { ApiError } from '@ethereal/web-kit/api/errors.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { PasswordField } from '@ethereal/web-kit/components/PasswordField.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { PageHead } from '@ethereal/web-kit/page/PageHead.tsx';
import { Link, useNavigate } from '@ethereal/web-kit/router.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { AuthPage } from '../frame/AuthPage.tsx';
import { Form } from '../frame/Form.tsx';

const EMPTY = { fname: '', lname: '', email: '', password: '' };

/** A new account; the activation link comes by mail. */
export function SignupPage() {
  const navigate = useNavigate();
  const [fields, setFields] = useState(EMPTY);
  const attempt = useMutation({
    mutationFn: () => callApi(signUp, { body: fields }),
    onSuccess({ message }) {
      notify.success(message);
      navigate('/ethereal/login');
    },
    onError(error) {
      if (!hasFieldErrors(error)) notify.error('Something went wrong. Please try again.');
    },
  });
  const errors = hasFieldErrors(attempt.error) ? attempt.error.errors : {};
  const field = (name: keyof typeof EMPTY) => ({
    name,
    value: fields[name],
    error: errors[name],
    required: true,
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      setFields((before) => ({ ...before, [name]: event.target.value })),
  });

  return (
    <AuthPage
      title="Sign Up"
      lead="Create an account to buy, sell and keep what you like."
      links={
        <>
          <Link to="/ethereal">Back to home screen</Link>
          <Link to="/ethereal/login">Login now</Link>
        </>
      }
    >
      <PageHead
        title="Sign Up"
        description="Open an account at Ethereal.: keep favorites, buy, and open a store of your own."
      />
      <Form onSubmit={() => attempt.mutate()}>
        <TextField label="First Name" autoComplete="given-name" {...field('fname')} />
        <TextField label="Last Name" autoComplete="family-name" {...field('lname')} />
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
        <PasswordField label="Password" autoComplete="new-password" {...field('password')} />
        <PasswordChecklist password={fields.password} />
        <Button type="submit" wide busy={attempt.isPending}>
          Sign Up
        </Button>
      </Form>
    </AuthPage>
  );
}

function hasFieldErrors(error: unknown): error is ApiError {
  return error instanceof ApiError && Object.keys(error.errors).length > 0;
}

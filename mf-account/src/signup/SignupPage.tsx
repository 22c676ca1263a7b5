import { signUp } from '@ethereal/contracts/identity';
import { PasswordChecklist, spaceFault } from '@ethereal/shop-ui/components/PasswordChecklist.tsx';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { textOf } from '@ethereal/web-kit/api/field-of.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { PasswordField } from '@ethereal/web-kit/components/PasswordField.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { useContractForm } from '@ethereal/web-kit/forms/useContractForm.ts';
import { PageHead } from '@ethereal/web-kit/page/PageHead.tsx';
import { Link, useLocation, useNavigate } from '@ethereal/web-kit/router.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { AuthPage } from '../frame/AuthPage.tsx';
import { Form } from '../frame/Form.tsx';
import { useLeaveWhenLoggedIn } from '../frame/useLeaveWhenLoggedIn.ts';
import { storeNewcomer } from '../newcomer/newcomer.ts';

const EMPTY = { fname: '', lname: '', email: '', password: '' };

/** Returns the fields as the newcomer filled them in before they changed the address; the password is never kept. */
function initialValues(state: unknown): typeof EMPTY {
  const text = (name: string) => textOf(state, name) ?? '';
  return { fname: text('fname'), lname: text('lname'), email: text('email'), password: '' };
}

/** Opens an account; the activation link comes by mail. */
export function SignupPage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const form = useContractForm({
    schema: () => import('./signup.schema.ts').then((file) => file.signupBody),
    defaultValues: initialValues(state),
  });
  const attempt = useAction({
    mutationFn: (body: typeof EMPTY) => callApi(signUp, { body }),
    form,
    failed: () => 'Something went wrong. Please try again.',
    onSuccess({ message }, { fname, lname, email }) {
      storeNewcomer({ fname, lname, email, mailedAt: Date.now(), isActive: false });
      notify.success(message);
      navigate('/ethereal/login');
    },
  });
  useLeaveWhenLoggedIn();
  const password = form.watch('password');
  const passwordField = form.field('password');

  return (
    <AuthPage
      title="Sign Up"
      lead="Create an account to buy, sell and keep what you like."
      links={<Link to="/ethereal/login">Login now</Link>}
    >
      <PageHead
        title="Sign Up"
        description="Open an account at Ethereal.: keep favorites, buy, and open a store of your own."
      />
      <Form onSubmit={form.handleSubmit((values) => attempt.mutate(values))}>
        <TextField label="First Name" autoComplete="given-name" required {...form.field('fname')} />
        <TextField label="Last Name" autoComplete="family-name" required {...form.field('lname')} />
        <TextField label="Email" type="email" autoComplete="email" required {...form.field('email')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          required
          {...passwordField}
          error={spaceFault(password) ?? passwordField.error}
        />
        <PasswordChecklist password={password} />
        <Button type="submit" wide busy={attempt.isPending}>
          Sign Up
        </Button>
      </Form>
    </AuthPage>
  );
}

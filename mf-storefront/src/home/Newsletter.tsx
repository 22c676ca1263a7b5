import { subscribeToNewsletter } from '@ethereal/contracts/identity';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { type FormEvent, useRef, useState } from 'react';
import styles from './Newsletter.module.css';

/** Returns the fault of an email address that can be found without the server, or undefined. */
function emailFault(email: string): string | undefined {
  const trimmed = email.trim();
  if (trimmed === '') return 'Email is required.';
  return /^[^\s@]+@(?=[^\s@]+$).+?\..{2}/.test(trimmed) ? undefined : 'Enter a valid email address.';
}

/**
 * Renders the form 'Sign Up For Daily Offers'. It does without the form library, because it is part of the first view
 * of the home page.
 */
export function Newsletter() {
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const { mutate, isPending } = useAction({
    mutationFn: () => callApi(subscribeToNewsletter, { body: { email } }),
    onSuccess({ message }) {
      setEmail('');
      notify.success(message);
    },
    failed: 'Something went wrong. Please try again.',
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = emailFault(email);
    setFault(found);
    if (found === undefined) mutate();
    else field.current?.focus();
  }

  return (
    <section aria-labelledby="newsletter">
      <div className={`stack-5 panel ${styles.panel}`}>
        <div className={`stack-2 ${styles.text}`}>
          <h2 id="newsletter">Sign Up For Daily Offers</h2>
          <p>One short e-mail a day with what is new and what costs less.</p>
        </div>
        <form method="post" className={`row-3 ${styles.form}`} onSubmit={submit} noValidate>
          <div className={styles.field}>
            <TextField
              ref={field}
              label="Your email address"
              type="email"
              name="email"
              autoComplete="email"
              placeholder="you@example.com"
              value={email}
              error={fault}
              onChange={(event) => {
                setEmail(event.target.value);
                setFault(undefined);
              }}
            />
          </div>
          <Button type="submit" busy={isPending} className={styles.button}>
            Sign-Up
          </Button>
        </form>
      </div>
    </section>
  );
}

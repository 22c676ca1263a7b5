import { contact, MAX_EMAIL, MAX_LETTER, MAX_NAME } from '@ethereal/contracts/identity';
import { textOf } from '@ethereal/web-kit/api/field-of.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import styles from './ContactPage.module.css';

/**
 * Returns the address that receives the contact form: the shop's own call, unless this installation configures a form
 * service.
 */
function useFormAction(): string {
  const { data } = useQuery({
    queryKey: ['storefront', 'config'],
    queryFn: async ({ signal }): Promise<unknown> => (await fetch('/config.json', { signal })).json(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return textOf(data, 'contactFormAction') || contact.path;
}

/**
 * Renders a form that the browser submits itself, so that it also works with a form service on another host. Blank
 * fields receive name and email of a user who is logged in.
 */
export function ContactForm() {
  const action = useFormAction();
  const { user } = useSession();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const details = { 'First Name': user?.fname, 'Last Name': user?.lname, 'Email Address': user?.email };
    for (const [name, value = ''] of Object.entries(details)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value ||= value;
    }
  }, [user]);
  return (
    <form ref={form} className={styles.fields} method="post" action={action} aria-label="Write to us">
      <h2>Write to us</h2>
      <div className={styles.names}>
        <TextField label="First Name" name="First Name" autoComplete="given-name" maxLength={MAX_NAME} required />
        <TextField label="Last Name" name="Last Name" autoComplete="family-name" maxLength={MAX_NAME} required />
      </div>
      <TextField
        label="Your Email address"
        type="email"
        name="Email Address"
        autoComplete="email"
        maxLength={MAX_EMAIL}
        required
      />
      <TextArea label="Message" name="Message" rows={6} maxLength={MAX_LETTER} required />
      <Button type="submit" size="large">
        Send Message
      </Button>
    </form>
  );
}

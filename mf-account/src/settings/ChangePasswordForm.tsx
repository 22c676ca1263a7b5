import { updatePassword, verifyPassword } from '@ethereal/contracts/identity';
import { meetsPasswordRules, PasswordChecklist, spaceFault } from '@ethereal/shop-ui/components/PasswordChecklist.tsx';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { PasswordField } from '@ethereal/web-kit/components/PasswordField.tsx';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { Form } from '../frame/Form.tsx';
import { Section } from '../frame/Section.tsx';
import { Refusal } from './change-outcome.ts';

type Passwords = { current: string; next: string; repeated: string };

/** Verifies the present password, then sets the new one. Throws a `Refusal` with the message to show. */
export async function changePassword({ current, next, repeated }: Passwords): Promise<void> {
  if (next !== repeated) throw new Refusal('Passwords do not match.');
  const { match } = await callApi(verifyPassword, { body: { password: current } }).catch(() => {
    throw new Refusal('Error verifying password. Please try again later.');
  });
  if (!match) throw new Refusal('Current password is incorrect.');
  const { success } = await callApi(updatePassword, { body: { newPassword: next } }).catch(() => ({
    success: false,
  }));
  if (!success) throw new Refusal('Failed to update the password.');
}

const EMPTY = { current: '', next: '', repeated: '' };

/** Sets a new password after the present one was entered. */
export function ChangePasswordForm() {
  const [fields, setFields] = useState(EMPTY);
  const attempt = useMutation({
    mutationFn: changePassword,
    onSuccess() {
      setFields(EMPTY);
      notify.success('Password updated successfully!');
    },
  });
  const field = (name: keyof typeof EMPTY) => ({
    required: true,
    value: fields[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      setFields((before) => ({ ...before, [name]: event.target.value })),
  });
  return (
    <Section title="Change Your Password" lead="Choose a unique password that you do not use anywhere else.">
      <Form label="Change Your Password" onSubmit={() => attempt.mutate(fields)} error={attempt.error?.message}>
        <PasswordField label="Current Password" autoComplete="current-password" {...field('current')} />
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          {...field('next')}
          error={spaceFault(fields.next)}
        />
        <PasswordField label="Retype New Password" autoComplete="new-password" {...field('repeated')} />
        <PasswordChecklist password={fields.next} />
        <Button type="submit" disabled={!meetsPasswordRules(fields.next)} busy={attempt.isPending}>
          Confirm
        </Button>
      </Form>
    </Section>
  );
}

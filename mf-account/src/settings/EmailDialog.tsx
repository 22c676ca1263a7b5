import { checkEmailUnique, EMAIL_TAKEN, MAX_EMAIL, type User, updateUserEmail } from '@ethereal/contracts/identity';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { useTyped } from '@ethereal/web-kit/forms/useTyped.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { lockNote } from './change-lock.ts';
import { changeUnlessTaken } from './change-outcome.ts';

/** Changes the email; both addresses receive a mail. */
export function EmailDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [newEmail, setNewEmail] = useTyped('new email', '');
  const change = () =>
    changeUnlessTaken({
      isUnique: () => callApi(checkEmailUnique, { body: { newEmail } }),
      update: () => callApi(updateUserEmail, { body: { newEmail } }),
      taken: EMAIL_TAKEN,
    });
  return (
    <ChangeDialog
      title="Change Your Email"
      note={lockNote('email', user.emailChangedAt, new Date())}
      current={`Current Email: ${user.email}`}
      change={change}
      success="Email has been changed successfully"
      onClose={onClose}
    >
      {(error) => (
        <TextField
          label="New Email"
          type="email"
          autoComplete="email"
          required
          maxLength={MAX_EMAIL}
          value={newEmail}
          error={error}
          onChange={(event) => setNewEmail(event.target.value)}
        />
      )}
    </ChangeDialog>
  );
}

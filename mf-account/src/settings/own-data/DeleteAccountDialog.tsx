import { deleteAccount } from '@ethereal/contracts/identity';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { messageOf } from '@ethereal/web-kit/api/errors.ts';
import { FormDialog } from '@ethereal/web-kit/components/FormDialog.tsx';
import { PasswordField } from '@ethereal/web-kit/components/PasswordField.tsx';
import { useNavigate } from '@ethereal/web-kit/router.ts';
import { endSession } from '@ethereal/web-kit/session/session-store.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { OpenOrders } from './OpenOrders.tsx';
import styles from './OwnData.module.css';

const DELETED_DATA = [
  'your name, email and password, and every session',
  'your favorites, cart, notifications, conversations with the assistant and what you said of its answers',
  'your items leave the shop, with their pictures and your store page',
  'your name on reviews, and your address on orders (amounts stay, as bookkeeping demands)',
];

/** Lists the data to delete and the open orders, requests the password, and deletes the account. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const attempt = useMutation({
    mutationFn: () => callApi(deleteAccount, { body: { password } }),
    onSuccess({ message }) {
      notify.success(message);
      endSession();
      navigate('/ethereal', { replace: true });
    },
  });
  const error = attempt.error
    ? messageOf(attempt.error, 'Your account could not be deleted. Please try again.')
    : undefined;
  return (
    <FormDialog
      title="Delete your account?"
      description="This cannot be undone. What goes:"
      cancelText="Keep my account"
      submitText="Delete my account"
      isDangerous
      busy={attempt.isPending}
      onSubmit={() => attempt.mutate()}
      onClose={onClose}
    >
      <ul className={`stack-2 muted ${styles.goes}`}>
        {DELETED_DATA.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <OpenOrders />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        required
        value={password}
        error={error}
        onChange={(event) => setPassword(event.target.value)}
      />
    </FormDialog>
  );
}

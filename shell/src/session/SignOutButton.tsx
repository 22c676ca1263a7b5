import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { useNavigate } from '@ethereal/web-kit/router.ts';
import { signOut } from '@ethereal/web-kit/session/session-store.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import styles from './SignOutButton.module.css';

const ConfirmDialog = lazyPart(() =>
  import('@ethereal/web-kit/components/ConfirmDialog.tsx').then((file) => file.ConfirmDialog),
);

/** Renders the red 'Sign Out' button, which asks for confirmation, signs out and opens the login page. */
export function SignOutButton({ onDone }: { onDone?: () => void }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  async function confirmSignOut() {
    setBusy(true);
    try {
      await signOut();
      notify.success('Signed out successfully');
      setAsking(false);
      onDone?.();
      navigate('/ethereal/login');
    } catch {
      notify.error('Failed to sign out. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <button type="button" className={`line-3 center ${styles.button}`} onClick={() => setAsking(true)}>
        <LogOut size={20} aria-hidden="true" />
        Sign Out
      </button>
      {asking && (
        <ConfirmDialog
          open
          message="Are you sure you want to sign out?"
          busy={busy}
          onConfirm={confirmSignOut}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

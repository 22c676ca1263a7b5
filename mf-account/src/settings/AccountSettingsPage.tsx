import type { User } from '@ethereal/contracts/identity';
import { LoginPrompt } from '@ethereal/shop-ui/components/LoginPrompt.tsx';
import { IconButton } from '@ethereal/web-kit/components/IconButton.tsx';
import { Spinner } from '@ethereal/web-kit/components/Spinner.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import styles from './AccountSettingsPage.module.css';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { OwnData } from './own-data/OwnData.tsx';
import { Passkeys } from './passkeys/Passkeys.tsx';
import { SecondFactor } from './second-factor/SecondFactor.tsx';
import { Sessions } from './sessions/Sessions.tsx';

type Props = { label: string; value: string; onEdit: () => void };

/** Shows one detail of the account, with a button that opens its dialog. */
function SettingRow({ label, value, onEdit }: Props) {
  return (
    <div className={styles.row}>
      <TextField label={label} value={value} readOnly />
      <IconButton label={`Edit ${label}`} icon={<Pencil size={18} />} onClick={onEdit} />
    </div>
  );
}

const NameDialog = lazy(() => import('./NameDialog.tsx').then((module) => ({ default: module.NameDialog })));
const EmailDialog = lazy(() => import('./EmailDialog.tsx').then((module) => ({ default: module.EmailDialog })));

type Editing = 'fname' | 'lname' | 'email' | undefined;

/** Shows name, email, password, passkeys, second factor and sessions of the caller. */
export function AccountSettingsPage() {
  useDocumentTitle('Account Settings');
  const { state, user } = useSession();
  if (state === 'loggedOut')
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>Account Settings</h1>
        <LoginPrompt text="Please Login to view your profile." />
      </div>
    );
  if (!user) return <Spinner label="Loading your account" />;
  return <AccountSettings user={user} />;
}

function AccountSettings({ user }: { user: User }) {
  const [editing, setEditing] = useState<Editing>();
  const close = () => setEditing(undefined);
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>Account Settings</h1>
        <p className={styles.lead}>Manage your account's details.</p>
      </header>
      <section className={styles.section} aria-labelledby="account-information">
        <h2 id="account-information" className={styles.subtitle}>
          Account Information
        </h2>
        <p className={styles.id}>
          User ID: <code>{user._id}</code>
        </p>
        <SettingRow label="First Name" value={user.fname} onEdit={() => setEditing('fname')} />
        <SettingRow label="Last Name" value={user.lname} onEdit={() => setEditing('lname')} />
        <SettingRow label="Email" value={user.email} onEdit={() => setEditing('email')} />
        {user.confirmedEmail && (
          <p className={styles.hint} role="status">
            Please confirm this address by the link that we have mailed to it. Until then, mails go to{' '}
            <b>{user.confirmedEmail}</b>.
          </p>
        )}
      </section>
      <ChangePasswordForm />
      <Passkeys />
      <SecondFactor user={user} />
      <Sessions />
      <OwnData />
      <Suspense>
        {(editing === 'fname' || editing === 'lname') && <NameDialog user={user} field={editing} onClose={close} />}
        {editing === 'email' && <EmailDialog user={user} onClose={close} />}
      </Suspense>
    </div>
  );
}

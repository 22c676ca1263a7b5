import type { User } from '@ethereal/contracts/identity';
import { MemberPage } from '@ethereal/shop-ui/components/MemberPage.tsx';
import { IconButton } from '@ethereal/web-kit/components/IconButton.tsx';
import { Spinner } from '@ethereal/web-kit/components/Spinner.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Section } from '../frame/Section.tsx';
import styles from './AccountSettingsPage.module.css';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { OwnData } from './own-data/OwnData.tsx';
import { Passkeys } from './passkeys/Passkeys.tsx';
import { SecondFactor } from './second-factor/SecondFactor.tsx';
import { Sessions } from './sessions/Sessions.tsx';

type Props = { label: string; value: string; onEdit: () => void };

/** Renders one detail of the account, with a button that opens its dialog. */
function SettingRow({ label, value, onEdit }: Props) {
  return (
    <div className={`stack-3 end ${styles.row}`}>
      <TextField label={label} value={value} readOnly />
      <IconButton label={`Edit ${label}`} icon={<Pencil size={18} />} onClick={onEdit} />
    </div>
  );
}

const NameDialog = lazyPart(() => import('./NameDialog.tsx').then((module) => module.NameDialog));
const EmailDialog = lazyPart(() => import('./EmailDialog.tsx').then((module) => module.EmailDialog));

type Editing = 'fname' | 'lname' | 'email' | undefined;

/** Renders name, email, password, passkeys, second factor and sessions of the caller. */
export function AccountSettingsPage() {
  return (
    <MemberPage
      title="Account Settings"
      lead="Manage your account's details."
      prompt="Please Login to view your profile."
      pending={<Spinner label="Loading your account" />}
    >
      {(user) => <AccountSettings user={user} />}
    </MemberPage>
  );
}

function AccountSettings({ user }: { user: User }) {
  const [editing, setEditing] = useState<Editing>();
  const close = () => setEditing(undefined);
  return (
    <div className={`stack-6 ${styles.sections}`}>
      <Section title="Account Information">
        <p className="quiet wrap">
          User ID: <code>{user._id}</code>
        </p>
        <SettingRow label="First Name" value={user.fname} onEdit={() => setEditing('fname')} />
        <SettingRow label="Last Name" value={user.lname} onEdit={() => setEditing('lname')} />
        <SettingRow label="Email" value={user.email} onEdit={() => setEditing('email')} />
        {user.confirmedEmail && (
          <p className={`amber text-sm wrap ${styles.hint}`} role="status">
            Please confirm this address by the link that we have mailed to it. Until then, mails go to{' '}
            <b>{user.confirmedEmail}</b>.
          </p>
        )}
      </Section>
      <ChangePasswordForm />
      <Passkeys />
      <SecondFactor user={user} />
      <Sessions />
      <OwnData />
      {(editing === 'fname' || editing === 'lname') && <NameDialog user={user} field={editing} onClose={close} />}
      {editing === 'email' && <EmailDialog user={user} onClose={close} />}
    </div>
  );
}

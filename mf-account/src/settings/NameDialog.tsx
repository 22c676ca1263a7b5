import { checkNameCombination, MAX_NAME, NAME_TAKEN, type User, updateUserDetails } from '@ethereal/contracts/identity';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { useTyped } from '@ethereal/web-kit/forms/useTyped.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { lockNote } from './change-lock.ts';
import { changeUnlessTaken } from './change-outcome.ts';

type Props = { user: User; field: 'fname' | 'lname'; onClose: () => void };

const LABELS = { fname: 'First Name', lname: 'Last Name' } as const;

/** Changes the first or the last name. */
export function NameDialog({ user, field, onClose }: Props) {
  const [value, setValue] = useTyped(`new ${field}`, '');
  const label = LABELS[field];
  const change = () => {
    const changed = field === 'fname' ? { fname: value } : { lname: value };
    return changeUnlessTaken({
      isUnique: () => callApi(checkNameCombination, { body: { fname: user.fname, lname: user.lname, ...changed } }),
      update: () => callApi(updateUserDetails, { body: changed }),
      taken: NAME_TAKEN,
    });
  };
  return (
    <ChangeDialog
      title={`Change Your ${label}`}
      note={lockNote('name', user.nameChangedAt, new Date())}
      current={`Current ${label}: ${user[field]}`}
      change={change}
      success={`${label} has been changed successfully`}
      onClose={onClose}
    >
      {(error) => (
        <TextField
          label={`New ${label}`}
          autoComplete={field === 'fname' ? 'given-name' : 'family-name'}
          required
          maxLength={MAX_NAME}
          value={value}
          error={error}
          // A blank name counts as an empty one, which the browser refuses.
          onChange={(event) => setValue(event.target.value.trimStart())}
        />
      )}
    </ChangeDialog>
  );
}

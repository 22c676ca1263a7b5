import {
  type DeskPerson,
  endPersonsSessions,
  removePersonsSecondFactor,
  restorePerson,
  suspendPerson,
} from '@ethereal/contracts/identity';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { ActButton } from '../acts/ActButton.tsx';
import { ReasonButton } from '../acts/ReasonButton.tsx';
import lists from '../lists/Lists.module.css';
import { deskKeys } from '../query-keys.ts';
import { fullName } from './PersonPills.tsx';

/** Renders the acts of an operator on a person; none on oneself or on another operator. */
export function PersonActs({ person }: { person: DeskPerson }) {
  const { user } = useSession();
  const params = { id: person._id };
  if (person._id === user?._id) return <p className="quiet">That is you.</p>;
  if (person.roles.includes('operator')) return <p className="quiet">Nobody decides on another operator.</p>;
  return (
    <div className={`row-2 ${lists.acts}`}>
      {person.suspended ? (
        <ActButton
          label="Restore"
          act={() => callApi(restorePerson, { params })}
          done="They may log in again."
          queryKey={deskKeys.all}
        />
      ) : (
        <ReasonButton
          label="Suspend"
          title={`Suspend ${fullName(person)}?`}
          description="Their sessions end, what they sell leaves the shop, and they cannot log in until they are restored."
          act={(reason) => callApi(suspendPerson, { params, body: { reason } })}
          done="They are suspended."
          queryKey={deskKeys.all}
        />
      )}
      <ActButton
        label="End all sessions"
        act={() => callApi(endPersonsSessions, { params })}
        done="Their sessions ended."
        queryKey={deskKeys.people}
      />
      {(person.secondFactor || (person.passkeys ?? 0) > 0) && (
        <ReasonButton
          label={person.passkeys ? 'Remove second factor and passkeys' : 'Remove second factor'}
          title={`Remove the second factor${person.passkeys ? ' and passkeys' : ''} of ${fullName(person)}?`}
          description="Only after you checked their identity: say below how. Their sessions end, and their password alone logs them in."
          submitText="Remove"
          act={(identityCheck) => callApi(removePersonsSecondFactor, { params, body: { identityCheck } })}
          done="Their second factor is removed."
          queryKey={deskKeys.people}
        />
      )}
    </div>
  );
}

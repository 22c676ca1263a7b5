import {
  type DeskPerson,
  endPersonsSessions,
  removePersonsSecondFactor,
  restorePerson,
  suspendPerson,
} from '@ethereal/contracts/identity';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { ReasonButton } from '../acts/ReasonButton.tsx';
import { useDeskAction } from '../acts/useDeskAction.ts';
import { deskKeys } from '../lists/desk-keys.ts';
import lists from '../lists/Lists.module.css';
import { fullName } from './PersonPills.tsx';

/** Acts of an operator on a person; none on oneself or on another operator. */
export function PersonActs({ person }: { person: DeskPerson }) {
  const { user } = useSession();
  const params = { id: person._id };
  const restore = useDeskAction(() => callApi(restorePerson, { params }), 'They may log in again.', deskKeys.all);
  const end = useDeskAction(() => callApi(endPersonsSessions, { params }), 'Their sessions ended.', deskKeys.people);
  if (person._id === user?._id) return <p className="quiet">That is you.</p>;
  if (person.roles.includes('operator')) return <p className="quiet">Nobody decides on another operator.</p>;
  return (
    <div className={`row-2 ${lists.acts}`}>
      {person.suspended ? (
        <Button size="small" variant="secondary" busy={restore.isPending} onClick={() => restore.mutate(undefined)}>
          Restore
        </Button>
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
      <Button size="small" variant="secondary" busy={end.isPending} onClick={() => end.mutate(undefined)}>
        End all sessions
      </Button>
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

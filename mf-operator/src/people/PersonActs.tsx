import {
  type DeskPerson,
  endPersonsSessions,
  removePersonsSecondFactor,
  restorePerson,
  suspendPerson,
} from '@ethereal/contracts/identity';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useState } from 'react';
import { useAct } from '../acts/useAct.ts';
import { deskKeys } from '../lists/desk-keys.ts';
import lists from '../lists/Lists.module.css';
import { fullName } from './PersonPills.tsx';

const ReasonDialog = lazyPart(() => import('../acts/ReasonDialog.tsx').then((file) => file.ReasonDialog));

/** Acts of an operator on a person; none on oneself or on another operator. */
export function PersonActs({ person }: { person: DeskPerson }) {
  const { user } = useSession();
  const [asking, setAsking] = useState<'suspend' | 'second-factor'>();
  const params = { id: person._id };
  const suspend = useAct(
    (reason: string) => callApi(suspendPerson, { params, body: { reason } }),
    'They are suspended.',
    deskKeys.all,
  );
  const restore = useAct(() => callApi(restorePerson, { params }), 'They may log in again.', deskKeys.all);
  const end = useAct(() => callApi(endPersonsSessions, { params }), 'Their sessions ended.', deskKeys.people);
  const removeFactor = useAct(
    (identityCheck: string) => callApi(removePersonsSecondFactor, { params, body: { identityCheck } }),
    'Their second factor is removed.',
    deskKeys.people,
  );
  if (person._id === user?._id) return <p className={lists.detail}>That is you.</p>;
  if (person.roles.includes('operator')) return <p className={lists.detail}>Nobody decides on another operator.</p>;
  return (
    <div className={lists.acts}>
      {person.suspended ? (
        <Button size="small" variant="secondary" busy={restore.isPending} onClick={() => restore.mutate(undefined)}>
          Restore
        </Button>
      ) : (
        <Button size="small" variant="secondary" onClick={() => setAsking('suspend')}>
          Suspend
        </Button>
      )}
      <Button size="small" variant="secondary" busy={end.isPending} onClick={() => end.mutate(undefined)}>
        End all sessions
      </Button>
      {(person.secondFactor || (person.passkeys ?? 0) > 0) && (
        <Button size="small" variant="secondary" onClick={() => setAsking('second-factor')}>
          {person.passkeys ? 'Remove second factor and passkeys' : 'Remove second factor'}
        </Button>
      )}
      {asking === 'second-factor' && (
        <ReasonDialog
          title={`Remove the second factor${person.passkeys ? ' and passkeys' : ''} of ${fullName(person)}?`}
          description="Only after you checked their identity: say below how. Their sessions end, and their password alone logs them in."
          submitText="Remove"
          busy={removeFactor.isPending}
          onClose={() => setAsking(undefined)}
          onSubmit={(check) => removeFactor.mutate(check, { onSuccess: () => setAsking(undefined) })}
        />
      )}
      {asking === 'suspend' && (
        <ReasonDialog
          title={`Suspend ${fullName(person)}?`}
          description="Their sessions end, what they sell leaves the shop, and they cannot log in until they are restored."
          submitText="Suspend"
          busy={suspend.isPending}
          onClose={() => setAsking(undefined)}
          onSubmit={(reason) => suspend.mutate(reason, { onSuccess: () => setAsking(undefined) })}
        />
      )}
    </div>
  );
}

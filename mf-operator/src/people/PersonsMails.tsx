import { listPersonsMails, type PersonsMail, resendMail } from '@ethereal/contracts/identity';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { ErrorState } from '@ethereal/web-kit/components/ErrorState.tsx';
import { useQuery } from '@tanstack/react-query';
import { useAct } from '../acts/useAct.ts';
import { deskKeys } from '../lists/desk-keys.ts';
import lists from '../lists/Lists.module.css';
import { moment } from '../lists/moment.ts';
import styles from './Person.module.css';

/** Lists the mails to a person by subject; each can be sent again. */
export function PersonsMails({ id }: { id: string }) {
  const found = useQuery({
    queryKey: [...deskKeys.people, id, 'mails'],
    queryFn: ({ signal }) => callApi(listPersonsMails, { params: { id }, signal }),
    staleTime: 0,
  });
  return (
    <section className={styles.part} aria-labelledby="persons-mails">
      <h3 id="persons-mails">Mails of the last week</h3>
      {found.isError && (
        <ErrorState title="This could not be loaded." onRetry={() => found.refetch()} busy={found.isFetching} />
      )}
      {found.data?.mails.length === 0 && <p className={lists.detail}>Nothing mailed.</p>}
      <ul className={lists.rows}>
        {found.data?.mails.map((mail) => (
          <MailRow key={mail._id} person={id} mail={mail} />
        ))}
      </ul>
    </section>
  );
}

function MailRow({ person, mail }: { person: string; mail: PersonsMail }) {
  const { _id, subject, state, at, mayBeResent } = mail;
  const resend = useAct(
    () => callApi(resendMail, { params: { id: person, mail: _id } }),
    'The mail is sent once more.',
    [...deskKeys.people, person, 'mails'],
  );
  return (
    <li className={lists.row}>
      <div className={lists.head}>
        <span className={lists.name}>{subject}</span>
        <span className={state === 'refused' ? `${lists.pill} ${lists.warning}` : lists.pill}>{state}</span>
        <time className={lists.detail} dateTime={at}>
          {moment(at)}
        </time>
      </div>
      {mayBeResent && (
        <div className={lists.acts}>
          <Button
            size="small"
            variant="secondary"
            aria-label={`Send again: ${subject}`}
            busy={resend.isPending}
            onClick={() => resend.mutate(undefined)}
          >
            Send again
          </Button>
        </div>
      )}
    </li>
  );
}

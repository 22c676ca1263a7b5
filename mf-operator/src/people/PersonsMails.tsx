import { listPersonsMails, type PersonsMail, resendMail } from '@ethereal/contracts/identity';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { useQuery } from '@tanstack/react-query';
import { ActButton } from '../acts/ActButton.tsx';
import lists from '../lists/Lists.module.css';
import { moment } from '../lists/moment.ts';
import { deskKeys } from '../query-keys.ts';
import { NoRows, PersonSection } from './PersonSection.tsx';

/** Lists the mails to a person by subject; each can be sent again. */
export function PersonsMails({ id }: { id: string }) {
  const found = useQuery({
    queryKey: [...deskKeys.people, id, 'mails'],
    queryFn: ({ signal }) => callApi(listPersonsMails, { params: { id }, signal }),
    staleTime: 0,
  });
  return (
    <PersonSection title="Mails of the last week">
      <QueryView
        query={found}
        pending={<LoadingRows label="Loading mails" height="4rem" />}
        failed="The mails could not be loaded."
        isEmpty={({ mails }) => mails.length === 0}
        empty={<NoRows>Nothing mailed.</NoRows>}
      >
        {({ mails }) => (
          <ul className="stack-3">
            {mails.map((mail) => (
              <MailRow key={mail._id} person={id} mail={mail} />
            ))}
          </ul>
        )}
      </QueryView>
    </PersonSection>
  );
}

function MailRow({ person, mail }: { person: string; mail: PersonsMail }) {
  const { _id, subject, state, at, mayBeResent } = mail;
  return (
    <li className={`card ${lists.row}`}>
      <div className="row-2-3 center">
        <span className="strong">{subject}</span>
        <span className={state === 'refused' ? 'pill amber' : 'pill'}>{state}</span>
        <time className="quiet" dateTime={at}>
          {moment(at)}
        </time>
      </div>
      {mayBeResent && (
        <div className={`row-2 ${lists.acts}`}>
          <ActButton
            label="Send again"
            name={subject}
            act={() => callApi(resendMail, { params: { id: person, mail: _id } })}
            done="The mail is sent once more."
            queryKey={[...deskKeys.people, person, 'mails']}
          />
        </div>
      )}
    </li>
  );
}

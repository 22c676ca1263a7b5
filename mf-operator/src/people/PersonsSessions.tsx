import type { AccountSession } from '@ethereal/contracts/identity';
import lists from '../lists/Lists.module.css';
import { moment } from '../lists/moment.ts';
import { NoRows, PersonSection } from './PersonSection.tsx';

export type Session = Omit<AccountSession, 'current'>;

/** Lists the sessions of a person. */
export function PersonsSessions({ sessions }: { sessions: readonly Session[] }) {
  return (
    <PersonSection title="Sessions">
      {sessions.length === 0 && <NoRows>Logged in nowhere.</NoRows>}
      <ul className="stack-3">
        {sessions.map(({ _id, device, network, startedAt, lastUsedAt }) => (
          <li key={_id} className={`card ${lists.row}`}>
            <span>
              {device} · {network}
            </span>
            <span className="quiet">
              since <time dateTime={startedAt}>{moment(startedAt)}</time>, last used{' '}
              <time dateTime={lastUsedAt}>{moment(lastUsedAt)}</time>
            </span>
          </li>
        ))}
      </ul>
    </PersonSection>
  );
}

import type { AccountSession } from '@ethereal/contracts/identity';
import lists from '../lists/Lists.module.css';
import { moment } from '../lists/moment.ts';
import styles from './Person.module.css';

export type Session = Omit<AccountSession, 'current'>;

/** Lists the sessions of a person. */
export function PersonsSessions({ sessions }: { sessions: readonly Session[] }) {
  return (
    <section className={styles.part} aria-labelledby="persons-sessions">
      <h3 id="persons-sessions">Sessions</h3>
      {sessions.length === 0 && <p className={lists.detail}>Logged in nowhere.</p>}
      <ul className={lists.rows}>
        {sessions.map(({ _id, device, network, startedAt, lastUsedAt }) => (
          <li key={_id} className={lists.row}>
            <span>
              {device} · {network}
            </span>
            <span className={lists.detail}>
              since <time dateTime={startedAt}>{moment(startedAt)}</time>, last used{' '}
              <time dateTime={lastUsedAt}>{moment(lastUsedAt)}</time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { Report } from '@ethereal/contracts/reports';
import { Link } from '@ethereal/web-kit/router.ts';
import { moment } from '../lists/moment.ts';
import styles from './Reports.module.css';
import { ACTION_WORDS, KIND_WORDS } from './report-words.ts';

/** Lists the latest decisions on things of the person whom a report concerns. */
export const EarlierReports = ({ earlier }: { earlier: NonNullable<Report['earlier']> }) => (
  <details className={styles.decision}>
    <summary>Earlier decisions about the same person: {earlier.length}</summary>
    <ul className={styles.reasons}>
      {earlier.map(({ _id, kind, name, link, action, reason, at }) => (
        <li key={_id}>
          <b>{ACTION_WORDS[action].label}</b> · {moment(at)} · {KIND_WORDS[kind]}{' '}
          <Link to={link} dir="auto">
            {name}
          </Link>{' '}
          · <q dir="auto">{reason}</q>
        </li>
      ))}
    </ul>
  </details>
);

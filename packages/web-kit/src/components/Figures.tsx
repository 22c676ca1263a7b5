import { Link } from '@ethereal/web-kit/router.ts';
import styles from './Figures.module.css';

export type Figure = {
  label: string;
  value: string;
  /** Page with the things that are counted. */
  list?: string | undefined;
  /** Text below the value. */
  note?: string | undefined;
};

/** Renders figures side by side, each below its label. */
export const Figures = ({ figures, isBusy }: { figures: readonly Figure[]; isBusy?: boolean }) => (
  <dl className={`stack-4 ${styles.figures}`} aria-busy={isBusy}>
    {figures.map(({ label, value, list, note }) => (
      <div key={label}>
        <dt className="quiet">
          {list ? (
            <Link className="underlined" to={list}>
              {label}
            </Link>
          ) : (
            label
          )}
        </dt>
        <dd className="text-xl figure wrap">{value}</dd>
        {note && <dd className="note">{note}</dd>}
      </div>
    ))}
  </dl>
);

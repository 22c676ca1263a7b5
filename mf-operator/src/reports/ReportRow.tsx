import { REPORT_CAUSE_LABELS } from '@ethereal/contracts/report-words';
import type { Report } from '@ethereal/contracts/reports';
import type { ReviewPicture } from '@ethereal/contracts/reviews';
import { sourcesOf } from '@ethereal/shop-ui/components/picture-sources.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Link } from '@ethereal/web-kit/router.ts';
import { DeskRow } from '../lists/DeskRow.tsx';
import lists from '../lists/Lists.module.css';
import { moment } from '../lists/moment.ts';
import { DeskPerson } from '../people/DeskPerson.tsx';
import { SellerLink } from '../people/PersonLink.tsx';
import { ReportedItem } from './ReportedItem.tsx';
import { ReportNotes } from './ReportNotes.tsx';
import styles from './Reports.module.css';
import { ACTION_LABELS, KIND_LABELS } from './report-labels.ts';

/** Renders the uncropped pictures of a reported review; each opens in full size in its own tab. */
const ReportedPictures = ({ pictures }: { pictures: readonly ReviewPicture[] }) => (
  <ul className={`row-2 ${styles.pictures}`}>
    {pictures.map(({ url, public_id, width, height }, index) => (
      <li key={public_id}>
        <a href={url} target="_blank" rel="noopener noreferrer">
          <img
            {...sourcesOf(url)}
            sizes="10rem"
            width={width}
            height={height}
            loading="lazy"
            alt={`Shown in the review, ${index + 1} of ${pictures.length}`}
          />
        </a>
      </li>
    ))}
  </ul>
);

/** Lists the latest decisions on things of the person whom a report concerns. */
const EarlierReports = ({ earlier }: { earlier: NonNullable<Report['earlier']> }) => (
  <details className="muted prose">
    <summary>Earlier decisions about the same person: {earlier.length}</summary>
    <ul className="stack-1 keep-lines prose">
      {earlier.map(({ _id, kind, name, link, action, reason, at }) => (
        <li key={_id}>
          <b>{ACTION_LABELS[action].label}</b> · {moment(at)} · {KIND_LABELS[kind]}{' '}
          <Link to={link} dir="auto">
            {name}
          </Link>{' '}
          · <q dir="auto">{reason}</q>
        </li>
      ))}
    </ul>
  </details>
);

type Props = {
  report: Report;
  isOperator: boolean;
  isChosen: boolean;
  onChoose: () => void;
  onDecide: () => void;
  onUndo: () => void;
};

/**
 * Renders one report: target, number of people, times, reasons and the decision. On the row, Enter decides and x
 * chooses.
 */
export function ReportRow({ report, isOperator, isChosen, onChoose, onDecide, onUndo }: Props) {
  const { kind, target, count, reasons, causes = [], earlier, firstAt, lastAt, decision, answer } = report;
  const mayDecide = isOperator && !decision;
  const label = `${KIND_LABELS[kind]}: ${target.name}`;
  return (
    <DeskRow label={label} {...(mayDecide && { onEnter: onDecide, onX: onChoose })}>
      <div className="row-2-3 center">
        {mayDecide && (
          <input
            type="checkbox"
            className={styles.choose}
            aria-label={`Choose ${label}`}
            checked={isChosen}
            onChange={onChoose}
          />
        )}
        <span className="pill">{KIND_LABELS[kind]}</span>
        {causes.map((cause) => (
          <span key={cause} className="pill">
            {REPORT_CAUSE_LABELS[cause]}
          </span>
        ))}
        <Link className="strong" to={target.link} dir="auto">
          {target.name}
        </Link>
        <span className="quiet">
          {count === 1 ? 'by 1 person' : `by ${count} people`}, first <Time at={firstAt} />
          {count > 1 && (
            <>
              , last <Time at={lastAt} />
            </>
          )}
        </span>
      </div>
      {kind === 'item' && <ReportedItem target={target} />}
      {kind === 'seller' && (
        <p className="quiet">
          Orders, items, sessions of <SellerLink id={target._id} />
        </p>
      )}
      <ul className="stack-1 keep-lines prose">
        {reasons.map((reason, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several people may send the same words.
          <li key={index} dir="auto">
            {reason}
          </li>
        ))}
      </ul>
      {target.pictures && <ReportedPictures pictures={target.pictures} />}
      {decision && (
        <p className="muted prose">
          <b>{ACTION_LABELS[decision.action].label}</b> · <Time at={decision.at} /> · <DeskPerson id={decision.by} /> ·{' '}
          <q dir="auto">{decision.reason}</q>
        </p>
      )}
      {answer && (
        <p className="muted prose">
          <b>Their answer</b> · <Time at={answer.at} /> · <q dir="auto">{answer.text}</q>
        </p>
      )}
      {earlier && <EarlierReports earlier={earlier} />}
      <ReportNotes report={report} />
      {isOperator && (
        <div className={`row-2 ${lists.acts}`}>
          <Button
            size="small"
            variant="secondary"
            aria-label={`${decision ? 'Undo the decision' : 'Decide'}: ${target.name}`}
            onClick={decision ? onUndo : onDecide}
          >
            {decision ? 'Undo' : 'Decide'}
          </Button>
        </div>
      )}
    </DeskRow>
  );
}

const Time = ({ at }: { at: string }) => <time dateTime={at}>{moment(at)}</time>;

import type { ReportAction, ReportKind } from '@ethereal/contracts/report-words';
import { type DecisionToAnswer, MAX_ANSWER } from '@ethereal/contracts/reports';
import { MembersOnly } from '@ethereal/shop-ui/components/MembersOnly.tsx';
import { NotFound } from '@ethereal/shop-ui/components/NotFound.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { TextForm } from '@ethereal/web-kit/components/TextForm.tsx';
import { longDay } from '@ethereal/web-kit/format/local-day.ts';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { Link, useParams } from '@ethereal/web-kit/router.ts';
import styles from './DecisionPage.module.css';
import { useAnswerDecision, useDecision } from './useDecision.ts';

const THINGS: Readonly<Record<ReportKind, string>> = {
  item: 'Your item',
  seller: 'Your store',
  review: 'Your review',
};
const DONE: Readonly<Record<ReportAction, string>> = {
  keep: 'stays as it is.',
  hide: 'was hidden.',
  remove: 'was removed.',
  warn: 'stays, with this warning.',
  suspend: 'led to the suspension of your account.',
};

/** Returns the text of a decision, such as 'Your item was hidden.' */
const decisionText = (kind: ReportKind, action: ReportAction): string => `${THINGS[kind]} ${DONE[action]}`;

const LOADING = <LoadingRows label="Loading the decision" height="10rem" />;

/**
 * Renders a decision of an operator about the caller's item, store, review or message, with its reason. The caller can
 * answer it once.
 */
export function DecisionPage() {
  useDocumentTitle('Decision');
  return (
    <div className="stack-5">
      <MembersOnly prompt="Please Login to view the decision." pending={LOADING}>
        <Loaded />
      </MembersOnly>
    </div>
  );
}

function Loaded() {
  const { reportId = '' } = useParams();
  return (
    <QueryView
      query={useDecision(reportId)}
      pending={LOADING}
      failed="The decision could not be loaded."
      missing={<NotFound />}
    >
      {(decision) => <Decision {...decision} />}
    </QueryView>
  );
}

function Decision({ _id, kind, target, decision, answer }: DecisionToAnswer) {
  return (
    <>
      <h1 className="text-2xl">{decisionText(kind, decision.action)}</h1>
      <dl className={`card stack-1 pad-5 wrap ${styles.facts}`}>
        <dt>What was reported</dt>
        <dd>
          <Link to={target.link} dir="auto">
            {target.name}
          </Link>
        </dd>
        <dt>Why</dt>
        <dd dir="auto">{decision.reason}</dd>
        <dt>Decided</dt>
        <dd>{longDay(decision.at)}</dd>
        {answer && (
          <>
            <dt>Your answer</dt>
            <dd dir="auto">{answer.text}</dd>
          </>
        )}
      </dl>
      {answer ? <p role="status">Our team reads your answer.</p> : <AnswerForm id={_id} />}
    </>
  );
}

/** Renders the form for the only answer to a decision. */
function AnswerForm({ id }: { id: string }) {
  const answer = useAnswerDecision(id);
  return (
    <TextForm
      keptAs={`answer to decision ${id}`}
      label="Your answer"
      hint="If you see it differently, say why. You can answer once."
      rows={5}
      maxLength={MAX_ANSWER}
      missing="Write your answer first."
      submitText="Send answer"
      busy={answer.isPending}
      onSubmit={(text) => answer.mutate(text)}
    />
  );
}

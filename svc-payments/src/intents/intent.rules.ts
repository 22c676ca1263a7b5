import type { PaymentStep } from '@ethereal/contracts/payments';
import type { Report } from '../providers/provider.ts';
import {
  type Authorization,
  type Command,
  type Decision,
  type Funding,
  type HistoryStep,
  type Intent,
  type LineOperation,
  lineIdOf,
  type PageRequest,
  type Part,
  type PaymentLine,
  type PaymentSession,
  type Split,
} from './intent.ts';
import { divideLine } from './split-line.rules.ts';

/** Funding after each report. A report that is missing here is late or repeated and changes nothing. */
const FUNDING: Readonly<Record<Funding, Partial<Record<'authorize' | 'decline' | 'cancel' | 'expire', Funding>>>> = {
  created: { authorize: 'authorized', decline: 'failed', cancel: 'cancelled', expire: 'expired' },
  failed: { authorize: 'authorized', decline: 'failed', cancel: 'cancelled', expire: 'expired' },
  authorized: {},
  cancelled: {},
  expired: {},
};

const partOf = ({ product, lineId, cents }: PaymentLine): Part => ({ product, ...(lineId && { lineId }), cents });

/** Returns the lines that are still to be paid. */
export const openParts = ({ lines }: Pick<Intent, 'lines'>): Part[] =>
  lines.filter(({ cancelledAt }) => !cancelledAt).map(partOf);

/** Returns the line of an intent with an id. */
export const lineOf = (intent: Intent, id: string) => intent.lines.find((line) => lineIdOf(line) === id);

const withLine = (intent: Intent, id: string, change: Partial<PaymentLine>): Intent => ({
  ...intent,
  lines: intent.lines.map((line) => (lineIdOf(line) === id ? { ...line, ...change } : line)),
});

const OPERATIONS = ['capture', 'refund', 'mature'] as const;

/**
 * Whether an operation on this line has started, so that the provider or the ledger may have its amount before the
 * intent records it.
 */
const isBusy = (line: PaymentLine): boolean => OPERATIONS.some((operation) => line[operation] === 'started');

/**
 * Splits a part from a line. The shares of a captured line are fixed, so that they sum to what was booked for the
 * whole.
 */
function splitLine(intent: Intent, whole: PaymentLine, { step: moved, at, ...amounts }: Split & { at: Date }): Intent {
  const { lineId } = amounts;
  if (lineOf(intent, lineId)) return withLine(intent, lineId, { [moved]: at });
  const { rest, part } = divideLine(whole, amounts, intent.commissionBasisPoints);
  const moving = { ...part, [moved]: at };
  return { ...intent, lines: intent.lines.flatMap((line) => (line === whole ? [rest, moving] : [line])) };
}

/** Applies the splits that waited for an operation on a line. */
function applySplits(intent: Intent, id: string): Intent {
  const splits = lineOf(intent, id)?.splits ?? [];
  return splits.reduce((current, split) => {
    const whole = lineOf(current, id);
    return whole ? splitLine(current, whole, split) : current;
  }, intent);
}

const withEnded = (intent: Intent, session: string): Intent => ({
  ...intent,
  sessions: intent.sessions.map((page) => (page.id === session ? { ...page, ended: true } : page)),
});

const isEnded = ({ sessions }: Intent, session: string): boolean =>
  sessions.some(({ id, ended }) => id === session && ended);

const step = (type: PaymentStep, at: Date, parts: Part[]): HistoryStep => ({ type, at, parts });

const requestsOf = ({ pageRequests = [] }: Intent): PageRequest[] => pageRequests;
const isRequested = (intent: Intent, key: string | undefined): boolean =>
  requestsOf(intent).some((request) => request.key === key);

function requestPage(intent: Intent, request: PageRequest): Decision {
  if (isRequested(intent, request.key)) return undefined;
  return { intent: { ...intent, pageRequests: [...requestsOf(intent), request] } };
}

const withoutRequest = (intent: Intent, key: string | undefined): Intent => ({
  ...intent,
  pageRequests: requestsOf(intent).filter((request) => request.key !== key),
});

function openSession(before: Intent, session: PaymentSession, key: string | undefined): Decision {
  const isKnown = before.sessions.some(({ id }) => id === session.id);
  const intent = isRequested(before, key) ? withoutRequest(before, key) : before;
  if (isKnown) return intent === before ? undefined : { intent };
  return { intent: { ...intent, sessions: [...intent.sessions, session] } };
}

function authorize(before: Intent, authorization: Authorization, now: Date): Decision {
  const known = [before.authorization, ...before.surplus].some((earlier) => earlier?.id === authorization.id);
  if (known) return undefined;
  const intent = withEnded(before, authorization.session);
  const funding = FUNDING[intent.funding].authorize;
  // Two open pages pay an order once, and a page that is paid after its order has ended buys nothing.
  if (!funding) return { intent: { ...intent, surplus: [...intent.surplus, authorization] } };
  const session = intent.sessions.find(({ id }) => id === authorization.session);
  const parts = session?.parts ?? openParts(intent);
  const paid = new Set(parts.map(lineIdOf));
  // A line that was cancelled before the page was opened is not part of the authorization.
  const lines = intent.lines.map((line) => (paid.has(lineIdOf(line)) ? line : { ...line, released: true as const }));
  return { intent: { ...intent, funding, authorization, lines }, step: step('authorized', now, parts) };
}

function fund(intent: Intent, report: 'decline' | 'expire', now: Date): Decision {
  const funding = FUNDING[intent.funding][report];
  if (!funding || funding === 'created' || funding === 'authorized') return undefined;
  return { intent: { ...intent, funding }, step: step(funding, now, openParts(intent)) };
}

/** Ends a page after a declined card. A repeated report about the page changes nothing. */
function decline(intent: Intent, session: string, now: Date): Decision {
  if (isEnded(intent, session)) return undefined;
  const ended = withEnded(intent, session);
  return fund(ended, 'decline', now) ?? { intent: ended };
}

type Move = Extract<Command, { type: 'move-line' }>;

/**
 * Returns the intent with the line moved, and split from another line if it was not yet; undefined when nothing
 * changes.
 */
function movedLine(intent: Intent, { line: id, step: moved, split }: Move, at: Date): Intent | undefined {
  const line = lineOf(intent, id);
  if (line) return line[moved] ? undefined : withLine(intent, id, { [moved]: at });
  const whole = split && lineOf(intent, split.from);
  if (!whole) return undefined;
  const { from, discounts, ...amounts } = split;
  const part = { lineId: id, ...amounts, ...(discounts && { discounts }), step: moved, at };
  if (!isBusy(whole)) return splitLine(intent, whole, part);
  const { splits = [] } = whole;
  if (splits.some((waiting) => waiting.lineId === id && waiting.step === moved)) return undefined;
  return withLine(intent, from, { splits: [...splits, part] });
}

function moveLine(intent: Intent, move: Move, now: Date): Decision {
  const next = movedLine(intent, move, now);
  if (!next) return undefined;
  if (move.step !== 'cancelledAt' || openParts(next).length > 0) return { intent: next };
  const cancelled = FUNDING[next.funding].cancel;
  if (!cancelled) return { intent: next };
  return { intent: { ...next, funding: cancelled }, step: step('cancelled', now, intent.lines.map(partOf)) };
}

/** Whether the operation may start: the caller may have read the line before it changed. */
function mayStart(line: PaymentLine, operation: LineOperation): boolean {
  if (line[operation]) return false;
  if (operation === 'capture') return !line.released && !line.cancelledAt;
  return line.capture === 'done' && (operation === 'refund' || line.refund === undefined);
}

function progress(intent: Intent, { line: id, operation, type }: Extract<Command, { operation: unknown }>, now: Date) {
  const line = lineOf(intent, id);
  if (!line) return undefined;
  if (type === 'start')
    return mayStart(line, operation) ? { intent: withLine(intent, id, { [operation]: 'started' }) } : undefined;
  if (line[operation] === 'done') return undefined;
  const done = applySplits(withLine(intent, id, { [operation]: 'done' }), id);
  if (operation === 'mature') return { intent: done };
  const happened = operation === 'capture' ? 'captured' : 'refunded';
  return { intent: done, step: step(happened, now, [partOf(line)]) };
}

function releaseLine(intent: Intent, id: string, now: Date): Decision {
  const line = lineOf(intent, id);
  if (!line || line.released || line.capture) return undefined;
  return {
    intent: withLine(intent, id, { released: true }),
    step: step('released', now, [partOf(line)]),
  };
}

function finishRelease(intent: Intent, id: string): Decision {
  const release = (held: Authorization): Authorization => (held.id === id ? { ...held, released: true } : held);
  const { authorization, surplus } = intent;
  return {
    intent: {
      ...intent,
      ...(authorization && { authorization: release(authorization) }),
      surplus: surplus.map(release),
    },
  };
}

/** Returns the command that a page's report means for its payment; undefined while the page is open. */
export function commandOf(session: string, report: Report): Command | undefined {
  switch (report.state) {
    case 'authorized':
      return { type: 'authorize', authorization: { id: report.authorization, session, cents: report.cents } };
    case 'declined':
      return { type: 'decline', session };
    case 'expired':
      return { type: 'end-session', session };
    case 'open':
      return undefined;
  }
}

/**
 * Returns the payment after a command. Reports may be late, repeated and in any order. A report that was processed
 * before or is no longer possible changes nothing and is not an error.
 */
export function decide(command: Command, intent: Intent, now: Date): Decision {
  switch (command.type) {
    case 'open-session':
      return openSession(intent, command.session, command.key);
    case 'request-page':
      return requestPage(intent, command.request);
    case 'drop-request':
      return isRequested(intent, command.key) ? { intent: withoutRequest(intent, command.key) } : undefined;
    case 'authorize':
      return authorize(intent, command.authorization, now);
    case 'decline':
      return decline(intent, command.session, now);
    case 'end-session':
      return isEnded(intent, command.session) ? undefined : { intent: withEnded(intent, command.session) };
    case 'expire':
      return fund(intent, 'expire', now);
    case 'move-line':
      return moveLine(intent, command, now);
    case 'start':
    case 'finish':
      return progress(intent, command, now);
    case 'release-line':
      return releaseLine(intent, command.line, now);
    case 'finish-release':
      return finishRelease(intent, command.authorization);
  }
}

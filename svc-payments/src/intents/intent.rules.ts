import type { PaymentStep } from '@ethereal/contracts/payments';
import type {
  Authorization,
  Funding,
  HistoryStep,
  Intent,
  Part,
  PaymentLine,
  PaymentSession,
} from './intent.ts';

/** What happened to a line of the order. */
export type LineStep = 'shippedAt' | 'handedAt' | 'cancelledAt' | 'returnedAt';

/** What somebody reports of a payment: the buyer's page, the provider, the order, or our own work at the provider. */
export type Command =
  | { type: 'open-session'; session: PaymentSession }
  | { type: 'authorize'; authorization: Authorization }
  | { type: 'decline' }
  | { type: 'expire' }
  | { type: 'move-line'; product: string; step: LineStep }
  | { type: 'start'; product: string; operation: 'capture' | 'refund' }
  | { type: 'finish'; product: string; operation: 'capture' | 'refund' }
  | { type: 'release-line'; product: string }
  | { type: 'finish-release'; authorization: string }
  | { type: 'mature'; product: string };

/** The intent as it becomes, with the step that its history gets; undefined when nothing changes. */
export type Decision = { intent: Intent; step?: HistoryStep } | undefined;

/** Which reports move the funding on, and where to. What stands nowhere here changes nothing: it came late, or twice. */
const FUNDING: Readonly<
  Record<Funding, Partial<Record<'authorize' | 'decline' | 'cancel' | 'expire', Funding>>>
> = {
  created: { authorize: 'authorized', decline: 'failed', cancel: 'cancelled', expire: 'expired' },
  failed: { authorize: 'authorized', decline: 'failed', cancel: 'cancelled', expire: 'expired' },
  authorized: {},
  cancelled: {},
  expired: {},
};

const partOf = ({ product, cents }: PaymentLine): Part => ({ product, cents });

/** The lines that are still to be paid. */
export const openParts = ({ lines }: Pick<Intent, 'lines'>): Part[] =>
  lines.filter(({ cancelledAt }) => !cancelledAt).map(partOf);

const lineOf = (intent: Intent, product: string) => intent.lines.find((line) => line.product === product);

const withLine = (intent: Intent, product: string, change: Partial<PaymentLine>): Intent => ({
  ...intent,
  lines: intent.lines.map((line) => (line.product === product ? { ...line, ...change } : line)),
});

const step = (type: PaymentStep, at: Date, parts: Part[]): HistoryStep => ({ type, at, parts });

function authorize(intent: Intent, authorization: Authorization, now: Date): Decision {
  const known = [intent.authorization, ...intent.surplus].some((one) => one?.id === authorization.id);
  if (known) return undefined;
  const funding = FUNDING[intent.funding].authorize;
  // Two open pages pay once, and a page that outlived its order buys nothing.
  if (!funding) return { intent: { ...intent, surplus: [...intent.surplus, authorization] } };
  const session = intent.sessions.find(({ id }) => id === authorization.session);
  const parts = session?.parts ?? openParts(intent);
  const paid = new Set(parts.map(({ product }) => product));
  // A line that was cancelled before the page was opened is no part of what was authorized.
  const lines = intent.lines.map((line) =>
    paid.has(line.product) ? line : { ...line, released: true as const },
  );
  return { intent: { ...intent, funding, authorization, lines }, step: step('authorized', now, parts) };
}

function fund(intent: Intent, report: 'decline' | 'cancel' | 'expire', now: Date): Decision {
  const funding = FUNDING[intent.funding][report];
  if (!funding || funding === 'created' || funding === 'authorized') return undefined;
  return { intent: { ...intent, funding }, step: step(funding, now, openParts(intent)) };
}

function moveLine(intent: Intent, product: string, moved: LineStep, now: Date): Decision {
  const line = lineOf(intent, product);
  if (!line || line[moved]) return undefined;
  const next = withLine(intent, product, { [moved]: now });
  if (moved !== 'cancelledAt' || openParts(next).length > 0) return { intent: next };
  const cancelled = FUNDING[next.funding].cancel;
  if (!cancelled) return { intent: next };
  return { intent: { ...next, funding: cancelled }, step: step('cancelled', now, intent.lines.map(partOf)) };
}

function progress(
  intent: Intent,
  { product, operation, type }: Extract<Command, { operation: unknown }>,
  now: Date,
) {
  const line = lineOf(intent, product);
  if (!line) return undefined;
  if (type === 'start')
    return line[operation] ? undefined : { intent: withLine(intent, product, { [operation]: 'started' }) };
  if (line[operation] === 'done') return undefined;
  const happened = operation === 'capture' ? 'captured' : 'refunded';
  return {
    intent: withLine(intent, product, { [operation]: 'done' }),
    step: step(happened, now, [partOf(line)]),
  };
}

function releaseLine(intent: Intent, product: string, now: Date): Decision {
  const line = lineOf(intent, product);
  if (!line || line.released || line.capture) return undefined;
  return {
    intent: withLine(intent, product, { released: true }),
    step: step('released', now, [partOf(line)]),
  };
}

function finishRelease(intent: Intent, id: string): Decision {
  const release = (one: Authorization): Authorization => (one.id === id ? { ...one, released: true } : one);
  const { authorization, surplus } = intent;
  return {
    intent: {
      ...intent,
      ...(authorization && { authorization: release(authorization) }),
      surplus: surplus.map(release),
    },
  };
}

/**
 * What becomes of a payment. Reports may come late, twice and in any order: what was reported before, or is no longer possible, changes
 * nothing and is no error.
 */
export function decide(command: Command, intent: Intent, now: Date): Decision {
  switch (command.type) {
    case 'open-session':
      return { intent: { ...intent, sessions: [...intent.sessions, command.session] } };
    case 'authorize':
      return authorize(intent, command.authorization, now);
    case 'decline':
    case 'expire':
      return fund(intent, command.type, now);
    case 'move-line':
      return moveLine(intent, command.product, command.step, now);
    case 'start':
    case 'finish':
      return progress(intent, command, now);
    case 'release-line':
      return releaseLine(intent, command.product, now);
    case 'finish-release':
      return finishRelease(intent, command.authorization);
    case 'mature':
      return lineOf(intent, command.product)?.matured
        ? undefined
        : { intent: withLine(intent, command.product, { matured: true }) };
  }
}

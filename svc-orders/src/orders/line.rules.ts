import type { ItemStatus, LineAction, LineStatus } from '@ethereal/contracts/orders';
import type { Shipment } from '@ethereal/contracts/shipments';
import { conflict, type DomainError, forbidden, invalid } from '@ethereal/service-kit/errors';
import type { Actor, LineCommand, LineDecision, LineState } from './line.ts';
import { type HistoryStep, isAwaiting, type OrderLine } from './order.ts';
import { answerRefusal, outOfOrder, type Refusal, returnRefusal, tooLate, withdrawRefusal } from './return.rules.ts';

type Role = 'buyer' | 'seller';

/** Roles that may give each command, in some state of the line. */
const MAY_DO: Readonly<Record<LineCommand['type'], readonly Role[]>> = {
  'set-status': ['seller'],
  cancel: ['buyer', 'seller'],
  'request-return': ['buyer'],
  'withdraw-return': ['buyer'],
  'decide-return': ['seller'],
};

/** Roles that may cancel a line in each state. */
const MAY_CANCEL: Readonly<Record<LineStatus, readonly Role[]>> = {
  Pending: ['buyer', 'seller'],
  'Out for Shipping': ['seller'],
  Handed: [],
  Cancelled: [],
};

const RETURN_HISTORY = {
  approved: 'Return approved',
  declined: 'Return declined',
  received: 'Return received',
} as const;

const ownRoles = ({ order, line }: LineState, by: string): Role[] => [
  ...(order.buyer === by ? (['buyer'] as const) : []),
  ...(line.seller === by ? (['seller'] as const) : []),
];

/** Whether the user acts on behalf of others. */
const isOnBehalf = (state: LineState, { by, helps = false }: Actor): boolean =>
  helps && ownRoles(state, by).length === 0;

const rolesOf = (state: LineState, actor: Actor): Role[] =>
  isOnBehalf(state, actor) ? ['buyer', 'seller'] : ownRoles(state, actor.by);

const notAuthorized: Refusal = () => conflict('This order is not paid yet.', { code: 'PAYMENT_NOT_AUTHORIZED' });

function cancelRefusal({ line }: LineState, roles: readonly Role[]): Refusal | undefined {
  if (line.return) return tooLate('A return was asked for: the item can no longer be cancelled.');
  if (MAY_CANCEL[line.status].some((role) => roles.includes(role))) return undefined;
  if (line.status === 'Handed') return tooLate('The item was handed over: it can no longer be cancelled.');
  return tooLate('The item is on its way: only its seller can cancel it now.');
}

/** Whether the buyer may cancel a line. */
export const isCancellable = ({ status, return: returned }: OrderLine): boolean => status === 'Pending' && !returned;

/**
 * Returns the shipment of a line after its status is set. The command replaces the stored shipment; `Pending` has none.
 */
function shipmentAfter({ status, carrier, trackingNumber }: Shipment & { status: ItemStatus }, line: OrderLine) {
  if (status === 'Pending') return undefined;
  if (!carrier && !trackingNumber) return line.shipment;
  return { ...(carrier && { carrier }), ...(trackingNumber && { trackingNumber }) };
}

const isSameShipment = (a: Shipment = {}, b: Shipment = {}): boolean =>
  a.carrier === b.carrier && a.trackingNumber === b.trackingNumber;

/** Whether the line is in the state that the command requests, as after a retry. */
function isDone(command: LineCommand, { line }: LineState): boolean {
  switch (command.type) {
    case 'set-status':
      return line.status === command.status && isSameShipment(line.shipment, shipmentAfter(command, line));
    case 'cancel':
      return line.status === 'Cancelled';
    case 'request-return':
      return line.return?.state === 'requested';
    case 'withdraw-return':
      return line.return?.state === 'withdrawn';
    case 'decide-return':
      return line.return?.state === command.state;
  }
}

const BUYERS = 'Another buyer ordered this item.';
const SELLERS = 'Another seller sold this item.';

function roleRefusal(type: LineCommand['type'], roles: readonly Role[]): Refusal | undefined {
  if (MAY_DO[type].some((role) => roles.includes(role))) return undefined;
  return () => forbidden(type.endsWith('-return') && type !== 'decide-return' ? BUYERS : SELLERS);
}

/** Returns why the command is refused; undefined when it is allowed. */
function refusal(command: LineCommand, state: LineState, actor: Actor): Refusal | undefined {
  const roles = rolesOf(state, actor);
  const wrongRole = roleRefusal(command.type, roles);
  if (wrongRole) return wrongRole;
  if (isDone(command, state)) return undefined;
  switch (command.type) {
    case 'set-status':
      if (state.line.status === 'Cancelled') return outOfOrder('The item was cancelled.');
      return isAwaiting(state.order) ? notAuthorized : undefined;
    case 'cancel':
      return cancelRefusal(state, roles);
    case 'request-return':
      return returnRefusal(state, actor.now);
    case 'withdraw-return':
      return withdrawRefusal(state);
    case 'decide-return':
      return answerRefusal(state, command.state, isOnBehalf(state, actor));
  }
}

/**
 * Returns the error for a missing reason of a user who acts on behalf of others, or for a reason that is not allowed.
 */
function reasonFault(command: LineCommand, state: LineState, actor: Actor): DomainError | undefined {
  const reason = 'reason' in command ? command.reason : undefined;
  const faulty = (message: string) => invalid(message, { errors: { reason: message } });
  if (isOnBehalf(state, actor)) return reason ? undefined : faulty('Reason is required.');
  return command.type === 'decide-return' && reason !== undefined ? faulty('This field is not known.') : undefined;
}

function changeOf(command: LineCommand, { line }: LineState, now: Date) {
  switch (command.type) {
    case 'set-status': {
      const { status } = command;
      return { status, change: { status, shipment: shipmentAfter(command, line) }, reversesSale: false } as const;
    }
    case 'cancel':
      return {
        status: 'Cancelled',
        change: { status: 'Cancelled' },
        note: command.reason,
        reversesSale: true,
      } as const;
    case 'request-return': {
      const { reason } = command;
      const change = { return: { state: 'requested', reason, requestedAt: now } } as const;
      return { status: 'Return requested', change, note: reason, reversesSale: false } as const;
    }
    case 'withdraw-return': {
      if (!line.return) throw new Error('A line whose return is withdrawn must have a return.');
      const change = { return: { ...line.return, state: 'withdrawn' } } as const;
      return { status: 'Return withdrawn', change, reversesSale: false } as const;
    }
    case 'decide-return': {
      const { state, reason, sendTo, paidBy } = command;
      const note = command.note || reason;
      if (!line.return) throw new Error('A line whose return is decided must have a return.');
      const terms = state === 'approved' ? { ...(sendTo && { sendTo }), ...(paidBy && { paidBy }) } : {};
      const change = { return: { ...line.return, state, ...(note && { note }), ...terms } };
      const reversesSale = state === 'received';
      return { status: RETURN_HISTORY[state], change, note: reason ?? note, reversesSale } as const;
    }
  }
}

/** Maximum number of steps in the history of a line. */
const MAX_STEPS = 200;

/** Returns a history without its oldest steps beyond the maximum. The first step of each status is kept. */
function bounded(history: HistoryStep[]): HistoryStep[] {
  let excess = history.length - MAX_STEPS;
  const seen = new Set<HistoryStep['status']>();
  return history.filter(({ status }) => {
    if (excess <= 0 || !seen.has(status)) {
      seen.add(status);
      return true;
    }
    excess -= 1;
    return false;
  });
}

/** Returns the history of a line; a line without one starts with its order. */
export function historyOf({ order, line }: LineState): HistoryStep[] {
  return line.history ?? [{ status: 'Pending', at: order.createdAt, by: order.buyer }];
}

/**
 * Applies a command to a line. Sellers set the three statuses freely; a cancelled line stays cancelled.
 * @throws forbidden, conflict or notFound when the command is refused
 */
export function decide(command: LineCommand, state: LineState, actor: Actor): LineDecision {
  const fault = reasonFault(command, state, actor);
  if (fault) throw fault;
  const refused = refusal(command, state, actor);
  if (refused) throw refused();
  if (isDone(command, state)) return { kind: 'same' };
  const { status, change, reversesSale, ...rest } = changeOf(command, state, actor.now);
  const note = 'note' in rest && rest.note ? { note: rest.note } : {};
  const step: HistoryStep = { status, at: actor.now, by: actor.by, ...note, ...(actor.key && { key: actor.key }) };
  const history = bounded([...historyOf(state), step]);
  const { shipment, ...line } = { ...state.line, ...change };
  return {
    kind: 'changed',
    line: { ...line, ...(shipment && { shipment }), history, rev: (line.rev ?? 0) + 1 },
    step,
    reversesSale,
  };
}

const ACTIONS: Readonly<Record<Exclude<LineAction, 'set-status'>, LineCommand>> = {
  cancel: { type: 'cancel' },
  'request-return': { type: 'request-return', reason: '' },
  'approve-return': { type: 'decide-return', state: 'approved' },
  'decline-return': { type: 'decide-return', state: 'declined' },
  'receive-return': { type: 'decide-return', state: 'received' },
};

/** Returns the actions that a user may take on a line now. */
export function actionsOf(state: LineState, actor: Actor): LineAction[] {
  const { line } = state;
  const maySet = line.seller === actor.by && line.status !== 'Cancelled' && !isAwaiting(state.order);
  const others = (Object.keys(ACTIONS) as (keyof typeof ACTIONS)[]).filter(
    (action) => !isDone(ACTIONS[action], state) && !refusal(ACTIONS[action], state, actor),
  );
  return [...(maySet ? (['set-status'] as const) : []), ...others];
}

import { DAY_MS } from '@ethereal/contracts/durations';
import { RETURN_DAYS, type ReturnState } from '@ethereal/contracts/orders';
import { conflict, type DomainError, notFound } from '@ethereal/service-kit/errors';
import type { Answered, LineState } from './line.ts';

/** Answers that a seller may give to a return in each state. */
const RETURN_STEPS: Readonly<Record<ReturnState, readonly Answered[]>> = {
  requested: ['approved', 'declined'],
  approved: ['received'],
  declined: [],
  received: [],
  withdrawn: [],
};

const RETURN_MS = RETURN_DAYS * DAY_MS;

/** Creates the error of a refusal. It is called only to throw the error, because an error costs a stack trace. */
export type Refusal = () => DomainError;

export const tooLate =
  (message: string): Refusal =>
  () =>
    conflict(message, { code: 'TOO_LATE' });
export const outOfOrder =
  (message: string): Refusal =>
  () =>
    conflict(message, { code: 'OUT_OF_ORDER' });

/** Returns when a line was last handed over; the time of the order for a line without history. */
function handedAt({ order, line }: LineState): Date {
  return line.history?.findLast(({ status }) => status === 'Handed')?.at ?? order.createdAt;
}

/** Returns the moment until which a return of a line can be requested. */
export const returnUntil = (state: LineState): Date => new Date(handedAt(state).getTime() + RETURN_MS);

/** Returns why a request for a return is refused. */
export function returnRefusal(state: LineState, now: Date): Refusal | undefined {
  const { line } = state;
  if (line.return) return outOfOrder('A return of this item was settled already.');
  if (line.status !== 'Handed') return outOfOrder('Only an item that was handed over can be returned.');
  if (now > returnUntil(state))
    return tooLate(`An item can be returned up to ${RETURN_DAYS} days after it was handed over.`);
  return undefined;
}

/** Returns why an answer to a return is refused. The desk alone may approve a return that was declined. */
export function answerRefusal({ line }: LineState, next: Answered, isDesk: boolean): Refusal | undefined {
  if (!line.return) return () => notFound('Nobody asked for a return of this item.');
  const { state } = line.return;
  if (RETURN_STEPS[state].includes(next)) return undefined;
  if (isDesk && state === 'declined' && next === 'approved') return undefined;
  return outOfOrder(`A return that is ${state} cannot become ${next}.`);
}

/** Returns why a withdrawal of a return is refused. */
export function withdrawRefusal({ line }: LineState): Refusal | undefined {
  if (!line.return) return () => notFound('Nobody asked for a return of this item.');
  const { state } = line.return;
  return state === 'requested' ? undefined : outOfOrder(`A return that is ${state} cannot be withdrawn.`);
}

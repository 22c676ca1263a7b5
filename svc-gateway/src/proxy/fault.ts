/** Reason why an instance gave no answer. Only `refused` guarantees that the instance never received the request. */
type UpstreamFault = 'refused' | 'reset' | 'silent' | 'deadline';

/** Reason caused by a visitor who did not wait for the answer. */
type VisitorsFault = 'left' | 'too-large' | 'too-slow';

export type FaultReason = UpstreamFault | VisitorsFault;

/** Error that ends an exchange before the end of its answer. */
export class Fault extends Error {
  readonly reason: FaultReason;
  constructor(reason: FaultReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Whether a request failed because of its client, not of the service. */
export const isVisitorsFault = (error: unknown): boolean =>
  error instanceof Fault && ['left', 'too-large', 'too-slow'].includes(error.reason);

const REFUSALS = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Whether an error shows that no connection was made, so that no part of a request was sent. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && REFUSALS.has(String(error.code));

/** Returns the fault that corresponds to an exchange's error. */
export function faultOf(error: Error): Fault {
  if (error instanceof Fault) return error;
  return new Fault(isRefusal(error) ? 'refused' : 'reset');
}

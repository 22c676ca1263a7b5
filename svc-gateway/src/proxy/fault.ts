/** Why an instance gave no answer. Only after `refused` is it sure that it never saw the request. */
type UpstreamFault = 'refused' | 'reset' | 'silent' | 'deadline';

/** What a visitor did instead of waiting for the answer. */
type VisitorsFault = 'left' | 'too-large' | 'too-slow';

export type FaultReason = UpstreamFault | VisitorsFault;

/** Ends an exchange before its answer's end. */
export class Fault extends Error {
  readonly reason: FaultReason;
  constructor(reason: FaultReason) {
    super(reason);
    this.reason = reason;
  }
}

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

/** Whether an error says that no connection was made, so that nothing of a request was sent. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && REFUSALS.has(String(error.code));

/** What an exchange's error means. */
export function faultOf(error: Error): Fault {
  if (error instanceof Fault) return error;
  return new Fault(isRefusal(error) ? 'refused' : 'reset');
}

import type { Request, Response } from 'express';
import type { Target } from './target.ts';

/** One request while the gateway processes it. */
export type Visit = {
  req: Request;
  res: Response;
  target: Target;
  requestId: string;
  /** W3C trace context that is passed on to services. */
  traceparent: string;
  /** Address of the visitor: the peer's address, or the address that a trusted proxy forwards. */
  address: string;
  /** Scheme and host as the visitor's browser sees them: `http` or `https`, and for example `shop.example:3000`. */
  scheme: string;
  host: string;
  /** `performance.now()` at arrival. */
  startedAt: number;
};

/** Returns the visit that a response belongs to. */
export const visitOf = (res: Response): Visit => res.locals.visit;

import type { Request, Response } from 'express';
import type { Target } from './target.ts';

/** One request on its way through the gateway. */
export type Visit = {
  req: Request;
  res: Response;
  target: Target;
  requestId: string;
  /** W3C trace context that services go on with. */
  traceparent: string;
  /** The visitor's address: the peer's, or what a trusted proxy in front says. */
  address: string;
  /** As the visitor's browser sees it: `http` or `https`, and `shop.example:3000`. */
  scheme: string;
  host: string;
  /** `performance.now()` at arrival. */
  startedAt: number;
};

/** The visit that a response answers. */
export const visitOf = (res: Response): Visit => res.locals.visit;

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, Response } from 'express';
import type { FaultReason } from '../proxy/fault.ts';
import type { RequestLimits } from '../proxy/request-limits.ts';
import type { UpstreamGroup } from '../proxy/upstream-group.ts';
import type { Target } from './target.ts';

/** One request while the gateway processes it. */
export type Visit = {
  req: IncomingMessage;
  res: VisitResponse;
  target: Target;
  requestId: string;
  /** W3C trace context of the gateway's span of this request, if requests are traced. */
  trace: string | undefined;
  /** Address of the visitor: the peer's address, or the address that a trusted proxy forwards. */
  address: string;
  /** Scheme and host as the visitor's browser sees them: `http` or `https`, and for example `shop.example:3000`. */
  scheme: string;
  host: string;
  /** `performance.now()` at arrival. */
  startedAt: number;
};

/** A response with the state of its visit. */
export type VisitResponse = ServerResponse & {
  locals: {
    visit: Visit;
    /** Template of the route that answers, for metrics, logs and traces. */
    route: string;
    /** Instances and limits of the call, if a service answers. */
    call?: { group: UpstreamGroup; limits: RequestLimits };
    /** State of the forwarding to a service. */
    forwarding?: unknown;
    /** Reason why the service gave no answer; `no-instance` when no instance came back in time. */
    fault?: FaultReason | 'no-instance';
  };
};

/** A visit that express processes. */
export type PageVisit = Visit & { req: Request; res: Response };

/** Returns the visit that a response of express belongs to. */
export const visitOf = (res: Response): PageVisit => res.locals.visit;

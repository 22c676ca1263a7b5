import { answerRevalidation } from '@ethereal/service-kit/request';
import express, { type Express, type Request, type Response } from 'express';
import { notFound, serviceUnavailable } from '../http/answers.ts';
import { type PageVisit, visitOf } from '../http/visit.ts';
import { type createForward, isRead, READS, refuse, refuseMethod } from '../proxy/forward.ts';
import type { LearnedRoutes } from '../routing/learn-routes.ts';
import type { Operation } from '../routing/routes.ts';

/** A page or document that the gateway answers itself. */
export type OwnPage = (visit: PageVisit) => void | Promise<void>;

export type ApplicationParts = {
  routing: Pick<LearnedRoutes, 'isWhole'>;
  forward: ReturnType<typeof createForward>['forward'];
  ownPages: ReadonlyMap<string, OwnPage>;
  frontEnd: OwnPage;
};

type Hooks = {
  /** Counts a request, and refuses it when its visitor has made too many requests. */
  isOverLimit(visit: PageVisit, operation: Operation): boolean;
  answerError(error: unknown, visit: PageVisit): void;
};

/**
 * The gateway's own documents may request data from every service. Pages and files are about a dozen per visit, and
 * whole offices may share one address.
 */
const OWN_PAGES: Operation = { id: 'own-pages', limit: { windowSeconds: 60, max: 1200 } };
const FRONT_END: Operation = { id: 'front-end', limit: { windowSeconds: 60, max: 12_000 } };

const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz']);
const API_PATH = /^\/(?:api|internal)(?:\/|$)/;

/**
 * Creates the Express application for requests that the cache did not answer: it forwards calls to services and answers
 * pages and files.
 */
export function createApplication(parts: ApplicationParts, { isOverLimit, answerError }: Hooks): Express {
  const app = express();
  app.disable('x-powered-by');
  // Answers that support an entity tag set their own.
  app.disable('etag');
  app.use(
    passOn,
    answerRevalidation,
    answerItself,
    // Express recognizes an error handler by its four parameters.
    (error: unknown, _: Request, res: Response, _next: unknown) => answerError(error, visitOf(res)),
  );
  return app;

  function passOn(_: Request, res: Response, next: (error?: unknown) => void): void {
    const visit = visitOf(res);
    const { call } = visit.res.locals;
    if (call) void parts.forward(visit, call.group, call.limits, next).catch(next);
    else next();
  }

  async function answerItself(_: Request, res: Response): Promise<void> {
    const visit = visitOf(res);
    const { path } = visit.target;
    const page = parts.ownPages.get(path);
    if (!PROBES.has(path) && isOverLimit(visit, page ? OWN_PAGES : FRONT_END)) return;
    if (page) await answerByPage(page, visit);
    else if (API_PATH.test(path)) refuse(visit, parts.routing.isWhole() ? notFound : serviceUnavailable);
    else await parts.frontEnd(visit);
  }
}

async function answerByPage(page: OwnPage, visit: PageVisit): Promise<void> {
  if (isRead(visit)) await page(visit);
  else refuseMethod(visit, READS);
}

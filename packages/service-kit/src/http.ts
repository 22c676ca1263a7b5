import type { Call } from '@ethereal/contracts/call';
import { pathPattern } from '@ethereal/contracts/path-template';
import express, { type Express, type RequestHandler, type Router } from 'express';
import helmet from 'helmet';
import { accessLog } from './access-log.ts';
import { baseConfig, loadConfig } from './config.ts';
import { errorAnswer } from './error-answer.ts';
import { notAllowed, notFound } from './errors.ts';
import type { Logger } from './logger.ts';
import { operations, type Readiness } from './operations.ts';
import { PLAIN } from './plain-session.ts';
import { answerRevalidation, closeWhileDraining, identifyRequest, measureRequest } from './request.ts';

const OPERATIONS = ['/healthz', '/readyz', '/metrics', '/openapi.json'];

/**
 * Answers a known path with an unsupported method by a 405 that names the supported ones, and any other path by a 404.
 */
function unknownPath(calls: readonly Call[]): RequestHandler {
  const known = [...OPERATIONS.map((path) => ({ path, method: 'GET' })), ...calls].map(({ path, method }) => ({
    pattern: pathPattern(path, 'i'),
    methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
  }));
  return (request, response, next) => {
    const path = request.path.length > 1 ? request.path.replace(/\/$/, '') : request.path;
    const allowed = known.flatMap((entry) => (entry.pattern.test(path) ? entry.methods : []));
    if (allowed.length > 0) response.set('Allow', [...new Set(allowed)].join(', '));
    next(allowed.length > 0 ? notAllowed() : notFound());
  };
}

export type HttpAppOptions = {
  name: string;
  logger: Logger;
  /** Checks of `/readyz`, by name; a rejection means unavailable. */
  readiness: Readiness;
  /** Calls of `/openapi.json` and of 405 answers. */
  calls: readonly Call[];
  mount(router: Router): void;
  /** Registers frequent, cheap routes before headers, logs and body parsing. */
  early?(app: Express): void;
  /** Trusted proxies besides loopback and private addresses (`TRUST_PROXY`). */
  trustProxy?: readonly string[];
  /** Share of the answered requests that is logged (`ACCESS_LOG_SAMPLE` by default). */
  accessLogSample?: number;
};

/** Maximum size of a JSON body. */
const JSON_LIMIT = '100kb';
/** Limits of a form that a browser without scripts sends. A message of 2000 characters has up to 18 kB as a form. */
const FORM = { extended: false, limit: '30kb', parameterLimit: 30 };

/**
 * Creates the Express app of a service: request ids, metrics, security headers, logs, JSON bodies up to 100 kB, forms
 * below `/plain`, the operators' pages, and one error handler.
 */
export function createHttpApp(options: HttpAppOptions): Express {
  const { name, logger, readiness, calls, mount, early, trustProxy = [] } = options;
  const { accessLogSample = loadConfig(baseConfig.pick({ ACCESS_LOG_SAMPLE: true })).ACCESS_LOG_SAMPLE } = options;
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.set('trust proxy', ['loopback', 'uniquelocal', ...trustProxy]);

  app.use(identifyRequest, measureRequest, closeWhileDraining, answerRevalidation);
  app.use(operations({ name, readiness, calls }));
  early?.(app);
  app.use(
    accessLog(logger, accessLogSample, calls),
    helmet({
      contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    }),
    express.json({ limit: JSON_LIMIT }),
  );
  app.use(PLAIN, express.urlencoded(FORM));
  const router = express.Router();
  mount(router);
  app.use(router, unknownPath(calls), errorAnswer(logger));
  return app;
}

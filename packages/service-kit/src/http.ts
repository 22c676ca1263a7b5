import type { Call } from '@ethereal/contracts/call';
import express, { type Express, type Router } from 'express';
import helmet from 'helmet';
import { accessLog } from './access-log.ts';
import { baseConfig, loadConfig } from './config.ts';
import { errorAnswer } from './error-answer.ts';
import type { Logger } from './logger.ts';
import { operations, type Readiness } from './operations.ts';
import { answerRevalidation, identifyRequest, measureRequest, sayGoodbye } from './request.ts';
import { unknownPath } from './unknown-path.ts';

export type HttpAppOptions = {
  name: string;
  logger: Logger;
  /** What `/readyz` asks, by name; a rejection means away. */
  readiness: Readiness;
  /** For `/openapi.json` and 405 answers. */
  calls: readonly Call[];
  mount(router: Router): void;
  /** Registers hot, cheap routes before headers, logs and body parsing. */
  early?(app: Express): void;
  /** Proxies to believe besides loopback and private addresses (`TRUST_PROXY`). */
  trustProxy?: readonly string[];
  /** Part of the answered requests that is logged (`ACCESS_LOG_SAMPLE` unless given). */
  accessLogSample?: number;
};

const JSON_LIMIT = '100kb';

/**
 * The express app of a service: request ids, metrics, security headers, logs, JSON bodies to 100 kB, the operators'
 * pages, and one error answer.
 */
export function createHttpApp(options: HttpAppOptions): Express {
  const { name, logger, readiness, calls, mount, early, trustProxy = [] } = options;
  const { accessLogSample = loadConfig(baseConfig.pick({ ACCESS_LOG_SAMPLE: true })).ACCESS_LOG_SAMPLE } = options;
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.set('trust proxy', ['loopback', 'uniquelocal', ...trustProxy]);

  app.use(identifyRequest, measureRequest, sayGoodbye, answerRevalidation);
  app.use(operations({ name, readiness, calls }));
  early?.(app);
  app.use(
    accessLog(logger, accessLogSample, calls),
    helmet({
      contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    }),
    express.json({ limit: JSON_LIMIT }),
  );
  const router = express.Router();
  mount(router);
  app.use(router, unknownPath(calls), errorAnswer(logger));
  return app;
}

import { createHttpApp } from '@ethereal/service-kit/http';
import { instancesOf } from '@ethereal/service-kit/instances';
import type { Logger } from '@ethereal/service-kit/logger';
import { z } from 'zod';
import type { RendererConfig } from './config.ts';
import { learnPageCalls } from './learn-page-calls.ts';
import { type Outcome, removePair, renderDuration, renderFaults, watchWorkers, workerDeaths } from './metrics.ts';
import { createPool, nameOfPair } from './workers/pool.ts';

/** Request of the gateway for a page: its location, and the versions that render it. */
const renderRequest = z.object({
  pair: z.object({
    shell: z.string(),
    area: z.object({ name: z.string(), version: z.string() }).optional(),
  }),
  /** Path and query. */
  location: z.string().startsWith('/').max(4096),
  origin: z.string(),
  remotes: z.record(z.string(), z.looseObject({ manifest: z.string(), version: z.string() })),
  publicConfig: z.record(z.string(), z.unknown()).default({}),
});

const reasonOf = (error: unknown) => (error instanceof Error ? error.message.split('\n', 1)[0] : String(error));

/** Creates the whole renderer. */
export function createApp({ config, logger }: { config: RendererConfig; logger: Logger }) {
  const pool = createPool({
    shellDir: config.SHELL_DIR,
    remotesDir: config.REMOTES_DIR,
    keysFile: config.AREA_KEYS_FILE,
    maxWorkers: config.RENDER_WORKERS,
    megabytes: config.RENDER_WORKER_MB,
    dataMs: config.RENDER_DATA_MS,
    renderMs: config.RENDER_MS,
    startMs: config.RENDER_START_MS,
    hangMs: config.RENDER_HANG_MS,
    now: () => performance.now(),
    onFault(pair, requestId, reason) {
      renderFaults.inc({ pair });
      logger.warn({ pair, requestId, reason }, 'a part of a page failed on the server; the browser renders it');
    },
    onFailure: (pair, error) => logger.error({ pair, err: error }, 'a page could not be rendered'),
    onDeath(pair, reason) {
      workerDeaths.inc({ pair });
      logger.error({ pair, reason }, 'a rendering worker ended while idle');
    },
    onGone: removePair,
  });
  watchWorkers(pool.size);
  const stopping = new AbortController();
  const described = learnPageCalls({
    instances: instancesOf(config),
    stop: stopping.signal,
    onNews: pool.learn,
  });

  const app = createHttpApp({
    name: 'shell-renderer',
    logger,
    readiness: {},
    calls: [],
    mount(router) {
      router.post('/render', async (request, response) => {
        const { pair, ...job } = renderRequest.parse(request.body);
        const startedAt = performance.now();
        const measure = (outcome: Outcome) =>
          renderDuration.labels(nameOfPair(pair), outcome).observe((performance.now() - startedAt) / 1000);
        try {
          const page = await pool.render(pair, { ...job, requestId: String(request.id) });
          measure(page.isComplete ? 'complete' : 'partial');
          response.json(page);
        } catch (error) {
          measure('failed');
          response.status(503).json({ message: 'The page was not rendered.', reason: reasonOf(error) });
        }
      });
      router.post('/warm', async (request, response) => {
        const { pair } = renderRequest.pick({ pair: true }).parse(request.body);
        try {
          await pool.warm(pair);
          response.status(204).end();
        } catch (error) {
          response.status(503).json({ message: 'The worker did not start.', reason: reasonOf(error) });
        }
      });
      router.get('/pairs', (_request, response) => {
        response.json(pool.states());
      });
    },
  });
  return {
    app,
    /** Resolves when the description of every service has been requested once. */
    described,
    async stop(): Promise<void> {
      stopping.abort();
      await pool.stop();
    },
  };
}

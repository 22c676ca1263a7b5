import { keepWarm } from '../rendering/keep-warm.ts';
import { createRendering, type Rendering } from '../rendering/rendering.ts';
import type { Shared } from '../shared/shared.ts';
import { type AnswerCache, createAnswerCache } from './answer-cache.ts';
import { type Change, receiveChanges } from './changes.ts';
import { createOuterCaches } from './outer-caches.ts';

/** Time after which every instance of every service has received a change, in milliseconds. */
const REPLICA_DELAY_MS = 800;

type Tags = readonly string[] | undefined;

/**
 * Returns a function that purges the answers with some tags at once and again after `REPLICA_DELAY_MS`. In between, an
 * instance of the service that had not received the change may have answered.
 */
function purgeTwice(purge: (tags: Tags) => void): (tags: Tags) => void {
  return (tags) => {
    purge(tags);
    setTimeout(purge, REPLICA_DELAY_MS, tags).unref();
  };
}

export type CachingPart = { rendering: Rendering; answers: AnswerCache; stop(): void };

/**
 * Opens the caches of services' answers and of rendered pages. An event or a visitor's own change purges their entries.
 */
export function openCaching(shared: Shared, { changed: onChange }: { changed(change: Change): void }): CachingPart {
  const { config, logger, broker, live } = shared;
  const receivesChanges = () => changes?.isReceiving() ?? false;
  const rendering = createRendering({
    urls: config.RENDERER_URLS,
    deadlineMs: config.RENDER_DEADLINE_MS,
    receivesChanges,
  });
  const warming = config.RENDERER_URLS.length > 0 ? keepWarm({ rendering, live, logger }) : undefined;
  const changed = purgeTwice((tags) => {
    rendering.purge(tags);
    answers.purge(tags);
    outer.purge(tags);
  });
  const outer = createOuterCaches({ urls: config.PURGE_URLS, logger });
  const answers = createAnswerCache({
    siteUrl: config.SITE_URL,
    receivesChanges,
    changed,
    hasOuter: config.PURGE_URLS.length > 0,
  });
  const changes =
    broker &&
    receiveChanges({
      broker,
      logger,
      onChange(change) {
        changed(change?.changes);
        if (change) onChange(change);
      },
    });
  return {
    rendering,
    answers,
    stop(): void {
      void warming?.stop();
      void changes?.stop();
      void rendering.stop();
      outer.stop();
    },
  };
}

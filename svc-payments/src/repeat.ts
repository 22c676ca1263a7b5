import type { Logger } from '@ethereal/service-kit/logger';

type Repeated = { name: string; work(): Promise<void>; everyMs: number; logger: Logger };

/** Does the work now and again each `everyMs` after it ended. Returns what stops it, once the round that is in flight is over. */
export function repeat({ name, work, everyMs, logger }: Repeated): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const round = async (): Promise<void> => {
    await work().catch((error: unknown) => logger.warn({ err: error }, `${name} failed, it is tried again`));
    if (!isStopped)
      timer = setTimeout(() => {
        current = round();
      }, everyMs).unref();
  };
  let current = round();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await current;
  };
}

type Repeated = {
  /** Runs the work at once, or once more after what is in flight. */
  kick(): void;
  /** Resolves when nothing is in flight any more. */
  stop(): Promise<void>;
};

/** Runs `work` now and every `everyMs` milliseconds after it ended, and when kicked; never twice at once. Its errors go to `onError`, and it goes on. */
export function repeat(
  work: (stopping: AbortSignal) => Promise<void>,
  options: { everyMs: number; onError(error: unknown): void },
): Repeated {
  const stopping = new AbortController();
  let wake = () => {};
  let kicked = false;

  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, options.everyMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (kicked || stopping.signal.aborted) wake();
    });

  const running = (async () => {
    while (!stopping.signal.aborted) {
      kicked = false;
      await work(stopping.signal).catch(options.onError);
      await rest();
    }
  })();

  return {
    kick() {
      kicked = true;
      wake();
    },
    async stop() {
      stopping.abort();
      wake();
      await running;
    },
  };
}

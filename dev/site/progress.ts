export interface Progress {
  /** Runs one step and prints its duration, with ✗ when it throws or `isGood` rejects its result. */
  step<T>(name: string, work: () => Promise<T>, isGood?: (result: T) => boolean): Promise<T>;
  say(line: string): void;
}

/** Prints steps with their durations, one line each. */
export function createProgress(write: (line: string) => void): Progress {
  return {
    say: (line) => write(`  ${line}`),
    async step(name, work, isGood = () => true) {
      const startedAt = Date.now();
      const took = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
      write(`▸ ${name} …`);
      const slow = setInterval(() => write(`  … ${name}: ${took()} so far`), 20_000);
      let mark = '✗';
      try {
        const result = await work();
        if (isGood(result)) mark = '✓';
        return result;
      } finally {
        clearInterval(slow);
        write(`${mark} ${name}  ${took()}`);
      }
    },
  };
}

export const silent: Progress = { say: () => undefined, step: (_name, work) => work() };

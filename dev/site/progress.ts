export interface Progress {
  /** Runs one step and prints its duration. */
  step<T>(name: string, work: () => Promise<T>): Promise<T>;
  say(line: string): void;
}

/** Prints steps with their durations, one line each. */
export function createProgress(write: (line: string) => void): Progress {
  return {
    say: (line) => write(`  ${line}`),
    async step(name, work) {
      const startedAt = Date.now();
      const took = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
      write(`▸ ${name} …`);
      const slow = setInterval(() => write(`  … ${name}: ${took()} so far`), 20_000);
      try {
        const result = await work();
        write(`✓ ${name}  ${took()}`);
        return result;
      } finally {
        clearInterval(slow);
      }
    },
  };
}

export const silent: Progress = { say: () => undefined, step: (_name, work) => work() };

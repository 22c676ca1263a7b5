import type { Guard } from './guard.ts';
import type { Program } from './program.ts';
import { createSupervised, type Supervised } from './supervised.ts';

export interface Supervisor {
  run(program: Program): Promise<Supervised>;
  /** Stops everything, including programs that are still starting; nothing runs afterwards. */
  stop(): Promise<void>;
}

/** Creates the supervisor of programs. `onChange` receives the ids of all running processes. */
export function createSupervisor(
  guard: Guard,
  report: (line: string) => void,
  onChange: (pids: number[]) => void,
): Supervisor {
  const pids = new Set<number>();
  const handles: { rank: number; handle: Supervised }[] = [];
  let stopping: Promise<void> | undefined;
  const changed = () => {
    guard.protect([...pids]);
    onChange([...pids]);
  };
  const options = {
    report,
    refuseIfStopping() {
      if (stopping) throw new Error('The supervisor is stopping; no process is started.');
    },
    spawned(pid: number) {
      pids.add(pid);
      changed();
    },
    gone(pid: number) {
      pids.delete(pid);
      changed();
    },
  };

  async function stopAll(): Promise<void> {
    const ranks = [...new Set(handles.map(({ rank }) => rank))].toSorted((a, b) => b - a);
    for (const rank of ranks) {
      await Promise.all(handles.filter((candidate) => candidate.rank === rank).map(({ handle }) => handle.stop()));
    }
  }

  return {
    async run(program) {
      const handle = createSupervised(program, options);
      handles.push({ rank: program.rank ?? 0, handle });
      await handle.start();
      return handle;
    },
    stop() {
      stopping ??= stopAll();
      return stopping;
    },
  };
}

import { useCallback, useEffect, useRef, useState } from 'react';

/** Time to undo a change before it takes effect, in milliseconds. */
export const UNDO_MS = 6000;

/**
 * Runs an act `UNDO_MS` after it begins, unless it is undone before. Leaving, hiding or closing the page runs the act
 * at once, because the browser may end a hidden page without notice.
 */
export function useUndoable<T>(act: (value: T) => Promise<void>) {
  const [pending, setPending] = useState<T>();
  const [running, setRunning] = useState<T>();
  const latest = useRef(act);
  latest.current = act;
  const undone = useRef(false);

  const runNow = useCallback((value: T): void => {
    setRunning(() => value);
    void latest.current(value).finally(() => setRunning(undefined));
  }, []);

  useEffect(() => {
    if (pending === undefined) return;
    undone.current = false;
    let hasRun = false;
    const run = () => {
      if (hasRun || undone.current) return;
      hasRun = true;
      setPending(undefined);
      runNow(pending);
    };
    const runWhenHidden = () => document.visibilityState === 'hidden' && run();
    const timer = setTimeout(run, UNDO_MS);
    window.addEventListener('pagehide', run);
    document.addEventListener('visibilitychange', runWhenHidden);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', run);
      document.removeEventListener('visibilitychange', runWhenHidden);
      run();
    };
  }, [pending, runNow]);

  return {
    /** Value whose act can still be undone. */
    pending,
    /** Value whose act is in flight. */
    running,
    begin: (value: T) => setPending(() => value),
    undo() {
      undone.current = true;
      setPending(undefined);
    },
    runNow,
  };
}

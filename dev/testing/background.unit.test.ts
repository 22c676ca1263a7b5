import { afterEach, describe, expect, it, vi } from 'vitest';
import { awaitStarted, isStarting, startInBackground } from './background.ts';

let end: (() => Promise<void>) | undefined;
afterEach(async () => {
  await end?.();
  end = undefined;
  delete process.env.SAMPLE_ADDRESS;
});

describe('startInBackground', () => {
  it('returns before the start is over and passes its variables to the code that awaits it', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const stopped: string[] = [];
    end = startInBackground('SAMPLE', async () => {
      await promise;
      return { env: { SAMPLE_ADDRESS: 'here' }, stop: async () => void stopped.push('sample') };
    });
    expect(isStarting('SAMPLE')).toBe(true);
    const waiting = awaitStarted('SAMPLE');
    expect(process.env.SAMPLE_ADDRESS).toBeUndefined();
    resolve();
    await waiting;
    expect(process.env.SAMPLE_ADDRESS).toBe('here');
    await end();
    expect(stopped).toEqual(['sample']);
    expect(isStarting('SAMPLE')).toBe(false);
    end = undefined;
  });

  it('passes the reason of a failed start to the code that awaits it', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    end = startInBackground('SAMPLE', () => Promise.reject(new Error('no broker on this machine')));
    await expect(awaitStarted('SAMPLE')).rejects.toThrow('no broker on this machine');
    expect(printed).toHaveBeenCalledWith(expect.stringContaining('no broker on this machine'));
    printed.mockRestore();
  });

  it('aborts a start that is not over when the run ends', async () => {
    const stop = startInBackground(
      'SAMPLE',
      (signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    await stop();
    expect(isStarting('SAMPLE')).toBe(false);
  });
});

describe('awaitStarted', () => {
  it('does nothing for a name that this run does not start', async () => {
    await awaitStarted('NOT_STARTED_HERE');
  });
});

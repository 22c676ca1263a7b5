import { afterAll, vi } from 'vitest';

// Setup file of unit tests. The tests share a worker, so a file that leaves a global replaced would change the results
// of later files. Use `vi.stubGlobal` and `vi.stubEnv`, which are undone before each test.
const original = { fetch: globalThis.fetch, RegExp: globalThis.RegExp, timezone: process.env.TZ };

afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  const left = [
    globalThis.fetch !== original.fetch && 'globalThis.fetch replaced',
    globalThis.RegExp !== original.RegExp && 'globalThis.RegExp replaced',
    process.env.TZ !== original.timezone && 'process.env.TZ changed',
    vi.isFakeTimers() && 'fake timers in use',
  ].filter((it) => it !== false);
  globalThis.fetch = original.fetch;
  globalThis.RegExp = original.RegExp;
  if (original.timezone === undefined) delete process.env.TZ;
  else process.env.TZ = original.timezone;
  vi.useRealTimers();
  if (left.length > 0) throw new Error(`This file leaves ${left.join(' and ')} for the files after it.`);
});

import { setTimeout as pause } from 'node:timers/promises';

/** Reads repeatedly until the value passes. @throws with the last value when that takes too long */
export async function until<T>(
  what: string,
  read: () => Promise<T>,
  willDo: (value: T) => boolean,
  timeoutMs = 20_000,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (willDo(value)) return value;
    if (Date.now() > deadline) throw new Error(`Timed out waiting for ${what}. Last value: ${JSON.stringify(value)}`);
    await pause(100);
  }
}

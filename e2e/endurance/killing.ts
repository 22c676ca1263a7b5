import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '@ethereal/dev/site';

/** Yields all victims in a random order, repeatedly. */
function* shuffled(victims: readonly string[]): Generator<string> {
  for (;;)
    yield* victims
      .map((name) => ({ name, at: Math.random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ name }) => name);
}

/**
 * Kills one process of a site after the other and starts it again, at random moments. The returned function stops once
 * each was killed as often as `victims` lists it, and returns the kills of each.
 */
export function startKilling(site: Site, victims: readonly string[], longestRestMs: number) {
  let over = false;
  const kills = new Map<string, number>();
  const wantedKills = (name: string) => victims.filter((victim) => victim === name).length;
  const killing = (async () => {
    for (const name of shuffled(victims)) {
      if (over && victims.every((name) => (kills.get(name) ?? 0) >= wantedKills(name))) return;
      await pause(Math.random() * longestRestMs);
      const victim = site.service(name);
      await victim.kill();
      kills.set(name, (kills.get(name) ?? 0) + 1);
      await victim.start();
    }
  })();
  return async () => {
    over = true;
    await killing;
    return kills;
  };
}

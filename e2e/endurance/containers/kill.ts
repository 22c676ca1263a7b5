import type { Engine } from './engine.ts';
import type { createFigures } from './figures.ts';

type Place = {
  compose(...args: string[]): Promise<string>;
  figures: ReturnType<typeof createFigures>;
  engine: Engine;
  scale: Readonly<Record<string, number>>;
  /** Inspects a container before it is removed. */
  look(id: string): Promise<void>;
  /** Waits until all people in the shop have completed some steps. */
  goOn(): Promise<void>;
};

/** Kills each container of these services, one after the other, and replaces it by compose. */
export async function killEach(place: Place): Promise<void> {
  const { engine, compose, figures, scale, look, goOn } = place;
  for (const [service, count] of Object.entries(scale)) {
    for (const id of (await compose('ps', '--quiet', service)).split('\n')) {
      await look(id);
      await engine.docker('kill', id);
      await engine.docker('rm', id);
      await figures.started(service, () =>
        compose(
          'up',
          '--detach',
          '--no-build',
          '--no-deps',
          '--no-recreate',
          '--wait',
          '--wait-timeout',
          '600',
          '--scale',
          `${service}=${count}`,
          service,
        ),
      );
      await goOn();
    }
  }
}

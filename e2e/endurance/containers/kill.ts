import type { Engine } from './engine.ts';
import type { createFigures } from './figures.ts';

type Place = {
  compose(...args: string[]): Promise<string>;
  figures: ReturnType<typeof createFigures>;
  engine: Engine;
  scale: Readonly<Record<string, number>>;
  /** Looks at a container before it goes. */
  look(id: string): Promise<void>;
  /** Until everybody in the shop got on with what they do. */
  goOn(): Promise<void>;
};

/** Kills each container of these services, one after the other, and has compose put a new one in its place. */
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

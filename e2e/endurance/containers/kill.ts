import type { Engine } from './engine.ts';
import type { createFigures } from './figures.ts';

type Place = {
  compose(...args: string[]): Promise<string>;
  figures: ReturnType<typeof createFigures>;
};
type ScaledPlace = Place & {
  engine: Engine;
  scale: Readonly<Record<string, number>>;
  /** Looks at a container before it goes. */
  look(id: string): Promise<void>;
  /** Until everybody in the shop got on with what they do. */
  goOn(): Promise<void>;
};

/** Takes away each container of these services, one after the other, and has compose put a new one in its place. */
export async function replaceEach(
  { engine, compose, figures, scale, look, goOn }: ScaledPlace,
  end: 'stop' | 'kill',
): Promise<void> {
  for (const [service, count] of Object.entries(scale)) {
    for (const id of (await compose('ps', '--quiet', service)).split('\n')) {
      await look(id);
      await engine.docker(end, id);
      await engine.docker('rm', id);
      await figures.started(service, () =>
        compose(
          ...['up', '--detach', '--no-build', '--no-deps', '--no-recreate'],
          ...['--wait', '--wait-timeout', '600', '--scale', `${service}=${count}`, service],
        ),
      );
      await goOn();
    }
  }
}

/** Has compose replace what runs alone, as after a change of its image. */
export const replaceAlone = ({ compose, figures }: Place, service: string): Promise<void> =>
  figures.started(service, () =>
    compose(
      'up',
      '--detach',
      '--no-build',
      '--no-deps',
      '--force-recreate',
      '--wait',
      '--wait-timeout',
      '600',
      service,
    ),
  );

import { releaseKeyVariable } from '../../docker/environment.ts';
import { place } from '../front-end.ts';
import { type Common, ENDED, image, MOST_PROCESSES } from './service.ts';
import { required } from './variables.ts';

/** The volume of a front-end's releases, where everybody finds it. */
export const mountToRead = (area: string): string => `${area}:${place(area)}:ro`;

/**
 * Signs itself, puts itself live, and ends: it can write to its own volume alone, and sees the others'. The shell comes
 * first.
 */
export const frontEndEntry = (area: string, all: readonly string[], { hardened }: Common) => ({
  ...hardened,
  restart: 'on-failure',
  ...image(area, 'front-end'),
  environment: { RELEASE_KEY: required(releaseKeyVariable(area)) },
  deploy: { resources: { limits: { cpus: '1', memory: '256M', pids: MOST_PROCESSES } } },
  volumes: all.map((it) => (it === area ? `${it}:${place(it)}` : mountToRead(it))),
  ...(area !== 'shell' && { depends_on: { shell: ENDED } }),
});

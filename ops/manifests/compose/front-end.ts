import { releaseKeyVariable } from '../../docker/environment.ts';
import { place } from '../front-end.ts';
import { type Common, ENDED, image, MAX_PROCESSES } from './service.ts';
import { required } from './variables.ts';

/** Returns the read-only mount of a front end's releases. */
export const mountToRead = (area: string): string => `${area}:${place(area)}:ro`;

/**
 * Returns the job that signs and releases a front end. It can write to its own volume alone, and reads the others. The
 * shell is released first.
 */
export const frontEndEntry = (area: string, all: readonly string[], { hardened }: Common) => ({
  ...hardened,
  restart: 'on-failure',
  ...image(area, 'front-end'),
  environment: { RELEASE_KEY: required(releaseKeyVariable(area)) },
  deploy: { resources: { limits: { cpus: '1', memory: '256M', pids: MAX_PROCESSES } } },
  volumes: all.map((it) => (it === area ? `${it}:${place(it)}` : mountToRead(it))),
  ...(area !== 'shell' && { depends_on: { shell: ENDED } }),
});

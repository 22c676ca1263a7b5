import type { Service } from '@ethereal/areas/service-area';
import { parseDocument, visit } from 'yaml';
import { z } from 'zod';
import { passwordVariable } from '../../accounts/rights.ts';
import { releaseKeyVariable } from '../../docker/environment.ts';
import { place } from '../front-end.ts';
import { type Common, ENDED, image, MAX_PROCESSES, serviceEntry } from './service.ts';
import { required } from './variables.ts';

/** Returns the read-only mount of a front end's releases. */
const mountToRead = (area: string): string => `${area}:${place(area)}:ro`;

/**
 * Returns the job that signs and releases a front end. It can write to its own volume alone, and reads the others. The
 * shell is released first.
 */
const frontEndEntry = (area: string, all: readonly string[], { hardened }: Common) => ({
  ...hardened,
  restart: 'on-failure',
  ...image(area, 'front-end'),
  environment: { RELEASE_KEY: required(releaseKeyVariable(area)) },
  deploy: { resources: { limits: { cpus: '1', memory: '256M', pids: MAX_PROCESSES } } },
  volumes: all.map((it) => (it === area ? `${it}:${place(it)}` : mountToRead(it))),
  ...(area !== 'shell' && { depends_on: { shell: ENDED } }),
});

const shared = z.object({
  'x-hardened': z.record(z.string(), z.unknown()),
  'x-common': z.record(z.string(), z.unknown()),
});

/** Returns compose.yaml: base.yaml (entry, renderer and stores, written by hand) with every area added. */
export function composeFile(base: string, services: readonly Service[], frontEnds: readonly string[]): string {
  const file = parseDocument(base, { merge: true });
  const { 'x-hardened': hardened, 'x-common': environment } = shared.parse(file.toJS());
  const common: Common = { hardened, environment };
  const add = (path: readonly string[], value: unknown) =>
    file.setIn(path, file.createNode(value, { aliasDuplicateObjects: false }));

  for (const name of services.map((it) => passwordVariable(it.name)))
    add(['services', 'accounts', 'environment', name], required(name));
  const edges = services.filter(({ edge }) => edge).map(({ name }) => name);
  for (const area of frontEnds) {
    for (const reader of [...edges, 'renderer']) file.addIn(['services', reader, 'volumes'], mountToRead(area));
    for (const edge of edges) add(['services', edge, 'depends_on', area], ENDED);
    add(['services', area], frontEndEntry(area, frontEnds, common));
  }
  for (const it of services.filter(({ edge }) => !edge)) add(['services', it.name], serviceEntry(it, common));
  const volumes = [...services.flatMap(({ files }) => (files ? [files.volume] : [])), ...frontEnds];
  for (const volume of volumes) add(['volumes', volume], null);
  visit(file, {
    Collection(_, node) {
      node.flow = node.items.length === 0;
    },
  });
  return file.toString({ lineWidth: 0 });
}

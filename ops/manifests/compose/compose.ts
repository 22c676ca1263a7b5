import type { Service } from '@ethereal/areas/service-area';
import { parseDocument, visit } from 'yaml';
import { z } from 'zod';
import { passwordVariable } from '../../accounts/rights.ts';
import { frontEndEntry, mountToRead } from './front-end.ts';
import { type Common, ENDED, serviceEntry } from './service.ts';
import { required } from './variables.ts';

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

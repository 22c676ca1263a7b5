import type { Service } from '@ethereal/areas/service-area';
import { stringify } from 'yaml';
import { addresses } from './addresses.ts';
import { frontEndManifests } from './front-end.ts';
import { serviceManifests } from './service.ts';

/** Where the generated files lie, below the top of the repository. */
export const FOLDER = 'ops/kubernetes/base/areas';

const NOTE = '# Written by `npm run manifests` from what each area.ts says: edit those.\n';
const yaml = (value: object) => stringify(value, { lineWidth: 0, aliasDuplicateObjects: false });

/** Every generated file of these areas, by its name. The way in has a manifest written by hand, as there is one of it. */
export function generated(services: readonly Service[], frontEnds: readonly string[]): Map<string, string> {
  const behind = services.filter(({ edge }) => !edge);
  const all: [string, object[]][] = [
    ...behind.map((it): [string, object[]] => [it.name, serviceManifests(it)]),
    ...frontEnds.map((it): [string, object[]] => [it, frontEndManifests(it, frontEnds)]),
  ];
  const files = all.map(([name, manifests]) => [`${name}.yaml`, manifests.map(yaml).join('---\n')] as const);
  const kustomization = yaml({
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    resources: files.map(([name]) => name),
  });
  return new Map(
    [
      ...files,
      ['kustomization.yaml', kustomization] as const,
      ['areas.env', addresses(services)] as const,
    ].map(([name, text]) => [name, NOTE + text]),
  );
}

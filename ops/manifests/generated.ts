import type { Service } from '@ethereal/areas/service-area';
import { stringify } from 'yaml';
import { addresses } from './addresses.ts';
import { withAreas } from './areas-table.ts';
import { composeFile } from './compose/compose.ts';
import { environmentExample } from './compose/environment-example.ts';
import { FOLDER } from './folder.ts';
import { frontEndManifests, siteVolume } from './front-end.ts';
import { exampleImages, exampleKeys } from './overlay.ts';
import { serviceBlock, variablesBlock, withBlock } from './readme.ts';
import { prometheus } from './scraping.ts';
import { serviceManifests } from './service.ts';
import { variablesIn } from './variables.ts';

const COMPOSE_BASE = 'ops/manifests/compose/base.yaml';
const ARCHITECTURE = 'docs/architecture.md';
const EXAMPLE = 'ops/kubernetes/overlays/example';

const NOTE = '# Written by `npm run manifests` from what each area.ts says: edit those.\n';
const COMPOSE_NOTE = `# Written by \`npm run manifests\` from ${COMPOSE_BASE} and what each area.ts says: edit those.\n`;
const yaml = (value: object) => stringify(value, { lineWidth: 0, aliasDuplicateObjects: false });

/** Returns each area's Kubernetes files. The gateway's manifest is written by hand, because there is only one. */
function kubernetesFiles(services: readonly Service[], frontEnds: readonly string[]): [string, string][] {
  const behind = services.filter(({ edge }) => !edge);
  const all: [string, object[]][] = [
    ...behind.map((it): [string, object[]] => [it.name, serviceManifests(it)]),
    ...frontEnds.map((it): [string, object[]] => [it, frontEndManifests(it)]),
    ['site', [siteVolume]],
  ];
  const files = all.map(([name, manifests]): [string, string] => [`${name}.yaml`, manifests.map(yaml).join('---\n')]);
  const kustomization = yaml({
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    resources: files.map(([name]) => name),
  });
  return [...files, ['kustomization.yaml', kustomization], ['areas.env', addresses(services)]];
}

/** Returns the READMEs of services and of service-kit with the variables that the code reads. */
async function readmes(root: string, services: readonly Service[], textOf: TextOf): Promise<[string, string][]> {
  const shared = await variablesIn(root, 'packages/service-kit', 'baseConfig');
  const blocks = await Promise.all(
    services.map(async (it) => [it.name, serviceBlock(it, await variablesIn(root, it.name), shared)] as const),
  );
  const all = [
    ...blocks,
    ['shell', variablesBlock(await variablesIn(root, 'shell/server'))],
    ['packages/service-kit', variablesBlock(shared)],
  ] as const;
  return all.map(([folder, block]) => [`${folder}/README.md`, withBlock(textOf(`${folder}/README.md`), block)]);
}

type TextOf = (file: string) => string;

/** Returns every generated file by its path below `root`; `textOf` reads the parts that are written by hand. */
export async function generated(
  root: string,
  services: readonly Service[],
  frontEnds: readonly string[],
  textOf: TextOf,
): Promise<Map<string, string>> {
  const areas = [...services.map(({ name }) => name), ...frontEnds];
  return new Map([
    ...kubernetesFiles(services, frontEnds).map(([name, text]) => [`${FOLDER}/${name}`, NOTE + text] as const),
    [`${EXAMPLE}/images/kustomization.yaml`, NOTE + yaml(exampleImages(areas))],
    [`${EXAMPLE}/area-keys.json`, exampleKeys(frontEnds)],
    ['ops/monitoring/prometheus.yaml', NOTE + yaml(prometheus(services))],
    ['compose.yaml', COMPOSE_NOTE + composeFile(textOf(COMPOSE_BASE), services, frontEnds)],
    ['.env.example', environmentExample(textOf('.env.example'), services, frontEnds)],
    [ARCHITECTURE, withAreas(textOf(ARCHITECTURE), [...frontEnds, ...services.map(({ name }) => name)], textOf)],
    ...(await readmes(root, services, textOf)),
  ]);
}

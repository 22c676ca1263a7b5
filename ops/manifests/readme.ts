import { isDeepStrictEqual } from 'node:util';
import type { Service } from '@ethereal/areas/service-area';
import type { Variable } from './variables.ts';

const BEGIN = '<!-- Written by `npm run manifests` from area.ts and config.ts: -->';
const END = '<!-- until here -->';
const BLOCK = new RegExp(`${BEGIN}\n[^]*?${END}`);

const code = (text: string) => `\`${text}\``;
const list = (texts: readonly string[]) => texts.map(code).join(', ');

function events({ consumes, receives, publishes }: Service): string[] {
  const queues = Object.entries(consumes).map(([queue, types]) => `- ${code(queue)} receives ${list(types)}`);
  return [
    ...(queues.length > 0 ? [`**Queues**, shared by its instances:\n\n${queues.join('\n')}`] : []),
    ...(receives.length > 0 ? [`**Each instance also receives** ${list(receives)}.`] : []),
    publishes.length > 0 ? `**Publishes** ${list(publishes)}.` : 'It publishes no events.',
  ];
}

/** Returns how to run a service alone: its commands, its own variables, its queues and events. */
export function serviceBlock(service: Service, variables: readonly Variable[], shared: readonly Variable[]): string {
  const own = variables.filter((one) => !shared.some((other) => isDeepStrictEqual(one, other)));
  return [
    `    npm test -w ${service.name}\n    node_modules/.bin/node ${service.name}/src/main.ts`,
    variablesBlock(own),
    `Those that all services have: [packages/service-kit](../packages/service-kit/README.md).`,
    ...events(service),
  ].join('\n\n');
}

export function variablesBlock(variables: readonly Variable[]): string {
  const rows = variables.map((it) => `| ${code(it.name)} | ${it.standard} | ${it.description} |`);
  return ['| variable | default | |', '|---|---|---|', ...rows].join('\n');
}

/** Returns a README with its block replaced. @throws Error when it has none */
export function withBlock(readme: string, block: string): string {
  if (!BLOCK.test(readme)) throw new Error(`A README has no block from ${BEGIN} to ${END}`);
  return readme.replace(BLOCK, () => `${BEGIN}\n\n${block}\n\n${END}`);
}

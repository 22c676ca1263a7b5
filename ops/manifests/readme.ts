import { isDeepStrictEqual } from 'node:util';
import type { Service } from '@ethereal/areas/service-area';
import { type Variable, variablesIn } from './variables.ts';

/** Document with the variables of every service. */
export const SETTINGS = 'docs/operations/settings.md';

const END = '<!-- until here -->';

/**
 * Returns a document with its generated block replaced. The block begins with a comment that names its source.
 * @throws Error when the document has no such block
 */
export function withBlock(document: string, source: string, block: string): string {
  const begin = `<!-- Written by \`npm run manifests\` from ${source}: -->`;
  const from = document.indexOf(`${begin}\n`);
  const to = document.indexOf(END, from);
  if (from < 0 || to < 0) throw new Error(`A document has no block from ${begin} to ${END}`);
  return `${document.slice(0, from)}${begin}\n\n${block}\n\n${document.slice(to)}`;
}

const code = (text: string) => `\`${text}\``;
const list = (texts: readonly string[]) => texts.map(code).join(', ');

/** Returns the commands of a service, its queues and its events, for its README. */
export function serviceBlock({ name, consumes, receives, publishes }: Service): string {
  const queues = Object.entries(consumes).map(([queue, types]) => `- ${code(queue)} receives ${list(types)}`);
  return [
    `    npm test -w ${name}\n    node_modules/.bin/node --env-file=.data/env/${name}.env ${name}/src/main.ts`,
    `While \`npm start\` runs, this adds an instance on a free port. Its [variables](../${SETTINGS}#${name}).`,
    ...(queues.length > 0 ? [`**Queues**, shared by its instances:\n\n${queues.join('\n')}`] : []),
    ...(receives.length > 0 ? [`**Each instance also receives** ${list(receives)}.`] : []),
    publishes.length > 0 ? `**Publishes** ${list(publishes)}.` : 'It publishes no events.',
  ].join('\n\n');
}

function section(title: string, variables: readonly Variable[]): string {
  const rows = variables.map((it) => `| ${code(it.name)} | ${it.standard} | ${it.description} |`);
  return [`## ${title}\n`, '| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
}

/** Returns the document with the variables that the code of each service reads. */
export async function settings(root: string, services: readonly Service[]): Promise<string> {
  const shared = await variablesIn(root, 'packages/service-kit', 'baseConfig');
  const isOwn = (variable: Variable) => !shared.some((other) => isDeepStrictEqual(variable, other));
  const folders = [...services.map(({ name }) => [name, name]), ['renderer', 'shell/server']] as const;
  const sections = await Promise.all(
    folders.map(async ([title, folder]) => section(title, (await variablesIn(root, folder)).filter(isOwn))),
  );
  return `${[
    '# Settings',
    'Environment variables of each service and their defaults. `npm run manifests` writes this document from each `config.ts`: edit those files instead.',
    section('All services', shared),
    'The gateway and the renderer use those of them that they need. An address such as `CATALOG_URLS` lists the instances of a service, separated by commas.',
    ...sections,
  ].join('\n\n')}\n`;
}

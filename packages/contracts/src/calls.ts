import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Call } from './call.ts';

const HERE = import.meta.dirname;

/** Tells a call among whatever a file of contracts exports. */
export const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'service' in value;

// Found, not listed: a file that is put here is part of the contracts.
const files = globSync('*.ts', { cwd: HERE })
  .filter((file) => !/^calls\.ts$|\.test\.ts$/.test(file))
  .toSorted();
const modules: object[] = await Promise.all(
  files.map((file) => import(/* @vite-ignore */ pathToFileURL(join(HERE, file)).href)),
);

/** Every call that more than its own service knows of. */
export const calls: readonly Call[] = modules.flatMap((module) => Object.values(module).filter(isCall));

/** The calls that one service answers. */
export const callsOf = (service: Call['service']): readonly Call[] => calls.filter((call) => call.service === service);

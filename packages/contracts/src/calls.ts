import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Call } from './call.ts';

const HERE = import.meta.dirname;

/** Whether an export of a contract file is a call. */
export const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'service' in value;

// The files are found instead of listed: every file in this folder is part of the contracts.
const files = globSync('*.ts', { cwd: HERE })
  .filter((file) => !/^calls\.ts$|\.test\.ts$/.test(file))
  .toSorted();
const modules: object[] = await Promise.all(
  files.map((file) => import(/* @vite-ignore */ pathToFileURL(join(HERE, file)).href)),
);

/** Every call that is used outside its own service. */
export const calls: readonly Call[] = modules.flatMap((module) => Object.values(module).filter(isCall));

/** Returns the calls that one service answers. */
export const callsOf = (service: Call['service']): readonly Call[] => calls.filter((call) => call.service === service);

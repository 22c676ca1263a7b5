import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BackingUrls, KINDS } from '../backing/kinds.ts';
import type { Parts } from './parts.ts';

interface Instance {
  url: string;
  /** Id of the process; null while it is down. */
  pid: number | null;
}

/**
 * Running processes and addresses, for tools and operators: the content of `run.json` in the data folder while the site
 * runs.
 */
export interface Run extends BackingUrls {
  site: string;
  inbox: string;
  /** Address of the test bank. */
  bank: string;
  docs: string;
  services: Record<string, Instance[]>;
  /** Backing services that this start runs as its own processes. */
  backing: Record<string, Instance[]>;
}

/** Returns the content of the run file: the addresses and processes of a running site. */
export function runOf(site: string, parts: Parts): Run {
  const services: Record<string, Instance[]> = {};
  for (const { service, url, process } of parts.services) {
    services[service] = [...(services[service] ?? []), { url, pid: process.pid ?? null }];
  }
  const backing: Record<string, Instance[]> = {};
  for (const kind of KINDS) {
    const own = parts.backingProcesses.find(({ name }) => name === kind);
    if (own) backing[kind] = [{ url: parts.backing[kind], pid: own.pid ?? null }];
  }
  return {
    site,
    inbox: parts.inbox,
    bank: parts.bank,
    docs: `${site}/api/docs`,
    ...parts.backing,
    services,
    backing,
  };
}

/** Returns the path of the `run.json` of a data folder. */
export const runFileIn = (dataDir: string) => join(dataDir, 'run.json');

/** Writes `run.json` by a temporary file and a rename, so that a reader never reads a partial file. */
export function writeRun(dataDir: string, run: Run): void {
  const file = runFileIn(dataDir);
  writeFileSync(`${file}.new`, `${JSON.stringify(run, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/** Deletes the `run.json` of a data folder. */
export function removeRun(dataDir: string): void {
  rmSync(runFileIn(dataDir), { force: true });
}

import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BackingUrls, KINDS } from '../backing/kinds.ts';
import type { Parts } from './parts.ts';

interface Instance {
  url: string;
  /** Null while it is down. */
  pid: number | null;
}

/** What runs, for tools and operators: `run.json` in the data folder while it does. */
export interface Run extends BackingUrls {
  site: string;
  inbox: string;
  /** The test bank. */
  bank: string;
  docs: string;
  services: Record<string, Instance[]>;
  /** The backing services that run as our own processes. */
  backing: Record<string, Instance[]>;
}

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

const fileOf = (dataDir: string) => join(dataDir, 'run.json');

// Written beside and moved, so that a reader never meets half of it.
export function writeRun(dataDir: string, run: Run): void {
  const file = fileOf(dataDir);
  writeFileSync(`${file}.new`, `${JSON.stringify(run, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

export function removeRun(dataDir: string): void {
  rmSync(fileOf(dataDir), { force: true });
}

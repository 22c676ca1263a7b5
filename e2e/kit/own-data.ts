import { exportAccount } from '@ethereal/contracts/identity';
import { unzipSync } from 'fflate';
import { MongoClient } from 'mongodb';
import { expect } from 'vitest';
import { send } from './api.ts';
import type { SiteRun } from './site.ts';

/** Returns the files of a person's own copy, by their names. */
export async function copyOf(token: string, site?: string): Promise<Record<string, Uint8Array>> {
  const answer = await send(exportAccount, {}, token, site);
  expect(answer.status).toBe(200);
  return unzipSync(new Uint8Array(await answer.arrayBuffer()));
}

/** Suspends a service, which answers nothing and consumes nothing until it is resumed. */
export function suspend(name: string, { services }: SiteRun) {
  const pids = (services[name] ?? []).flatMap(({ pid }) => pid ?? []);
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  return { resume: () => pids.forEach((pid) => void process.kill(pid, 'SIGCONT')) };
}

/** Returns the services that have not erased their share of a person yet. */
export async function waitingFor(email: string, { mongodb }: SiteRun): Promise<string[]> {
  const client = await new MongoClient(mongodb).connect();
  const user = await client.db('ethereal_identity').collection('users').findOne({ email });
  await client.close();
  return user?.erasure?.waitingFor ?? [];
}

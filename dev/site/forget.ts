import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { forgetContainers } from '../backing/docker.ts';
import { takeLock } from './lock.ts';
import { DATA_FOLDERS } from './topology.ts';

const OURS = [
  'mongod',
  'mongodb',
  'rabbitmq',
  'redis',
  'inbox',
  'bank',
  'shell',
  'remotes',
  'published',
  'logs',
  'seeded',
];

/** Empties a data folder of what earlier starts put there, and of nothing else. */
export async function forgetEverything(dataDir: string): Promise<void> {
  if (!existsSync(dataDir)) return;
  const lock = await takeLock(dataDir);
  for (const name of [...OURS, ...DATA_FOLDERS]) rmSync(join(dataDir, name), { recursive: true, force: true });
  await forgetContainers({ data: dataDir, logs: join(dataDir, 'logs'), durable: true });
  lock.release();
}

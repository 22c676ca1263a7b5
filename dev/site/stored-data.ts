import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { removeContainers } from '../backing/docker.ts';
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

/** Removes from a data folder what earlier starts stored there, and nothing else. */
export async function removeStoredData(dataDir: string): Promise<void> {
  if (!existsSync(dataDir)) return;
  const lock = await takeLock(dataDir);
  for (const name of [...OURS, ...DATA_FOLDERS]) rmSync(join(dataDir, name), { recursive: true, force: true });
  await removeContainers({ data: dataDir, logs: join(dataDir, 'logs'), durable: true });
  lock.release();
}

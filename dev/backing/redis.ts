import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../processes/find-program.ts';
import { freePort } from '../processes/ports.ts';
import { answers } from '../processes/probe.ts';
import type { Program } from '../processes/program.ts';
import type { BackingFolders } from './folders.ts';

/** Returns the path of a Redis or Valkey server on this machine, if one is installed. */
export const findRedis = () => findProgram(['redis-server', 'valkey-server']);

/** Returns a Redis server with its own port and folder. */
export async function redisPrograms(
  command: string,
  folders: BackingFolders,
): Promise<{ url: string; programs: Program[] }> {
  const port = await freePort();
  const dir = join(folders.data, 'redis');
  mkdirSync(dir, { recursive: true });
  const keep = folders.durable ? 'yes' : 'no';
  const program: Program = {
    name: 'redis',
    command,
    args: ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', dir, '--save', '', '--appendonly', keep],
    log: join(folders.logs, 'redis.log'),
    rank: 1,
    isReady: () => answers({ port, say: 'PING\r\n', expect: '+PONG' }),
    stopSignal: folders.durable ? 'SIGTERM' : 'SIGKILL',
  };
  return { url: `redis://127.0.0.1:${port}`, programs: [program] };
}

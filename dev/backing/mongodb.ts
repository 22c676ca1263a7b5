import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../processes/find-program.ts';
import { FLAGS } from '../processes/flags.ts';
import { freePort } from '../processes/ports.ts';
import { answers } from '../processes/probe.ts';
import type { Program } from '../processes/program.ts';
import type { BackingFolders } from './folders.ts';

const EMBEDDED = join(import.meta.dirname, '../embedded-mongo/src/main.ts');

/** Returns the path of MongoDB's server on this machine, if it is installed. */
export const findMongod = () => findProgram('mongod');

/**
 * Returns MongoDB when it is installed, otherwise the embedded store with the same protocol, each in its own folder.
 */
export async function mongodbPrograms(
  mongod: string | undefined,
  folders: BackingFolders,
): Promise<{ url: string; programs: Program[] }> {
  const port = await freePort();
  const dir = join(folders.data, mongod ? 'mongod' : 'mongodb');
  mkdirSync(dir, { recursive: true });
  const program: Program = {
    name: 'mongodb',
    ...(mongod
      ? { command: mongod, args: ['--dbpath', dir, '--bind_ip', '127.0.0.1', '--port', `${port}`] }
      : { command: process.execPath, args: [...FLAGS, EMBEDDED, '--port', `${port}`, '--data', dir] }),
    log: join(folders.logs, 'mongodb.log'),
    rank: 1,
    isReady: () => answers({ port }),
    stopSignal: folders.durable ? 'SIGTERM' : 'SIGKILL',
  };
  return { url: `mongodb://127.0.0.1:${port}`, programs: [program] };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const run = z.object({ mongodb: z.string() });
const ROOT = join(import.meta.dirname, '../../../..');

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the store of the running site, from the environment or as `npm start` noted it. @throws Error when neither
 * names one
 */
export function runningStore(env: Environment): string {
  const url = env.MONGODB_URI || env.MONGODB_URL || noted(env);
  if (!url) throw new Error('No running shop was found. Start it, or set MONGODB_URI.');
  return url;
}

function noted({ DATA_DIR, INIT_CWD }: Environment) {
  const folder = DATA_DIR || join(ROOT, '.data');
  for (const base of [ROOT, INIT_CWD ?? ROOT]) {
    const file = folder.startsWith('/') ? join(folder, 'run.json') : join(base, folder, 'run.json');
    try {
      return run.parse(JSON.parse(readFileSync(file, 'utf8'))).mongodb;
    } catch {}
  }
  return undefined;
}
